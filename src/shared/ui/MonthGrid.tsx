import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useFormat } from '../i18n/format'
import { type Day, monthOf, shiftMonth } from '../lib/day'
import { dayByKey, weeksOf } from '../lib/month'
import { IconChevronLeft, IconChevronRight } from './icons'
import { DayMark, type DayMarkKind } from './DayMark'
import classes from './MonthGrid.module.css'

/** What is to be seen of a day, and said of it. */
export type MarkedDay = { kind: DayMarkKind; text: string }

type Props = {
  /** Any day of the month on screen. */
  month: Day
  onMonthChange: (month: Day) => void
  /** The chosen days. */
  selected: readonly Day[]
  /** More than one may be chosen. */
  isMultiple?: boolean
  onPress: (day: Day) => void
  today: Day
  /** The first and the last day that can be chosen. */
  first: Day
  last: Day
  /** Days that cannot be chosen though they lie between both. */
  isDisabled?: (day: Day) => boolean
  markOf: (day: Day) => MarkedDay | undefined
  /** The marks are still being read. */
  isBusy?: boolean
}

/**
 * A month as a grid, Monday first. One day is in the tab order; arrows, Home, End, Page Up and Page Down go from it to
 * others, also to those that cannot be chosen, so that they can be heard.
 */
export function MonthGrid(props: Props) {
  const { month, onMonthChange, selected, today, first, last, isMultiple, isBusy } = props
  const { t } = useLingui()
  const format = useFormat()
  const headingId = useId()
  const grid = useRef<HTMLTableElement>(null)
  const [reached, setReached] = useState<Day>()
  const movedByKey = useRef(false)
  const weeks = weeksOf(month)
  const shown = monthOf(month)
  const isShown = (day: Day | undefined) => day !== undefined && monthOf(day) === shown
  const tabStop = [reached, selected[0], today].find(isShown) ?? (first > shown ? first : shown)

  useEffect(() => {
    if (!movedByKey.current) return
    movedByKey.current = false
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }, [tabStop])

  function handleKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.shiftKey ? `Shift+${event.key}` : event.key
    const target = dayByKey(key, tabStop, { first: monthOf(first), last })
    if (target === undefined) return
    event.preventDefault()
    movedByKey.current = target !== tabStop
    setReached(target)
    if (monthOf(target) !== shown) onMonthChange(monthOf(target))
  }

  return (
    <div className={classes.month}>
      <header className={classes.head}>
        <h2 id={headingId} aria-live="polite">
          {format.day(shown, 'month')}
        </h2>
        <ActionIcon
          aria-label={t`Previous month`}
          disabled={shown <= monthOf(first)}
          onClick={() => onMonthChange(shiftMonth(shown, -1))}
        >
          <IconChevronLeft className="icon" />
        </ActionIcon>
        <ActionIcon
          aria-label={t`Next month`}
          disabled={shown >= monthOf(last)}
          onClick={() => onMonthChange(shiftMonth(shown, 1))}
        >
          <IconChevronRight className="icon" />
        </ActionIcon>
      </header>
      <table
        ref={grid}
        role="grid"
        className={classes.grid}
        aria-labelledby={headingId}
        aria-multiselectable={isMultiple}
        aria-busy={isBusy}
        onKeyDown={handleKey}
      >
        <Weekdays />
        <tbody>
          {weeks.map((week, row) => (
            <tr key={row}>
              {week.map((day, weekday) =>
                day === null ? (
                  <td key={weekday} />
                ) : (
                  <DayCell key={day} {...props} day={day} isTabStop={day === tabStop} onReach={setReached} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Any week shows the names of its days. */
const someWeek: readonly Day[] = weeksOf('2027-02-01')[0]?.filter((day) => day !== null) ?? []

function Weekdays() {
  const { day: write } = useFormat()
  return (
    <thead>
      <tr>
        {someWeek.map((day) => (
          <th key={day} scope="col" abbr={write(day, 'weekdayName')}>
            {write(day, 'weekday')}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type CellProps = Props & { day: Day; isTabStop: boolean; onReach: (day: Day) => void }

function DayCell({ day, isTabStop, onReach, ...props }: CellProps) {
  const { today, first, last, selected, isDisabled, markOf, onPress } = props
  const format = useFormat()
  const mark = markOf(day)
  const canChoose = day >= first && day <= last && !isDisabled?.(day)
  const isSelected = selected.includes(day)
  const label = format.day(day, 'long')

  function handlePress(): void {
    onReach(day)
    if (canChoose) onPress(day)
  }

  return (
    <td role="gridcell" aria-selected={isSelected}>
      <button
        type="button"
        className={classes.day}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={mark ? `${label}, ${mark.text}` : label}
        aria-current={day === today ? 'date' : undefined}
        aria-disabled={!canChoose}
        data-mark={mark?.kind}
        data-selected={isSelected}
        onClick={handlePress}
      >
        <span className="num">{Number(day.slice(8))}</span>
        {mark && <DayMark kind={mark.kind} />}
      </button>
    </td>
  )
}
