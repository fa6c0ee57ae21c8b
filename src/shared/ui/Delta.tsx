import { useFormat } from '../i18n/format'
import { IconArrowNarrowDown, IconArrowNarrowUp } from './icons'
import classes from './Delta.module.css'

type Props = {
  /** The change, in `unit`; what rounds to zero has no direction. */
  value: number
  unit: string
  /** Digits behind the point, at most. */
  digits?: number
  /** Which direction is wanted; only the wanted change is green, no change is ever red. */
  good?: 'down' | 'up' | 'none'
}

/** How much a figure has changed: an arrow and the amount for the eye, the sign for a screen reader. */
export function Delta({ value, unit, digits = 1, good = 'down' }: Props) {
  const { number } = useFormat()
  const change = Number(value.toFixed(digits))
  const amount = `${number(Math.abs(change), digits)} ${unit}`
  const direction = change < 0 ? 'down' : 'up'
  return (
    <span className={classes.delta} data-wanted={change !== 0 && direction === good}>
      {change !== 0 && (
        <>
          {direction === 'down' ? <IconArrowNarrowDown aria-hidden /> : <IconArrowNarrowUp aria-hidden />}
          <span className="vh">{direction === 'down' ? '−' : '+'}</span>
        </>
      )}
      <span className="num">{amount}</span>
    </span>
  )
}
