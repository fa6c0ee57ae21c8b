import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useIsOnline } from '@/shared/lib/use-is-online'
import { QuietNote } from '@/shared/ui/QuietNote'
import { useNewRelease } from '../device/use-new-release'
import classes from './DeviceNotes.module.css'

/** What the user should know about this device: no network, a newer release. */
export function DeviceNotes() {
  const isOnline = useIsOnline()
  const isOutdated = useNewRelease()
  return (
    <div className={classes.notes}>
      {!isOnline && (
        <QuietNote>
          <Trans>You are offline. You see what was loaded last.</Trans>
        </QuietNote>
      )}
      {isOutdated && isOnline && (
        <QuietNote
          action={
            <Button variant="subtle" onClick={() => location.reload()}>
              <Trans>Reload</Trans>
            </Button>
          }
        >
          <Trans>A new version of Day&amp;Plate is ready.</Trans>
        </QuietNote>
      )}
    </div>
  )
}
