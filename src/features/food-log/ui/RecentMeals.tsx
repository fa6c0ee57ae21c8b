import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { Meal } from '@/entities/meal'
import classes from './RecentMeals.module.css'

/** Earlier meals to begin with in place of an empty form. */
export function RecentMeals({ meals, onRepeat }: { meals: Meal[]; onRepeat: (meal: Meal) => void }) {
  const { t } = useLingui()
  const labelId = useId()
  if (meals.length === 0) return null
  return (
    <div>
      <p className="f-label" id={labelId}>
        <Trans>Repeat a recent meal</Trans>
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
