import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type Meal, mealPhotoBucket } from '@/entities/meal/meal'
import { mealTypeTexts } from '@/entities/meal/meal-texts'
import { MoodShift } from '@/entities/mood/MoodShift'
import { UnsentMark } from '@/shared/log/ui/UnsentMark'
import { useFormat } from '@/shared/i18n/format'
import { toDay } from '@/shared/lib/day'
import { IconSalad } from '@/shared/ui/icons'
import { PrivateImage } from '@/shared/ui/PrivateImage'
import classes from './MealRow.module.css'

type Props = {
  meal: Meal
  /** It is the meal in the form. */
  isCurrent?: boolean
  /** What can be done with it. */
  actions: ReactNode
  /** Room for one action only, at the end of the row. */
  isCompact?: boolean
}

/** One meal of a list: the photo, what and how much, the mood. */
export function MealRow({ meal, isCurrent, actions, isCompact = false }: Props) {
  return (
    <li className={classes.meal} aria-current={isCurrent || undefined} data-compact={isCompact}>
      <span className={classes.thumb}>
        {meal.image_url ? (
          <PrivateImage bucket={mealPhotoBucket} path={meal.image_url} small alt="" />
        ) : (
          <IconSalad className="icon" aria-hidden />
        )}
      </span>
      <div className={classes.words}>
        <h3>{meal.title}</h3>
        <MealFacts meal={meal} />
        <UnsentMark id={meal.id} />
        <MoodShift before={meal.mood_before_eating} after={meal.mood_after_eating} />
      </div>
      <div className={classes.actions}>{actions}</div>
    </li>
  )
}

function MealFacts({ meal }: { meal: Meal }) {
  const { t, i18n } = useLingui()
  const { energy, time } = useFormat()
  const kcal = energy(meal.calories)
  const count = meal.ingredients.length
  // A meal that was entered later says nothing about when it was eaten.
  const wasLoggedThatDay = toDay(new Date(meal.created_at)) === meal.date
  return (
    <p className={classes.facts}>
      <span>{t`${kcal} kcal`}</span>
      <span>{i18n._(mealTypeTexts[meal.meal_type])}</span>
      {wasLoggedThatDay && <time dateTime={meal.created_at}>{time(meal.created_at)}</time>}
      {count > 0 && (
        <span>
          <Plural value={count} one="# ingredient" other="# ingredients" />
        </span>
      )}
    </p>
  )
}
