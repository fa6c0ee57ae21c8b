import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { OutboxItem } from '@/shared/log/outbox'
import { lazyOverlay } from '@/shared/ui/lazy-overlay'
import { QuietNote } from '@/shared/ui/QuietNote'

const LazyUnreadableDialog = lazyOverlay(async () => (await import('./UnreadableDialog')).UnreadableDialog)

/** Says what waits on this device in a shape that this version cannot send. */
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
      <LazyUnreadableDialog items={items} opened={isOpen} onClose={close} />
    </QuietNote>
  )
}
