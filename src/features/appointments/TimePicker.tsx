import { msg, plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import type { CalendarSlot } from '@/entities/appointment/appointment'
import type { Day } from '@/shared/lib/day'
import { Section } from '@/shared/ui/Section'
import { SegmentedRadio } from '@/shared/ui/SegmentedRadio'
import { showToast } from '@/shared/ui/toast-store'
import { useCreateSlots } from './api/use-calendar-mutations'
import {
  choicesOf,
  startTimes,
  type TimeChoice,
  usualHours,
  type WorkingHours,
  workingHours,
} from './model/time-choices'
import { CalendarProblem } from './ui/CalendarProblem'
import classes from './TimePicker.module.css'

type Props = {
  nutritionistId: string
  day: Day
  /** What the calendar holds around the day. */
  slots: readonly CalendarSlot[]
  /** IANA name of the nutritionist's zone */
  zone: string
  /** ms since the epoch */
  now: number
}

const hoursOptions = workingHours.map((hours) => ({ value: hours, label: hours }))

/** The times of a day that can be offered: any number is chosen, and added at once. */
export function TimePicker({ nutritionistId, day, slots, zone, now }: Props) {
  const { t } = useLingui()
  const creation = useCreateSlots(nutritionistId)
  const isBusy = useRef(false)
  const [hours, setHours] = useState<WorkingHours>(usualHours)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choices = choicesOf(day, startTimes(hours), { zone, now, slots })
  const open = choices.filter(({ state }) => state === 'open')
  const starts = open.filter(({ start }) => chosen.has(start)).map(({ start }) => start)
  const count = starts.length
  const areAllChosen = open.length > 0 && count === open.length

  function choose(next: ReadonlySet<string>): void {
    creation.reset()
    setChosen(next)
  }

  async function add(): Promise<void> {
    if (isBusy.current) return // the second click comes before the button is disabled
    isBusy.current = true
    try {
      await creation.mutateAsync(starts)
    } catch {
      return // Shown from `error`; the choice stays.
    } finally {
      isBusy.current = false
    }
    setChosen(new Set())
    showToast({ text: msg`${plural(count, { one: '# slot added', other: '# slots added' })}` })
  }

  return (
    <Section
      title={<Trans>Add slots</Trans>}
      action={
        open.length > 0 && (
          <Button
            variant="subtle"
            onClick={() => choose(new Set(areAllChosen ? [] : open.map(({ start }) => start)))}
          >
            {areAllChosen ? <Trans>Choose none</Trans> : <Trans>Choose all</Trans>}
          </Button>
        )
      }
    >
      <SegmentedRadio
        legend={<Trans>Working hours</Trans>}
        options={hoursOptions}
        value={hours}
        onChange={(next) => {
          setHours(next)
          choose(new Set())
        }}
      />
      <fieldset className={classes.times} aria-label={t`Start times`}>
        {choices.map((choice) => (
          <TimeBox
            key={choice.start}
            choice={choice}
            isChosen={chosen.has(choice.start) && choice.state === 'open'}
            onToggle={() => choose(toggled(chosen, choice.start))}
          />
        ))}
      </fieldset>
      {open.length === 0 && (
        <p className="muted small">
          <Trans>No time of these hours can be offered any more.</Trans>
        </p>
      )}
      {creation.error && (
        <CalendarProblem error={creation.error} failure={<Trans>Failed to create slots</Trans>} />
      )}
      <Button
        size="lg"
        fullWidth
        className={classes.add}
        disabled={count === 0}
        loading={creation.isPending}
        onClick={() => void add()}
      >
        {count === 0 ? (
          <Trans>Add slots</Trans>
        ) : (
          <Plural value={count} one="Add # slot" other="Add # slots" />
        )}
      </Button>
    </Section>
  )
}

function toggled(chosen: ReadonlySet<string>, start: string): ReadonlySet<string> {
  const next = new Set(chosen)
  if (!next.delete(start)) next.add(start)
  return next
}

type BoxProps = { choice: TimeChoice; isChosen: boolean; onToggle: () => void }

function TimeBox({ choice: { time, state }, isChosen, onToggle }: BoxProps) {
  const { t } = useLingui()
  return (
    <label>
      <input
        className="vh"
        type="checkbox"
        aria-label={state === 'taken' ? t`${time}, already in the calendar` : time}
        checked={isChosen}
        disabled={state !== 'open'}
        onChange={onToggle}
      />
      <span className="num" data-state={state}>
        {time}
      </span>
    </label>
  )
}
