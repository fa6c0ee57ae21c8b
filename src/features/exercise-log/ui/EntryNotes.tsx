import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useFormat } from '@/shared/i18n/format'
import { type Day, isDay } from '@/shared/lib/day'
import { QuietNote } from '@/shared/ui/QuietNote'

type Props = {
  isRestored: boolean
  /** The entry was begun on another day than the one on screen. */
  isOtherDay: boolean
  /** The day of the entry, as the field holds it. */
  date: string
  /** The day on screen. */
  day: Day
  today: Day
  onDiscard: () => void
  onMove: () => void
}

/** What is to be known before going on with the entry in the form. */
export function EntryNotes({ isRestored, isOtherDay, date, day, today, onDiscard, onMove }: Props) {
  const format = useFormat()
  const entryDay = isDay(date) ? format.day(date) : ''
  const shownDay = format.day(day)
  return (
    <>
      {isRestored && (
        <QuietNote
          action={
            <Button variant="subtle" onClick={onDiscard}>
              <Trans>Discard</Trans>
            </Button>
          }
        >
          <Trans>Your unsaved entry is back.</Trans>
        </QuietNote>
      )}
      {isOtherDay && entryDay && (
        <QuietNote
          action={
            <Button variant="subtle" onClick={onMove}>
              {day === today ? <Trans>Move to today</Trans> : <Trans>Move to {shownDay}</Trans>}
            </Button>
          }
        >
          <Trans>This entry will be saved on {entryDay}.</Trans>
        </QuietNote>
      )}
    </>
  )
}
