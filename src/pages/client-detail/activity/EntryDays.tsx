import { Trans } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useNearDay } from '@/shared/i18n/use-near-day'
import type { Day } from '@/shared/lib/day'
import classes from './Entries.module.css'

/** Days on screen at first, and how many more each time. */
const pageDays = 7

type Props<Entry> = {
  /** The latest day first. */
  days: readonly { day: Day; entries: readonly Entry[]; total: string }[]
  row: (entry: Entry) => ReactNode
}

/** Entries under their days, a page of days at a time. */
export function EntryDays<Entry>({ days, row }: Props<Entry>) {
  const nearDay = useNearDay()
  const [shown, setShown] = useState(pageDays)
  return (
    <div className={classes.days}>
      {days.slice(0, shown).map(({ day, entries, total }) => (
        <article key={day} aria-label={nearDay(day)}>
          <header className={classes.head}>
            <span>{nearDay(day)}</span>
            <span className="num">{total}</span>
          </header>
          <ul>{entries.map(row)}</ul>
        </article>
      ))}
      {days.length > shown && (
        <Button className={classes.more} variant="light" onClick={() => setShown(shown + pageDays)}>
          <Trans>Show earlier days</Trans>
        </Button>
      )}
    </div>
  )
}
