import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { useOnlyHere } from '@/shared/log/only-here'
import { LogOutLoss } from '@/shared/log/ui/LogOutLoss'
import { errorText } from '@/shared/i18n/error-text'
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { endOtherSessions } from './api/account'

/**
 * Ends every session of the account: for a lost phone, or a forgotten log-out.
 * @param props.onEnded told when only the session of this device is left: it is to end as any log-out
 */
export function SignOutEverywhere({ onEnded }: { onEnded: () => void }) {
  const { i18n } = useLingui()
  const onlyHere = useOnlyHere()
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
          <>
            <Trans>You will have to log in again, here too.</Trans> <LogOutLoss of={onlyHere} />
          </>
        }
        danger={onlyHere !== 'nothing'}
        confirmLabel={<Trans>Log out everywhere</Trans>}
        pending={isPending}
        onConfirm={() => void handleConfirm()}
        onCancel={close}
      />
    </>
  )
}
