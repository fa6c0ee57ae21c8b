import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Booking } from '@/entities/appointment/appointment'
import { pictureAddress } from '@/shared/api/picture-address'
import { saveFile } from '@/shared/lib/file/save-file'
import { wallTime } from '@/shared/lib/zoned-time'
import { IconCalendarPlus } from '@/shared/ui/icons'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import { calendarFile, calendarFileName, eventOf } from '../model/calendar-file'
import classes from './BookingCard.module.css'
import { useSlotWords } from './use-slot-words'

type Props = {
  booking: Booking
  /** IANA name of the reader's zone */
  zone: string
  /** ms since the epoch */
  now: number
  onCancel: (booking: Booking) => void
}

/** An appointment to come: when, how it stands, and until when it can be cancelled. */
export function BookingCard({ booking, zone, now, onCancel }: Props) {
  const { t } = useLingui()
  const { nutritionist, nutritionist_id, status, start_time, cancellation_deadline } = booking
  const words = useSlotWords(zone, nutritionist?.timezone ?? zone)
  const name = nutritionist?.name ?? t`your nutritionist`
  const other = words.other(booking)
  const canCancel = Date.parse(cancellation_deadline) > now
  return (
    <li className={classes.card} data-status={status}>
      <PersonAvatar
        id={nutritionist_id}
        name={name}
        pictureUrl={pictureAddress(nutritionist?.profile_picture_url ?? null)}
        size="lg"
      />
      <div className={classes.words}>
        <p className={classes.status}>
          {status === 'confirmed' ? <Trans>Confirmed</Trans> : <Trans>Awaiting confirmation</Trans>}
        </p>
        <h3>{words.long(start_time)}</h3>
        {other && (
          <p className="small">
            <Trans>Nutritionist's time: {other}</Trans>
          </p>
        )}
        <Deadline canCancel={canCancel} deadline={words.short(cancellation_deadline)} />
      </div>
      <div className={classes.buttons}>
        {status === 'confirmed' && <SaveButton booking={booking} name={name} zone={zone} />}
        {canCancel && (
          <Button variant="default" onClick={() => onCancel(booking)}>
            <Trans>Cancel appointment</Trans>
          </Button>
        )}
      </div>
    </li>
  )
}

function Deadline({ canCancel, deadline }: { canCancel: boolean; deadline: string }) {
  if (canCancel)
    return (
      <p className="small">
        <Trans>Can be cancelled until {deadline}</Trans>
      </p>
    )
  return (
    <p className="small">
      <Trans>
        It could be cancelled until {deadline}. If you cannot come,{' '}
        <Link to="/feedback">write to your nutritionist</Link>.
      </Trans>
    </p>
  )
}

function SaveButton({ booking, name, zone }: { booking: Booking; name: string; zone: string }) {
  const { t } = useLingui()
  function handleSave(): void {
    const event = eventOf(booking, t`Appointment with ${name}`, location.origin)
    const file = new Blob([calendarFile(event, new Date().toISOString())], { type: 'text/calendar' })
    saveFile(file, calendarFileName(wallTime(booking.start_time, zone).day))
  }
  return (
    <Button variant="subtle" leftSection={<IconCalendarPlus className="icon" />} onClick={handleSave}>
      <Trans>Add to calendar</Trans>
    </Button>
  )
}
