import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFormat } from '@/shared/i18n/format'
import { type Day, isDay } from '@/shared/lib/day'
import { QuietNote } from '../QuietNote'
import { RestoredNote } from './RestoredNote'

type Props = {
  isRestored: boolean
  /** Says that something unsaved is back. */
  restoredText: ReactNode
  /** The entry was begun on another day than the one on screen. */
  isOtherDay: boolean
  /** Says on which day the entry will be saved. */
  otherDayText: (entryDay: string) => ReactNode
  /** The day of the entry, as the field holds it. */
  date: string
  /** The day on screen. */
  day: Day
  today: Day
  onDiscard: () => void
  onMove: () => void
}

/** What is to be known before going on with an entry that was begun earlier. */
export function DraftNotes(props: Props) {
  const format = useFormat()
  const shownDay = format.day(props.day)
  return (
    <>
      {props.isRestored && <RestoredNote onDiscard={props.onDiscard}>{props.restoredText}</RestoredNote>}
      {props.isOtherDay && isDay(props.date) && (
        <QuietNote
          action={
            <Button variant="subtle" onClick={props.onMove}>
              {props.day === props.today ? <Trans>Move to today</Trans> : <Trans>Move to {shownDay}</Trans>}
            </Button>
          }
        >
          {props.otherDayText(format.day(props.date))}
        </QuietNote>
      )}
    </>
  )
}
