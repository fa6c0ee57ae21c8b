import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { errorText } from '@/shared/i18n/error-text'
import { draftStore } from '@/shared/lib/draft-store'
import { outbox } from '@/shared/outbox/outbox'
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { endOtherSessions } from '../api/account'

/**
 * Ends every session of the account (DESIGN.md section 4): for a lost phone, or a forgotten log-out.
 * @param props.onEnded told when only the session of this device is left: it is to end as any log-out
 */
export function SignOutEverywhere({ onEnded }: { onEnded: () => void }) {
  const { i18n } = useLingui()
  const [isAsking, { open, close }] = useDisclosure(false)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()

  async function handleConfirm() {
    setPending(true)
    setError(undefined)
    try {
      await endOtherSessions()
      onEnded()
    } catch (failure) {
      setError(failure)
      setPending(false)
      close()
    }
  }

  return (
    <>
      <Button variant="default" onClick={open}>
        <Trans>Log out everywhere</Trans>
      </Button>
      {error !== undefined && (
        <ErrorBox onRetry={() => void handleConfirm()} isRetrying={isPending}>
          {i18n._(errorText(error))}
        </ErrorBox>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={<Trans>Log out on every device?</Trans>}
        text={
          draftStore.isEmpty() && outbox.get().length === 0 ? (
            <Trans>You will have to log in again, here too.</Trans>
          ) : (
            <Trans>
              You will have to log in again, here too. Something you entered here is not saved yet, and is
              lost.
            </Trans>
          )
        }
        confirmLabel={<Trans>Log out everywhere</Trans>}
        pending={isPending}
        onConfirm={() => void handleConfirm()}
        onCancel={close}
      />
    </>
  )
}
