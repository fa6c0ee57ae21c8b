import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../i18n/format'
import classes from './Meter.module.css'

type Props = {
  value: number
  /** Where the bar is full; a value beyond it fills the bar and is said as it is. */
  max: number
  label: string
  kind?: 'series' | 'quiet' | 'warn'
}

/** The way to a target, as a thick bar (`quiet`: a thin one for the second figure of a card; `warn`: the target is missed). */
export function Meter({ value, max, label, kind = 'series' }: Props) {
  const { t } = useLingui()
  const { number } = useFormat()
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  const [reached, target] = [number(value), number(max)]
  return (
    <div
      className={classes.meter}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={share * max}
      aria-valuetext={t`${reached} of ${target}`}
      data-kind={kind}
    >
      <span style={{ width: `${share * 100}%` }} />
    </div>
  )
}
