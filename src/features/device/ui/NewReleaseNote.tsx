import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notKept } from '@/shared/lib/not-kept'
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog'
import { QuietNote } from '@/shared/ui/QuietNote'
import { useNewRelease } from './use-new-release'

/** Offers the newer release that is ready; it asks before a reload that would lose what this device could not keep. */
export function NewReleaseNote({ isOnline }: { isOnline: boolean }) {
  const isOutdated = useNewRelease()
  const [isAsking, { open: ask, close }] = useDisclosure(false)
  if (!isOutdated || !isOnline) return null
  const reload = () => location.reload()
  return (
    <QuietNote
      action={
        <Button variant="subtle" onClick={notKept.isEmpty() ? reload : ask}>
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <Trans>A new version of Day&amp;Plate is ready.</Trans>
      <ConfirmDialog
        opened={isAsking}
        title={<Trans>Reload and lose what is not saved?</Trans>}
        text={
          <Trans>
            This device has no room to keep what you typed. Save it first: a reload takes it away.
          </Trans>
        }
        confirmLabel={<Trans>Reload</Trans>}
        danger
        onConfirm={reload}
        onCancel={close}
      />
    </QuietNote>
  )
}
