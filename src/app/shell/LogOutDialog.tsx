import { Trans } from '@lingui/react/macro'
import { useOnlyHere } from '@/shared/log/only-here'
import { LogOutLoss } from '@/shared/log/ui/LogOutLoss'
import { useSignOut } from '@/features/auth/use-sign-out'
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog'

/** Asks before a log-out takes what is unsaved or not sent yet from this device. */
export function LogOutDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const signOut = useSignOut()
  const onlyHere = useOnlyHere()
  return (
    <ConfirmDialog
      opened={opened}
      danger
      title={
        onlyHere === 'unsent' ? (
          <Trans>Log out before everything is sent?</Trans>
        ) : (
          <Trans>Log out without saving?</Trans>
        )
      }
      text={<LogOutLoss of={onlyHere} />}
      confirmLabel={<Trans>Log out</Trans>}
      onConfirm={() => void signOut()}
      onCancel={onClose}
    />
  )
}
