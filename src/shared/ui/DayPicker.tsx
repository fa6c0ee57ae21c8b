import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { type Day, isDay, shiftDay } from '../lib/day'
import classes from './DayPicker.module.css'
import { IconChevronLeft, IconChevronRight } from './icons'

type Props = {
  day: Day
  /** The last day that can be chosen. */
  today: Day
  /** The first day that can be chosen. */
  firstDay: Day
  onChange: (day: Day) => void
}

/** Goes to a day: one back, one on, any past one, or back to today. */
export function DayPicker({ day, today, firstDay, onChange }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const goTo = (next: string) => {
    if (isDay(next) && next >= firstDay && next <= today) onChange(next)
  }
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = day
  }, [day])
  return (
    <fieldset className={classes.picker} aria-label={t`Day on screen`}>
      <ActionIcon aria-label={t`Previous day`} onClick={() => goTo(shiftDay(day, -1))}>
        <IconChevronLeft className="icon" />
      </ActionIcon>
      {/* Not controlled: half a typed date is a date too, and must not be taken away from under the fingers. */}
      <input
        ref={input}
        className={classes.date}
        type="date"
        aria-label={t`Show day`}
        defaultValue={day}
        min={firstDay}
        max={today}
        onChange={(event) => goTo(event.currentTarget.value)}
        onBlur={(event) => {
          event.currentTarget.value = day
        }}
      />
      <ActionIcon aria-label={t`Next day`} disabled={day >= today} onClick={() => goTo(shiftDay(day, 1))}>
        <IconChevronRight className="icon" />
      </ActionIcon>
      {day !== today && (
        <Button variant="subtle" onClick={() => onChange(today)}>
          <Trans>Today</Trans>
        </Button>
      )}
    </fieldset>
  )
}
