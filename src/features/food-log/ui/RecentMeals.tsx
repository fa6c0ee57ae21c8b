import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import type { Meal } from '@/entities/meal'
import classes from './RecentMeals.module.css'

type Props = {
  /** Where the meals are from. */
  label: ReactNode
  meals: Meal[]
  onRepeat: (meal: Meal) => void
}

/** Earlier meals to begin with in place of an empty form: one press fills it, the next one saves. */
export function RecentMeals({ label, meals, onRepeat }: Props) {
  const { t } = useLingui()
  const labelId = useId()
  if (meals.length === 0) return null
  return (
    <div>
      <p className="f-label" id={labelId}>
        {label}
      </p>
      <div className={classes.meals} role="group" aria-labelledby={labelId}>
        {meals.map((meal) => {
          const { id, title } = meal
          return (
            <button key={id} type="button" aria-label={t`Repeat: ${title}`} onClick={() => onRepeat(meal)}>
              {title}
            </button>
          )
        })}
      </div>
    </div>
  )
}
