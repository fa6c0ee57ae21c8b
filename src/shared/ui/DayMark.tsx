import classes from './DayMark.module.css'

/** `open`: a round dot; `waiting`: a square on its tip; `own`: a ring. Told apart by shape as well as colour. */
export type DayMarkKind = 'open' | 'waiting' | 'own'

/** The sign below a day of a month. Decoration: what it means is said in words beside it. */
export function DayMark({ kind }: { kind: DayMarkKind }) {
  return <i className={classes.mark} data-kind={kind} aria-hidden />
}

type LegendProps = { entries: readonly { kind: DayMarkKind; text: string }[] }

/** What the signs of a month mean. */
export function DayMarkLegend({ entries }: LegendProps) {
  return (
    <ul className={classes.legend}>
      {entries.map(({ kind, text }) => (
        <li key={kind}>
          <DayMark kind={kind} />
          {text}
        </li>
      ))}
    </ul>
  )
}
