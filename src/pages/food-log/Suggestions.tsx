import { Trans } from '@lingui/react/macro'
import type { Meal } from '@/entities/meal/meal'
import { RecentMeals } from '@/features/food-log/RecentMeals'
import { SkeletonBlock } from '@/shared/ui/Skeletons'
import classes from './FoodLogPage.module.css'

type Props = {
  dayBefore: Meal[]
  recent: Meal[]
  /** More may be on its way. */
  isLoading: boolean
  isToday: boolean
  onRepeat: (meal: Meal) => void
}

/** Earlier meals to begin a new one with. It is as high without them: the form below stays in its place when they come. */
export function Suggestions({ dayBefore, recent, isLoading, isToday, onRepeat }: Props) {
  const isEmpty = dayBefore.length === 0 && recent.length === 0
  return (
    <div className={classes.suggestions} aria-busy={isLoading}>
      {isEmpty && isLoading && <SkeletonBlock />}
      {isEmpty && !isLoading && (
        <p className="muted small">
          <Trans>Meals that you have logged will be here, to be repeated with one press.</Trans>
        </p>
      )}
      <RecentMeals
        label={isToday ? <Trans>Same as yesterday</Trans> : <Trans>Same as the day before</Trans>}
        meals={dayBefore}
        onRepeat={onRepeat}
      />
      <RecentMeals label={<Trans>Repeat a recent meal</Trans>} meals={recent} onRepeat={onRepeat} />
    </div>
  )
}
