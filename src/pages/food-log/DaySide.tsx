import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Meal } from '@/entities/meal/meal'
import { DaySummary } from '@/features/food-log/DaySummary'
import { MealList } from '@/features/food-log/MealList'
import { LoadProblem } from '@/shared/ui/LoadProblem'
import { RemovalProblem } from '@/shared/ui/RemovalProblem'
import classes from './FoodLogPage.module.css'
import { listAnchor } from './places'

type Props = {
  /** Undefined while they load, and when they did not; what waits on this device, and what was loaded before, is there. */
  meals: Meal[] | undefined
  isToday: boolean
  /** kcal a day is measured against; undefined while it is not known. */
  target: number | undefined
  load: ComponentProps<typeof LoadProblem>['read'] & { isLoadingError: boolean }
  /** Why the last meal was not deleted. */
  removalProblem: ComponentProps<typeof RemovalProblem> | null
  isEditing: (meal: Meal) => boolean
  onEdit: (meal: Meal) => void
  onRepeat: (meal: Meal) => void
  onDelete: (meal: Meal) => void
}

/** The summary and the entries of the day on screen. */
export function DaySide({ meals, isToday, target, load, removalProblem, ...list }: Props) {
  return (
    <div className={classes.daySide}>
      {load.isLoadingError && <LoadProblem failure={<Trans>Your meals did not load</Trans>} read={load} />}
      {removalProblem && <RemovalProblem {...removalProblem} />}
      {(meals || !load.isLoadingError) && (
        <>
          <DaySummary meals={meals} isToday={isToday} target={target} />
          <MealList id={listAnchor} meals={meals} isToday={isToday} {...list} />
        </>
      )}
    </div>
  )
}
