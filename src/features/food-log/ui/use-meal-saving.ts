import type { Meal } from '@/entities/meal'
import { useGuardedSave } from '@/shared/ui/form/use-guarded-save'
import { forgetPhotos } from '../api/meal-photos'
import { MealConflict } from '../api/save-meal'
import { useSaveMeal } from '../api/use-save-meal'
import type { MealContent } from '../model/meal-form'
import type { MealDraftState, MealFormState } from './use-meal-draft'

type Options = {
  userId: string
  form: MealFormState
  draft: MealDraftState
  onSaved: (meal: Meal, outcome: SaveOutcome) => void
}

/** What the user should know of a meal that is safe. */
export type SaveOutcome = {
  /** It is stored, and not only kept on this device. */
  isSent: boolean
  /** The photo was no longer there to be copied. */
  isPhotoLost: boolean
}

/** Saves the meal in the form, and takes away the photos that it replaces. */
export function useMealSaving({ userId, form, draft, onSaved }: Options) {
  const mutation = useSaveMeal(userId)
  const saving = useGuardedSave<MealContent, Meal>({
    Conflict: MealConflict,
    mutation,
    async send(content, base) {
      const { id, base: edited, borrowedPhoto, sent } = draft.current()
      const { row: meal, isSent } = await mutation.mutateAsync({
        id,
        content,
        base,
        sent,
        borrowedPhoto,
        onSend: noteSent,
      })
      const replaced = [edited?.image_url, draft.current().sent?.photo].filter(
        (path) => path !== meal.image_url,
      )
      draft.forget()
      if (isSent) forgetPhotos(replaced)
      onSaved(meal, { isSent, isPhotoLost: content.photo !== null && meal.image_url === null })
    },
  })

  function noteSent(content: MealContent): void {
    form.setValue('photo', content.photo) // a borrowed one has become the meal's own
    draft.note({ sent: content, borrowedPhoto: undefined })
  }

  return {
    ...saving,
    save: (content: MealContent) => saving.save(content, draft.current().base),
    /** The edited meal is gone, and its photo with it, perhaps: what is still there is copied. */
    saveAsNew(content: MealContent) {
      draft.note({ borrowedPhoto: draft.current().base?.image_url ?? undefined })
      return saving.save(content, undefined)
    },
  }
}
