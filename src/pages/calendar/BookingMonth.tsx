import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Appointment, Host } from '@/entities/appointment/appointment'
import { calendarWindow } from '@/entities/appointment/calendar-window'
import { daysOf } from '@/entities/appointment/days-of'
import { appointmentQueries } from '@/entities/appointment/queries'
import { ClockNote } from '@/features/appointments/ClockNote'
import { SlotPanel } from '@/features/appointments/SlotPanel'
import { type Day, monthOf, shiftMonth } from '@/shared/lib/day'
import { DayMarkLegend } from '@/shared/ui/DayMark'
import { LoadProblem } from '@/shared/ui/LoadProblem'
import { type MarkedDay, MonthGrid } from '@/shared/ui/MonthGrid'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { SkeletonList } from '@/shared/ui/Skeletons'
import classes from './CalendarPage.module.css'

/** Months ahead in which slots can be offered (a year, as the database allows). */
const monthsAhead = 12

type Props = {
  clientId: string
  host: Host
  booked: readonly Appointment[]
  /** IANA name of the reader's zone */
  zone: string
  today: Day
  /** ms since the epoch */
  now: number
}

/** A month with its free times, and those of the chosen day beside it. */
export function BookingMonth({ clientId, host, booked, zone, today, now }: Props) {
  const { t } = useLingui()
  const [month, setMonth] = useState<Day>(monthOf(today))
  const [chosen, setChosen] = useState<Day>(today)
  const day = chosen < today ? today : chosen
  const read = useQuery(appointmentQueries.slots(clientId, host.id, calendarWindow(month, today, zone)))
  const isFree = ({ status, start_time }: Appointment) =>
    status === 'available' && Date.parse(start_time) > now
  const days = daysOf(read.data?.filter(isFree) ?? [], zone)
  const ownDays = daysOf(booked, zone)
  const nextFree = [...days.keys()].find((free) => free > day)

  function markOf(date: Day): MarkedDay | undefined {
    if (ownDays.has(date)) return { kind: 'own', text: t`your appointment` }
    const count = days.get(date)?.length ?? 0
    if (count === 0) return undefined
    return { kind: 'open', text: t`${plural(count, { one: '# free time', other: '# free times' })}` }
  }

  /** The window that is read begins with the month: so does what is shown of it. */
  function handleMonth(next: Day): void {
    setMonth(next)
    setChosen(next)
  }

  function handleGoTo(date: Day): void {
    setMonth(monthOf(date))
    setChosen(date)
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
            last={shiftMonth(today, monthsAhead)}
            markOf={markOf}
            isBusy={read.isPending}
          />
          <DayMarkLegend
            entries={[
              { kind: 'open', text: t`free times` },
              { kind: 'own', text: t`your appointment` },
            ]}
          />
          <ClockNote zone={zone} hostZone={host.timezone} now={now} />
        </div>
        {read.isPending && <SkeletonList rows={4} />}
        {read.isLoadingError && (
          <LoadProblem read={read} failure={<Trans>Failed to load appointments</Trans>} />
        )}
        {read.data && (
          <SlotPanel
            key={day}
            clientId={clientId}
            host={host}
            day={day}
            slots={days.get(day) ?? []}
            booked={booked}
            zone={zone}
            now={now}
            nextFree={nextFree}
            onGoTo={handleGoTo}
          />
        )}
      </div>
    </>
  )
}
