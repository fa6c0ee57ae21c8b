import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Meal, mealTypeTexts } from '@/entities/meal'
import { MoodShift } from '@/entities/mood'
import { useFormat } from '@/shared/i18n/format'
import { toDay } from '@/shared/lib/day'
import { IconSalad } from '@/shared/ui/icons'
import { PrivateImage } from '@/shared/ui/PrivateImage'
import { mealPhotoBucket } from '../api/meal-photos'
import classes from './MealRow.module.css'

type Props = { meal: Meal; isCurrent?: boolean; children: ReactNode }

/** One meal of a list. `children` are what can be done with it. */
export function MealRow({ meal, isCurrent, children }: Props) {
  const { t, i18n } = useLingui()
  const { number, time } = useFormat()
  const kcal = number(meal.calories)
  const count = meal.ingredients.length
  const wasLoggedThatDay = toDay(new Date(meal.created_at)) === meal.date
  return (
    <li className={classes.meal} aria-current={isCurrent || undefined}>
      {meal.image_url ? (
        <span className={classes.thumb}>
          <PrivateImage bucket={mealPhotoBucket} path={meal.image_url} small alt="" />
        </span>
      ) : (
        <span className={classes.thumb} aria-hidden>
          <IconSalad className="icon" />
        </span>
      )}
      <div className={classes.words}>
        <h3>{meal.title}</h3>
        <p className="muted small">
          <span className="num">{t`${kcal} kcal`}</span>
          {' · '}
          {i18n._(mealTypeTexts[meal.meal_type])}
          {wasLoggedThatDay && (
            <>
              {' · '}
              <time dateTime={meal.created_at}>{time(meal.created_at)}</time>
            </>
          )}
          {count > 0 && (
            <>
              {' · '}
              <Plural value={count} one="# ingredient" other="# ingredients" />
            </>
          )}
        </p>
        <div className={classes.foot}>
          <MoodShift before={meal.mood_before_eating} after={meal.mood_after_eating} />
          <div className={classes.actions}>{children}</div>
        </div>
      </div>
    </li>
  )
}
