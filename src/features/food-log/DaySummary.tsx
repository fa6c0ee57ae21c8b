import { Trans, useLingui } from '@lingui/react/macro'
import { eatenBarKind } from '@/entities/client-target/target-status'
import type { Meal } from '@/entities/meal/meal'
import { sumMeals } from '@/entities/meal/meal-days'
import { useFormat } from '@/shared/i18n/format'
import { MacroBar } from '@/shared/ui/MacroBar'
import { Meter } from '@/shared/ui/Meter'
import { SkeletonBlock } from '@/shared/ui/Skeletons'
import { StatFigure } from '@/shared/ui/StatFigure'
import classes from './DaySummary.module.css'

type Props = {
  /** Undefined while they load. */
  meals: Meal[] | undefined
  isToday: boolean
  /** kcal a day is measured against; undefined while it is not known. */
  target: number | undefined
}

/** What was eaten on the day on screen, all in all. */
export function DaySummary({ meals, isToday, target }: Props) {
  const { t } = useLingui()
  const { energy } = useFormat()
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
  const targetText = target !== undefined && energy(target)
  return (
    <section className={classes.summary} aria-label={label}>
      <StatFigure
        size="lg"
        label={isToday ? <Trans>Eaten today</Trans> : <Trans>Eaten on this day</Trans>}
        value={energy(calories)}
        unit={targetText ? <Trans>of {targetText} kcal</Trans> : <Trans>kcal</Trans>}
      />
      {target !== undefined && (
        <Meter
          kind={meals.length > 0 ? eatenBarKind(target, calories, !isToday) : 'series'}
          value={calories}
          max={target}
          label={t`Calories eaten`}
        />
      )}
      <MacroBar {...macros} />
    </section>
  )
}
