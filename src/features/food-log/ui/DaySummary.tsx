import { Trans, useLingui } from '@lingui/react/macro'
import { type Meal, sumMeals } from '@/entities/meal'
import { useFormat } from '@/shared/i18n/format'
import { MacroBar } from '@/shared/ui/MacroBar'
import { Meter } from '@/shared/ui/Meter'
import { SkeletonBlock } from '@/shared/ui/Skeletons'
import { StatFigure } from '@/shared/ui/StatFigure'
import classes from './DaySummary.module.css'

/** kcal; until a coach sets a target (DESIGN.md section 4). */
const defaultTarget = 2000

/** What was eaten on the day on screen, all in all. */
export function DaySummary({ meals, isToday }: { meals: Meal[] | undefined; isToday: boolean }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const label = isToday ? t`Today's summary` : t`Summary of this day`
  if (!meals)
    return (
      <section className={classes.summary} aria-label={label} aria-busy>
        <SkeletonBlock shape="figure" />
        <SkeletonBlock />
        <SkeletonBlock />
      </section>
    )
  const { calories, ...macros } = sumMeals(meals)
  const target = number(defaultTarget)
  return (
    <section className={classes.summary} aria-label={label}>
      <StatFigure
        size="lg"
        label={isToday ? <Trans>Eaten today</Trans> : <Trans>Eaten on this day</Trans>}
        value={number(calories)}
        unit={<Trans>of {target} kcal</Trans>}
      />
      <Meter value={calories} max={defaultTarget} label={t`Calories eaten`} />
      <MacroBar {...macros} />
    </section>
  )
}
