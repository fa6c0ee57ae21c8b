import { msg } from '@lingui/core/macro'
import type { Meal } from '@/entities/meal'
import { DaySummary, MealList } from '@/features/food-log'
import { RemovalProblem } from '@/shared/ui/RemovalProblem'
import classes from './FoodLogPage.module.css'
import { LoadProblem } from './LoadProblem'
import { listAnchor } from './places'

type Props = {
  /** Undefined while they load, and when they did not; what was loaded before stays when a refresh fails. */
  meals: Meal[] | undefined
  isToday: boolean
  /** kcal a day is measured against; undefined while it is not known. */
  target: number | undefined
  loadError: Error | null
  removalError: Error | null
  onRetry: () => void
  isEditing: (meal: Meal) => boolean
  onEdit: (meal: Meal) => void
  onRepeat: (meal: Meal) => void
  onDelete: (meal: Meal) => void
}

/** The summary and the entries of the day on screen. */
export function DaySide({ meals, isToday, target, loadError, removalError, onRetry, ...list }: Props) {
  return (
    <div className={classes.daySide}>
      {loadError && !meals && <LoadProblem error={loadError} onRetry={onRetry} />}
      {removalError && (
        <RemovalProblem error={removalError} failure={msg`Failed to delete meal. Please try again.`} />
      )}
      {(meals || !loadError) && (
        <>
          <DaySummary meals={meals} isToday={isToday} target={target} />
          <MealList id={listAnchor} meals={meals} isToday={isToday} {...list} />
        </>
      )}
    </div>
  )
}
