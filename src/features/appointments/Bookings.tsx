import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Booking } from '@/entities/appointment/appointment'
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog'
import { Section } from '@/shared/ui/Section'
import { showToast } from '@/shared/ui/toast-store'
import { useCancelBooking } from './api/use-booking-mutations'
import { BookingCard } from './ui/BookingCard'
import classes from './Bookings.module.css'
import { RefusalBox } from './ui/RefusalBox'
import { useSlotWords } from './ui/use-slot-words'

type Props = {
  clientId: string
  /** Those to come. */
  bookings: readonly Booking[]
  /** IANA name of the reader's zone */
  zone: string
  /** ms since the epoch */
  now: number
}

/** The client's appointments to come, the next one first. */
export function Bookings({ clientId, bookings, zone, now }: Props) {
  const { mutateAsync, reset, error, isPending } = useCancelBooking(clientId)
  const [asked, setAsked] = useState<Booking>()
  const words = useSlotWords(zone, zone)
  const when = asked ? words.long(asked.start_time) : ''

  function handleAsk(booking: Booking): void {
    reset()
    setAsked(booking)
  }

  async function cancel(booking: Booking): Promise<void> {
    try {
      await mutateAsync(booking)
      showToast({ text: msg`Appointment cancelled` })
    } catch {
      // Shown from `error`.
    }
    setAsked(undefined)
  }

  if (bookings.length === 0 && !error) return null
  return (
    <Section title={<Trans>Your appointments</Trans>}>
      {error && <RefusalBox error={error} failure={<Trans>Failed to cancel appointment</Trans>} />}
      <ul className={classes.list}>
        {bookings.map((booking) => (
          <BookingCard key={booking.id} booking={booking} zone={zone} now={now} onCancel={handleAsk} />
        ))}
      </ul>
      <ConfirmDialog
        opened={asked !== undefined}
        danger
        title={<Trans>Cancel this appointment?</Trans>}
        text={<Trans>{when}. The time becomes free for others.</Trans>}
        confirmLabel={<Trans>Cancel appointment</Trans>}
        cancelLabel={<Trans>Keep it</Trans>}
        pending={isPending}
        onConfirm={() => asked && void cancel(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </Section>
  )
}
