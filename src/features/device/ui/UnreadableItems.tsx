import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { ownColumns } from '@/shared/log/content'
import { type OutboxItem, outbox } from '@/shared/log/outbox'
import { Dialog } from '@/shared/ui/Dialog'
import { QuietNote } from '@/shared/ui/QuietNote'
import { UnreadableTexts } from '@/shared/ui/form/UnreadableTexts'
import { textsOf } from '@/shared/lib/form-drafts'

/** What waits on this device in a shape that this version cannot send: it is shown as it was typed, to be entered again. */
export function UnreadableItems({ items }: { items: readonly OutboxItem[] }) {
  const [isOpen, { open, close }] = useDisclosure(false)
  const count = items.length
  return (
    <QuietNote
      action={
        <Button variant="subtle" onClick={open}>
          <Trans>Look at it</Trans>
        </Button>
      }
    >
      <Plural
        value={count}
        one="# entry is from an earlier version and does not fit this one."
        other="# entries are from an earlier version and do not fit this one."
      />
      <Dialog
        opened={isOpen}
        onClose={close}
        title={<Trans>Entries from an earlier version</Trans>}
        buttons={
          <>
            <Button variant="default" onClick={close}>
              <Trans>Close</Trans>
            </Button>
            <Button
              color="red"
              onClick={() => {
                for (const { id, stamp } of items) void outbox.remove(id, stamp)
                close()
              }}
            >
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
    </QuietNote>
  )
}

/** What the user has typed in it, without its ids and times. */
function contentIn(payload: unknown): unknown {
  const { row, ...own } = payload as { row?: Record<string, unknown> }
  return Object.fromEntries(Object.entries(row ?? own).filter(([column]) => !ownColumns.includes(column)))
}
