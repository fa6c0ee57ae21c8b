import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { mealPhotoBucket } from '@/entities/meal/meal'
import { mealTypeTexts } from '@/entities/meal/meal-texts'
import { MoodShift } from '@/entities/mood/MoodShift'
import { useFormat } from '@/shared/i18n/format'
import { type Day, toDay } from '@/shared/lib/day'
import { UnsentMark } from '@/shared/log/ui/UnsentMark'
import { IconSalad } from '@/shared/ui/icons'
import { MoreLink } from '@/shared/ui/MoreLink'
import { PrivateImage } from '@/shared/ui/PrivateImage'
import { Section } from '@/shared/ui/Section'
import { SkeletonBlock } from '@/shared/ui/Skeletons'
import type { MealOfDay } from './client-day'
import classes from './RecentMeals.module.css'

type Props = { meals: readonly MealOfDay[] | undefined; today: Day }

/** The newest meals of today, the photo first; undefined while they load. */
export function RecentMeals({ meals, today }: Props) {
  const { t } = useLingui()
  return (
    <Section
      title={<Trans>Recent meals</Trans>}
      action={
        <MoreLink to="/food-log" label={t`View all meals`}>
          <Trans>View all</Trans>
        </MoreLink>
      }
    >
      {!meals && (
        <div className={classes.pair} aria-busy>
          <span className={classes.photo}>
            <SkeletonBlock shape="photo" />
          </span>
          <span className={classes.photo}>
            <SkeletonBlock shape="photo" />
          </span>
        </div>
      )}
      {meals?.length === 0 && (
        <p className="muted">
          <Trans>What you eat today will be here.</Trans>
        </p>
      )}
      {meals && meals.length > 0 && (
        <ul className={classes.pair}>
          {meals.map((meal) => (
            <MealTile key={meal.id} meal={meal} today={today} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function MealTile({ meal, today }: { meal: MealOfDay; today: Day }) {
  const { t, i18n } = useLingui()
  const { energy, time } = useFormat()
  const kcal = energy(meal.calories)
  // A meal that was entered on another day says nothing about when it was eaten.
  const wasLoggedToday = toDay(new Date(meal.created_at)) === today
  return (
    <li>
      <Link to="/food-log" className={classes.tile}>
        <span className={classes.photo}>
          {meal.image_url ? (
            <PrivateImage bucket={mealPhotoBucket} path={meal.image_url} alt="" />
          ) : (
            <IconSalad aria-hidden />
          )}
        </span>
        <span className={classes.words}>
          <b>{meal.title}</b>
          <span className={classes.facts}>
            <span>
              {t`${kcal} kcal`} · {i18n._(mealTypeTexts[meal.meal_type])}
              {wasLoggedToday && (
                <time className={classes.time} dateTime={meal.created_at}>
                  , {time(meal.created_at)}
                </time>
              )}
            </span>
            <MoodShift before={meal.mood_before_eating} after={meal.mood_after_eating} />
          </span>
          <UnsentMark id={meal.id} />
        </span>
      </Link>
    </li>
  )
}
