import { Trans, useLingui } from '@lingui/react/macro'
import { TargetStatusMark } from '@/entities/client-target/TargetStatusMark'
import { useFormat } from '@/shared/i18n/format'
import { StatFigure } from '@/shared/ui/StatFigure'
import { targetDigits, targetTexts, targetUnits } from './target-texts'
import type { SetTarget } from './targets-of'
import classes from './TargetList.module.css'

/** What is aimed at, each with where the client is and how it goes. */
export function TargetList({ targets }: { targets: readonly SetTarget[] }) {
  return (
    <ul className={classes.targets}>
      {targets.map((target) => (
        <li key={target.key}>
          <TargetFigure of={target} />
        </li>
      ))}
    </ul>
  )
}

function TargetFigure({ of: { key, target, now, status } }: { of: SetTarget }) {
  const { i18n } = useLingui()
  const { mean, number } = useFormat()
  const digits = targetDigits(key)
  const reached = now === null ? '–' : digits === 0 ? mean(now) : number(now, digits)
  return (
    <StatFigure
      size="sm"
      label={i18n._(targetTexts[key])}
      value={number(target, digits)}
      unit={i18n._(targetUnits[key])}
      note={
        <span className={classes.note}>
          <Trans>Now: {reached}</Trans>
          {status && <TargetStatusMark status={status} />}
        </span>
      }
    />
  )
}
