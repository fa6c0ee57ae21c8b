import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { openClientPollMs } from '@/entities/client/queries'
import { groupByDay } from '@/entities/meal/meal-days'
import { type Meal, mealPhotoBucket } from '@/entities/meal/meal'
import { mealTypeTexts } from '@/entities/meal/meal-texts'
import { mealQueries } from '@/entities/meal/queries'
import { MoodShift } from '@/entities/mood/MoodShift'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { Fold } from '@/shared/ui/Fold'
import { IconSalad } from '@/shared/ui/icons'
import { PrivateImage } from '@/shared/ui/PrivateImage'
import { SkeletonList } from '@/shared/ui/Skeletons'
import classes from './Entries.module.css'
import { EntryDays } from './EntryDays'
import { EntryProblem } from './EntryProblem'

type Props = { clientId: string; range: { from: Day; to: Day } }

/** The meals of the range; read when they are asked for. */
export function FoodEntries(props: Props) {
  return (
    <Fold id="food" title={<Trans>Food entries</Trans>}>
      {() => <FoodList {...props} />}
    </Fold>
  )
}

function FoodList({ clientId, range }: Props) {
  const { t } = useLingui()
  const { number } = useFormat()
  const read = useQuery({
    ...mealQueries.between(clientId, range.from, range.to),
    refetchInterval: openClientPollMs,
  })
  if (read.isLoadingError) return <EntryProblem read={read} />
  if (!read.data) return <SkeletonList withThumb />
  if (read.data.length === 0)
    return (
      <p className="muted">
        <Trans>No meals in these days</Trans>
      </p>
    )
  const days = groupByDay(read.data).map(({ day, meals, totals }) => {
    const kcal = number(totals.calories)
    return { day, entries: meals, total: t`${kcal} kcal` }
  })
  return <EntryDays days={days} row={(meal) => <MealEntry key={meal.id} meal={meal} />} />
}

function MealEntry({ meal }: { meal: Meal }) {
  const { t, i18n } = useLingui()
  const { number } = useFormat()
  const kcal = number(meal.calories)
  const [protein, carbs, fat] = [meal.protein_grams, meal.carbs_grams, meal.fat_grams].map((grams) =>
    number(grams, 1),
  )
  return (
    <li className={classes.entry}>
      <span className={classes.thumb}>
        {meal.image_url ? (
          <PrivateImage bucket={mealPhotoBucket} path={meal.image_url} small alt="" />
        ) : (
          <IconSalad className="icon" aria-hidden />
        )}
      </span>
      <div className={classes.words}>
        <h4>{meal.title}</h4>
        <p className="num">
          {i18n._(mealTypeTexts[meal.meal_type])} · {t`${kcal} kcal`}
        </p>
        <p className="num">
          <Trans>
            Protein {protein} g, carbs {carbs} g, fat {fat} g
          </Trans>
        </p>
        {meal.ingredients.length > 0 && <p>{meal.ingredients.map(({ name }) => name).join(', ')}</p>}
        {meal.notes && <p>{meal.notes}</p>}
        <MoodShift before={meal.mood_before_eating} after={meal.mood_after_eating} />
      </div>
    </li>
  )
}
