import { Trans } from '@lingui/react/macro'
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog'

/** Asks before a reload that would lose what this device could not keep. */
export function ReloadQuestion({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <ConfirmDialog
      opened={opened}
      title={<Trans>Reload and lose what is not saved?</Trans>}
      text={
        <Trans>This device has no room to keep what you typed. Save it first: a reload takes it away.</Trans>
      }
      confirmLabel={<Trans>Reload</Trans>}
      danger
      onConfirm={() => location.reload()}
      onCancel={onClose}
    />
  )
}
