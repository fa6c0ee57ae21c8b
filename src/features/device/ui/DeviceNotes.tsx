import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useIsOnline } from '@/shared/lib/use-is-online'
import { useOutbox } from '@/shared/outbox/outbox'
import { isWaiting } from '@/shared/outbox/send-parcels'
import { QuietNote } from '@/shared/ui/QuietNote'
import type { Senders } from '../model/send-waiting'
import { placeOf } from '../model/place-of'
import classes from './DeviceNotes.module.css'
import { useNewRelease } from './use-new-release'
import { useSending } from './use-sending'

type Props = { userId: string; senders: Senders }

/** What the user should know about this device: no network, what is not sent yet, a newer release. */
export function DeviceNotes({ userId, senders }: Props) {
  const isOnline = useIsOnline()
  const isOutdated = useNewRelease()
  const { isSending, sendNow } = useSending(userId, senders)
  const navigate = useNavigate()
  const parcels = useOutbox()
  const waiting = parcels.filter(isWaiting).length
  const refused = parcels.filter((parcel) => !isWaiting(parcel))
  const [first] = refused
  return (
    <div className={classes.notes}>
      {!isOnline && (
        <QuietNote>
          <Trans>
            You are offline. You see what was loaded last; what you log is kept here and sent later.
          </Trans>
        </QuietNote>
      )}
      {waiting > 0 && (
        <QuietNote
          action={
            isOnline && (
              <Button variant="subtle" loading={isSending} onClick={() => void sendNow()}>
                <Trans>Send now</Trans>
              </Button>
            )
          }
        >
          <Plural
            value={waiting}
            one="# entry is saved on this device and not sent yet."
            other="# entries are saved on this device and not sent yet."
          />
        </QuietNote>
      )}
      {first && (
        <QuietNote
          action={
            <Button variant="subtle" onClick={() => void navigate({ href: placeOf(first) })}>
              <Trans>Look at it</Trans>
            </Button>
          }
        >
          <Plural
            value={refused.length}
            one="# entry could not be stored. It is still on this device."
            other="# entries could not be stored. They are still on this device."
          />
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
