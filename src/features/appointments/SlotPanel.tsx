import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Appointment, Host } from '@/entities/appointment/appointment'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { QuietNote } from '@/shared/ui/QuietNote'
import { Section } from '@/shared/ui/Section'
import { showToast } from '@/shared/ui/toast-store'
import { useBookSlot } from './api/use-booking-mutations'
import { limitOf } from './model/limits'
import { BookDialog } from './ui/BookDialog'
import { LimitNotes } from './ui/LimitNotes'
import { NoSlots } from './ui/NoSlots'
import { RefusalBox } from './ui/RefusalBox'
import { SlotRadios } from './ui/SlotRadios'
import { useSlotWords } from './ui/use-slot-words'
import classes from './SlotPanel.module.css'

type Props = {
  clientId: string
  host: Host
  day: Day
  /** The free ones of the day, by start. */
  slots: readonly Appointment[]
  /** What the client has booked, this week's past ones too. */
  booked: readonly Appointment[]
  /** IANA name of the reader's zone */
  zone: string
  /** ms since the epoch */
  now: number
  /** The first day after this one with a free time. */
  nextFree: Day | undefined
  onGoTo: (day: Day) => void
}

/** The free times of a day, and booking one of them. */
export function SlotPanel(props: Props) {
  const { clientId, host, day, slots, booked, zone, now, nextFree, onGoTo } = props
  const format = useFormat()
  const words = useSlotWords(zone, host.timezone)
  const booking = useBookSlot(clientId)
  const [chosen, setChosen] = useState<Appointment>()
  const [asked, setAsked] = useState<Appointment>()
  const limits = new Map(slots.map((slot) => [slot.id, limitOf(slot, booked)]))
  const canBook = ({ id }: Appointment) => limits.has(id) && limits.get(id) === undefined
  const isFree = chosen !== undefined && canBook(chosen)
  const isGone = chosen !== undefined && !limits.has(chosen.id)
  const when = isFree ? words.short(chosen.start_time) : ''

  function handleChoose(slot: Appointment): void {
    booking.reset()
    setChosen(slot)
  }

  async function book(slot: Appointment): Promise<void> {
    try {
      await booking.mutateAsync(slot)
      showToast({ text: msg`Appointment booked. Your nutritionist has yet to confirm it.` })
    } catch {
      // Shown from `error`.
    }
    setAsked(undefined)
    setChosen(undefined)
  }

  return (
    <Section title={format.day(day)}>
      {booking.error && (
        <RefusalBox error={booking.error} failure={<Trans>Failed to book appointment</Trans>} />
      )}
      {isGone && !booking.isPending && (
        <QuietNote>
          <Trans>The time that you chose is no longer free.</Trans>
        </QuietNote>
      )}
      <LimitNotes limits={new Set(limits.values())} />
      {slots.length === 0 ? (
        <NoSlots nextFree={nextFree} onGoTo={onGoTo} />
      ) : (
        <>
          <SlotRadios
            slots={slots}
            chosenId={chosen?.id}
            onChoose={handleChoose}
            canBook={canBook}
            zone={zone}
            hostZone={host.timezone}
          />
          <Button
            size="lg"
            fullWidth
            className={classes.book}
            disabled={!isFree}
            onClick={() => setAsked(chosen)}
          >
            {isFree ? <Trans>Book {when}</Trans> : <Trans>Choose a time</Trans>}
          </Button>
        </>
      )}
      <BookDialog
        slot={asked}
        host={host}
        zone={zone}
        now={now}
        pending={booking.isPending}
        onConfirm={() => asked && void book(asked)}
        onCancel={() => setAsked(undefined)}
      />
    </Section>
  )
}
