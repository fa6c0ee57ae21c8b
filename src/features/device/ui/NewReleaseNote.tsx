import { Trans } from '@lingui/react/macro'
import { QuietNote } from '@/shared/ui/QuietNote'
import { ReloadButton } from './ReloadButton'
import { useNewRelease } from './use-new-release'

/** Offers the newer release that is ready. */
export function NewReleaseNote({ isOnline }: { isOnline: boolean }) {
  const isOutdated = useNewRelease()
  if (!isOutdated || !isOnline) return null
  return (
    <QuietNote action={<ReloadButton />}>
      <Trans>A new version of Day&amp;Plate is ready.</Trans>
    </QuietNote>
  )
}
