import type { LegendItem } from './model/legend'
import { dashOf, inkOf, isHollow, targetDash } from './model/plot-style'
import classes from './Legend.module.css'

/** What the marks of a chart stand for, in words. */
export function Legend({ items }: { items: readonly LegendItem[] }) {
  return (
    <ul className={classes.legend}>
      {items.map((item) => (
        <li key={item.label}>
          <LegendMark {...item} />
          {item.label}
        </li>
      ))}
    </ul>
  )
}

function LegendMark({ kind, mark, order }: LegendItem) {
  const colour = inkOf(kind)
  if (mark === 'bar' || mark === 'soFar')
    return (
      <span
        className={classes.bar}
        data-hollow={isHollow(order)}
        data-open={mark === 'soFar'}
        style={{ color: colour }}
        aria-hidden
      />
    )
  return (
    <svg className={classes.line} data-mark={mark} aria-hidden>
      <line
        x1="0"
        y1="50%"
        x2="100%"
        y2="50%"
        stroke={colour}
        strokeDasharray={mark === 'target' ? targetDash : dashOf(order)}
      />
    </svg>
  )
}
