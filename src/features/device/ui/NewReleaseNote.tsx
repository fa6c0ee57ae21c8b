import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notKept } from '@/shared/lib/not-kept'
import { lazyOverlay } from '@/shared/ui/lazy-overlay'
import { QuietNote } from '@/shared/ui/QuietNote'
import { useNewRelease } from './use-new-release'

const LazyReloadQuestion = lazyOverlay(async () => (await import('./ReloadQuestion')).ReloadQuestion)

/** Offers the newer release that is ready; it asks before a reload that would lose what this device could not keep. */
export function NewReleaseNote({ isOnline }: { isOnline: boolean }) {
  const isOutdated = useNewRelease()
  const [isAsking, { open: ask, close }] = useDisclosure(false)
  if (!isOutdated || !isOnline) return null
  return (
    <QuietNote
      action={
        <Button variant="subtle" onClick={() => (notKept.isEmpty() ? location.reload() : ask())}>
          <Trans>Reload</Trans>
        </Button>
      }
    >
      <Trans>A new version of Day&amp;Plate is ready.</Trans>
      <LazyReloadQuestion opened={isAsking} onClose={close} />
    </QuietNote>
  )
}
