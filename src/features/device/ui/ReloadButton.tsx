import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notKept } from '@/shared/lib/not-kept'
import { lazyOverlay } from '@/shared/ui/lazy-overlay'

const LazyReloadQuestion = lazyOverlay(async () => (await import('./ReloadQuestion')).ReloadQuestion)

/** Reloads the page; it asks before that would lose what this device could not keep. */
export function ReloadButton() {
  const [isAsking, { open: ask, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="subtle" onClick={() => (notKept.isEmpty() ? location.reload() : ask())}>
        <Trans>Reload</Trans>
      </Button>
      <LazyReloadQuestion opened={isAsking} onClose={close} />
    </>
  )
}
