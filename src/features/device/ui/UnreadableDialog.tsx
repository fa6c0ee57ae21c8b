import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { textsOf } from '@/shared/lib/form-drafts'
import { ownColumns } from '@/shared/log/content'
import { type OutboxItem, outbox } from '@/shared/log/outbox'
import { Dialog } from '@/shared/ui/Dialog'
import { UnreadableTexts } from '@/shared/ui/form/UnreadableTexts'

type Props = { items: readonly OutboxItem[]; opened: boolean; onClose: () => void }

/** Shows entries of an earlier version as they were typed, to be entered again. */
export function UnreadableDialog({ items, opened, onClose }: Props) {
  function handleDiscard(): void {
    for (const { id, stamp } of items) void outbox.remove(id, stamp)
    onClose()
  }
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={<Trans>Entries from an earlier version</Trans>}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button color="red" onClick={handleDiscard}>
            <Trans>Discard</Trans>
          </Button>
        </>
      }
    >
      <p className="muted">
        <Trans>This is what you typed. Enter it again where you need it, then discard it here.</Trans>
      </p>
      {items.map(({ id, payload }) => (
        <UnreadableTexts key={id} texts={textsOf(contentIn(payload))} />
      ))}
    </Dialog>
  )
}

/** What the user has typed in it, without its ids and times. */
function contentIn(payload: unknown): unknown {
  const { row, ...own } = payload as { row?: Record<string, unknown> }
  return Object.fromEntries(Object.entries(row ?? own).filter(([column]) => !ownColumns.includes(column)))
}
