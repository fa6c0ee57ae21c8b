import { useLingui } from '@lingui/react'
import type { Meal } from '@/entities/meal/meal'
import { type Day, isDay } from '@/shared/lib/day'
import { useLogEditor } from '@/shared/log/use-log-editor'
import { type MealDraft, mealLog } from './log'
import { mealTypeAt } from './model/meal-type-at'

/** Another time of the same meal: everything but the mood; the photo stays the other meal’s until it is saved. */
const repeatOf = (meal: Meal, date: Day, locale: string): MealDraft => ({
  ...mealLog.drafts.begin({
    ...mealLog.drafts.typedOf(meal, locale),
    date,
    mood_before_eating: null,
    mood_after_eating: null,
  }),
  borrowedPhoto: meal.image_url ?? undefined,
})

/**
 * What is in the meal form: a new meal, another time of an earlier one, or a meal being edited.
 * @param day the day on screen, for a meal that is begun now
 */
export function useMealEditor(userId: string, day: Day) {
  const { i18n } = useLingui()
  const editor = useLogEditor(mealLog, userId, () => ({
    date: day,
    meal_type: mealTypeAt(new Date().getHours()),
  }))
  return {
    ...editor,
    /** @param inForm what the form holds: a day that was chosen while it is still empty stays */
    repeat(meal: Meal, inForm: MealDraft | undefined) {
      const isEmpty = inForm && !inForm.base && !mealLog.drafts.isUnsaved(inForm) && isDay(inForm.fields.date)
      editor.take(repeatOf(meal, isEmpty ? inForm.fields.date : day, i18n.locale))
    },
  }
}
export type MealEditor = ReturnType<typeof useMealEditor>
