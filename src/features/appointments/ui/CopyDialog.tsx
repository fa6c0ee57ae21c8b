import { msg, plural } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import type { CalendarSlot } from '@/entities/appointment/appointment'
import { useFormat } from '@/shared/i18n/format'
import { type Day, monthOf } from '@/shared/lib/day'
import { Dialog } from '@/shared/ui/Dialog'
import { MonthGrid } from '@/shared/ui/MonthGrid'
import { showToast } from '@/shared/ui/toast-store'
import { useCopyDay } from '../api/use-calendar-mutations'
import { CalendarProblem } from './CalendarProblem'
import classes from './CopyDialog.module.css'

type Props = {
  nutritionistId: string
  /** The day that is copied, and its slots. */
  day: Day
  slots: readonly CalendarSlot[]
  /** IANA name of the nutritionist's zone */
  zone: string
  today: Day
  /** The last day that slots can be offered on. */
  last: Day
  onClose: () => void
}

/** Chooses the days that get the same times as a day. */
export function CopyDialog({ nutritionistId, day, slots, zone, today, last, onClose }: Props) {
  const format = useFormat()
  const copy = useCopyDay(nutritionistId)
  const isBusy = useRef(false)
  const [month, setMonth] = useState(monthOf(day))
  const [days, setDays] = useState<readonly Day[]>([])
  const count = days.length
  const date = format.day(day, 'date')

  function handlePress(pressed: Day): void {
    copy.reset()
    const others = days.filter((chosen) => chosen !== pressed)
    setDays(others.length < days.length ? others : [...days, pressed].toSorted())
  }

  async function handleCopy(): Promise<void> {
    if (isBusy.current) return // the second click comes before the button is disabled
    isBusy.current = true
    try {
      const { added, leftOut } = await copy.mutateAsync({ source: slots, days, zone })
      onClose()
      showToast({ text: msg`${plural(added, { one: '# slot added', other: '# slots added' })}` })
      if (leftOut > 0)
        showToast({
          text: msg`${plural(leftOut, {
            one: '# time was left out: it is taken or has passed',
            other: '# times were left out: they are taken or have passed',
          })}`,
        })
    } catch {
      // Shown from `error`; the choice stays.
    } finally {
      isBusy.current = false
    }
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={<Trans>Copy the slots of {date}</Trans>}
      buttons={
        <>
          <Button variant="default" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            className={classes.copy}
            disabled={count === 0}
            loading={copy.isPending}
            onClick={() => void handleCopy()}
          >
            {count === 0 ? (
              <Trans>Choose days</Trans>
            ) : (
              <Plural value={count} one="Copy to # day" other="Copy to # days" />
            )}
          </Button>
        </>
      }
    >
      <p className="muted">
        <Trans>
          Choose the days that get the same times, free for anyone to book. What these days already hold
          stays.
        </Trans>
      </p>
      <MonthGrid
        month={month}
        onMonthChange={setMonth}
        selected={days}
        isMultiple
        onPress={handlePress}
        today={today}
        first={today}
        last={last}
        isDisabled={(other) => other === day}
        markOf={() => undefined}
      />
      {copy.error && <CalendarProblem error={copy.error} failure={<Trans>Failed to create slots</Trans>} />}
    </Dialog>
  )
}
