import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Meal } from '@/entities/meal'
import { type Day, isDay } from '@/shared/lib/day'
import { type OpenEntry, useEntryEditor } from '@/shared/ui/form/use-entry-editor'
import { forgetPhotos } from '../api/meal-photos'
import type { UnsentMeal } from '../api/send-meal'
import { type MealDraft, mealDrafts, newMeal, ownPhoto, repeatOf } from '../model/meal-draft'
import { mealTypeAt } from '../model/meal-form'

export type OpenMeal = OpenEntry<MealDraft>

/**
 * What is in the meal form: a new meal, another time of an earlier one, or a meal being edited.
 * @param day the day on screen, for a meal that is begun now
 */
export function useMealEditor(userId: string, day: Day) {
  const { i18n } = useLingui()
  const editor = useEntryEditor<Meal, MealDraft, UnsentMeal>(userId, {
    drafts: mealDrafts,
    begin: () => newMeal(day, mealTypeAt(new Date().getHours())),
    texts: { discarded: msg`Meal discarded`, putAside: msg`Your unsaved meal was put aside` },
    onGone: (draft) => forgetPhotos([ownPhoto(draft)]),
  })
  return {
    ...editor,
    /** @param inForm what the form holds: a day that was chosen while it is still empty stays */
    repeat(meal: Meal, inForm: MealDraft | undefined) {
      const isEmpty = inForm && !inForm.base && !mealDrafts.isUnsaved(inForm) && isDay(inForm.fields.date)
      editor.take(repeatOf(meal, isEmpty ? inForm.fields.date : day, meal.meal_type, i18n.locale))
    },
  }
}
export type MealEditor = ReturnType<typeof useMealEditor>
