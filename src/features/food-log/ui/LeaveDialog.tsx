import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { session } from '@/shared/auth/session-store'
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog'

/** Asks before the screen is left with an unsaved meal; a session that ends does not wait for an answer. */
export function LeaveDialog({ isUnsaved }: { isUnsaved: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isUnsaved && current.pathname !== next.pathname && session.get().status === 'signed-in',
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      opened={status === 'blocked'}
      title={<Trans>Leave without saving?</Trans>}
      text={
        <Trans>
          Your meal is not saved yet. It stays on this device, and you find it here when you come back.
        </Trans>
      }
      confirmLabel={<Trans>Leave</Trans>}
      onConfirm={() => proceed?.()}
      onCancel={() => reset?.()}
    />
  )
}
