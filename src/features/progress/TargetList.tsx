import { useLingui } from '@lingui/react/macro'
import type { SetTarget } from '@/entities/client-target/standings'
import { StandingNow } from '@/entities/client-target/StandingNow'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { StatFigure } from '@/shared/ui/StatFigure'
import { targetDigits, targetTexts, targetUnits } from './target-texts'
import classes from './TargetList.module.css'

/** What is aimed at, each with where the client is and how it goes. */
export function TargetList({ targets, lastDay }: { targets: readonly SetTarget[]; lastDay: Day }) {
  return (
    <ul className={classes.targets}>
      {targets.map((target) => (
        <li key={target.key}>
          <TargetFigure of={target} lastDay={lastDay} />
        </li>
      ))}
    </ul>
  )
}

function TargetFigure({ of, lastDay }: { of: SetTarget; lastDay: Day }) {
  const { key, target } = of
  const { i18n } = useLingui()
  const { mean, number } = useFormat()
  const digits = targetDigits(key)
  return (
    <StatFigure
      size="sm"
      label={i18n._(targetTexts[key])}
      value={number(target, digits)}
      unit={i18n._(targetUnits[key])}
      note={
        <span className={classes.note}>
          <StandingNow
            standing={of}
            write={(value) => (digits === 0 ? mean(value) : number(value, digits))}
            lastDay={lastDay}
          />
        </span>
      }
    />
  )
}
