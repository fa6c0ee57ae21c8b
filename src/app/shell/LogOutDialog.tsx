import { Trans } from '@lingui/react/macro'
import { useSignOut } from '@/features/auth/sign-out'
import { useUnsentQuestion } from '@/features/device'
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog'

/** Asks before a log-out takes what is unsaved or not sent yet from this device. */
export function LogOutDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const signOut = useSignOut()
  const unsent = useUnsentQuestion()
  return (
    <ConfirmDialog
      opened={opened}
      danger
      title={unsent?.title ?? <Trans>Log out without saving?</Trans>}
      text={
        unsent?.text ?? (
          <Trans>
            Something you entered is not saved yet. It is kept on this device only, and logging out removes
            it.
          </Trans>
        )
      }
      confirmLabel={<Trans>Log out</Trans>}
      onConfirm={() => void signOut()}
      onCancel={onClose}
    />
  )
}
