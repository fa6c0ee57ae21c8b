import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalendarSlot } from '@/entities/appointment/appointment'
import { calendarWindow } from '@/entities/appointment/calendar-window'
import { daysOf } from '@/entities/appointment/days-of'
import { appointmentQueries } from '@/entities/appointment/queries'
import { DaySlots } from '@/features/appointments/DaySlots'
import { TimePicker } from '@/features/appointments/TimePicker'
import { type Day, monthOf, shiftDay, shiftMonth } from '@/shared/lib/day'
import { DayMarkLegend } from '@/shared/ui/DayMark'
import { LoadProblem } from '@/shared/ui/LoadProblem'
import { type MarkedDay, MonthGrid } from '@/shared/ui/MonthGrid'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { SkeletonList } from '@/shared/ui/Skeletons'
import classes from './CalendarPage.module.css'

/** The last whole day within the year in which the database takes slots. */
const lastDayOf = (today: Day): Day => shiftDay(shiftMonth(today, 12), -1)

type Props = {
  nutritionistId: string
  /** IANA name of the nutritionist's zone */
  zone: string
  today: Day
  /** ms since the epoch */
  now: number
}

/** A month with its slots; those of the chosen day beside it, and more to add. */
export function OfferMonth({ nutritionistId, zone, today, now }: Props) {
  const { t } = useLingui()
  const [month, setMonth] = useState<Day>(monthOf(today))
  const [chosen, setChosen] = useState<Day>(today)
  const day = chosen < today ? today : chosen
  const last = lastDayOf(today)
  const read = useQuery(appointmentQueries.calendar(nutritionistId, calendarWindow(month, today, zone)))
  const days = daysOf(read.data?.filter(isShown) ?? [], zone)

  /** A free time that has passed is of no use to anybody. */
  function isShown({ status, start_time }: CalendarSlot): boolean {
    return status !== 'available' || Date.parse(start_time) > now
  }

  /** A day that only holds declined slots has a dot too: they are its history. */
  function markOf(date: Day): MarkedDay | undefined {
    const slots = days.get(date)
    if (!slots) return undefined
    const count = slots.length
    const words = t`${plural(count, { one: '# slot', other: '# slots' })}`
    const waiting = slots.filter(({ status }) => status === 'pending').length
    if (waiting === 0) return { kind: 'open', text: words }
    const waitingWords = t`${plural(waiting, { one: '# awaits confirmation', other: '# await confirmation' })}`
    return { kind: 'waiting', text: `${words}, ${waitingWords}` }
  }

  /** The window that is read begins with the month: so does what is shown of it. */
  function handleMonth(next: Day): void {
    setMonth(next)
    setChosen(next)
  }

  return (
    <>
      <RefreshProblem of={[read]} />
      <div className={classes.columns}>
        <div className={classes.month}>
          <MonthGrid
            month={month}
            onMonthChange={handleMonth}
            selected={[day]}
            onPress={setChosen}
            today={today}
            first={today}
            last={last}
            markOf={markOf}
            isBusy={read.isPending}
          />
          <DayMarkLegend
            entries={[
              { kind: 'waiting', text: t`a booking awaits confirmation` },
              { kind: 'open', text: t`slots` },
            ]}
          />
        </div>
        {read.isPending && <SkeletonList rows={5} />}
        {read.isLoadingError && (
          <LoadProblem read={read} failure={<Trans>Failed to load appointments</Trans>} />
        )}
        {read.data && (
          <div className={classes.side}>
            <DaySlots
              key={`slots ${day}`}
              nutritionistId={nutritionistId}
              day={day}
              slots={days.get(day) ?? []}
              zone={zone}
              today={today}
              last={last}
            />
            <TimePicker
              key={`times ${day}`}
              nutritionistId={nutritionistId}
              day={day}
              slots={read.data}
              zone={zone}
              now={now}
            />
          </div>
        )}
      </div>
    </>
  )
}
