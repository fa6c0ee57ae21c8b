import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Meal } from '@/entities/meal'
import { type Day, isDay } from '@/shared/lib/day'
import { takeUnsent } from '@/shared/outbox/unsent-entries'
import { showToast } from '@/shared/ui/toast'
import { forgetPhotos } from '../api/meal-photos'
import type { UnsentMeal } from '../api/send-meal'
import {
  draftOfUnsent,
  editOf,
  type MealDraft,
  mealDrafts,
  newMeal,
  ownPhoto,
  repeatOf,
} from '../model/meal-draft'
import { mealTypeAt } from '../model/meal-form'
import { isUnsaved } from './use-meal-draft'

export type OpenMeal = {
  draft: MealDraft
  /** It was left unsaved, by a reload, an expired session or another meal that came in between. */
  isRestored: boolean
  /** Told apart from the same meal opened before. */
  opening: number
}

/**
 * What is in the meal form: a new meal, another time of an earlier one, or a meal being edited.
 * @param day the day on screen, for a meal that is begun now
 */
export function useMealEditor(userId: string, day: Day) {
  const { i18n } = useLingui()
  const restore = (draft: MealDraft | undefined) => ({
    draft: draft ?? newMeal(day, mealTypeAt(new Date().getHours())),
    isRestored: draft !== undefined,
  })
  const [open, setOpen] = useState<OpenMeal>(() => ({
    ...restore(mealDrafts.findLatest(userId) ?? mealDrafts.find(userId)),
    opening: 0,
  }))
  const show = (next: Omit<OpenMeal, 'opening'>) =>
    setOpen(({ opening }) => ({ ...next, opening: opening + 1 }))
  const openNew = () => show(restore(mealDrafts.find(userId)))

  function putAside(draft: MealDraft, text: MessageDescriptor): void {
    mealDrafts.forget(userId, draft)
    showToast({ text, undo: () => bringBack(draft), onGone: () => forgetPhotos([ownPhoto(draft)]) })
  }

  function bringBack(draft: MealDraft): void {
    if (!draft.base) putAsideNew()
    show({ draft, isRestored: false })
  }

  function putAsideNew(): void {
    const unsaved = mealDrafts.find(userId)
    if (unsaved) putAside(unsaved, msg`Your unsaved meal was put aside`)
  }

  return {
    open,
    isEditing: (meal: Meal) => open.draft.id === meal.id,
    openNew,
    edit(meal: Meal) {
      const kept = mealDrafts.find(userId, meal.id)
      const unsent = takeUnsent<UnsentMeal>(meal.id)
      if (unsent && !unsent.base && open.draft.id !== meal.id) putAsideNew()
      const draft = unsent ? draftOfUnsent(unsent, i18n.locale) : editOf(meal, i18n.locale)
      show({ draft: kept ?? draft, isRestored: kept !== undefined })
    },
    /** @param inForm what the form holds: a day that was chosen while it is still empty stays */
    repeat(meal: Meal, inForm: MealDraft | undefined) {
      putAsideNew()
      const isEmpty = inForm && !inForm.base && !isUnsaved(inForm) && isDay(inForm.fields.date)
      const date = isEmpty ? inForm.fields.date : day
      show({ draft: repeatOf(meal, date, meal.meal_type, i18n.locale), isRestored: false })
    },
    /** Another version of the meal in the form takes its place. */
    takeStored: (meal: Meal) => show({ draft: editOf(meal, i18n.locale), isRestored: false }),
    /** The meal in the form is no more. */
    close(meal: Meal) {
      mealDrafts.forget(userId, open.draft.id === meal.id ? open.draft : editOf(meal, i18n.locale))
      openNew()
    },
    /** Gives up what the form holds; it can be brought back for as long as the toast is there. */
    discard(draft: MealDraft) {
      if (!isUnsaved(draft)) mealDrafts.forget(userId, draft)
      else if (draft.base) putAside(draft, msg`Changes discarded`)
      else putAside(draft, msg`Meal discarded`)
      openNew()
    },
  }
}
export type MealEditor = ReturnType<typeof useMealEditor>
