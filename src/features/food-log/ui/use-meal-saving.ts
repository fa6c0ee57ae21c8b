import { useRef, useState } from 'react'
import type { Meal } from '@/entities/meal'
import { forgetPhotos } from '../api/meal-photos'
import { MealConflict } from '../api/save-meal'
import { useSaveMeal } from '../api/use-save-meal'
import type { MealContent } from '../model/meal-form'
import { isGone } from '../model/save-problem'
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

/** Saves the meal in the form, once however often it is asked to, and holds what came in between. */
export function useMealSaving({ userId, form, draft, onSaved }: Options) {
  const { mutateAsync, error, isPending, reset } = useSaveMeal(userId)
  const [conflict, setConflict] = useState<Meal>()
  const busy = useRef(false)

  async function send(content: MealContent, base: Meal | undefined): Promise<void> {
    if (busy.current) return // the second click comes before the button is disabled
    busy.current = true
    setConflict(undefined)
    const { id, base: edited, borrowedPhoto, sent } = draft.current()
    try {
      const { row: meal, isSent } = await mutateAsync({
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
    } catch (failure) {
      if (failure instanceof MealConflict) setConflict(failure.stored)
    } finally {
      busy.current = false
    }
  }

  function noteSent(content: MealContent): void {
    form.setValue('photo', content.photo) // a borrowed one has become the meal's own
    draft.note({ sent: content, borrowedPhoto: undefined })
  }

  return {
    isPending,
    /** Why the last attempt failed; a conflict is asked about instead. */
    problem: error instanceof MealConflict ? null : error,
    isGone: isGone(error),
    conflict,
    save: (content: MealContent) => send(content, draft.current().base),
    /** Writes the form's version over the one that was stored meanwhile. */
    overwrite: (content: MealContent, stored: Meal) => send(content, stored),
    /** The edited meal is gone, and its photo with it, perhaps: what is still there is copied. */
    saveAsNew(content: MealContent) {
      draft.note({ borrowedPhoto: draft.current().base?.image_url ?? undefined })
      return send(content, undefined)
    },
    dismissConflict: () => {
      setConflict(undefined)
      reset()
    },
  }
}
