import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isUnchanged } from '../model/meal-content'
import { type MealDraft, mealDrafts } from '../model/meal-draft'
import { hasContent, type MealContent, type MealFields } from '../model/meal-form'

export type MealFormState = UseFormReturn<MealFields, unknown, MealContent>

/** Whether the form holds something that is not saved yet. */
export const isUnsaved = ({ base, fields }: MealDraft): boolean =>
  base ? !isUnchanged(fields, base) : hasContent(fields)

/** Keeps what is typed on this device until it is saved or discarded (DESIGN.md section 7). */
export function useMealDraft(userId: string, start: MealDraft, form: MealFormState) {
  const latest = useRef(start)
  const [isDirty, setDirty] = useState(() => isUnsaved(start))

  useEffect(() => {
    const keep = () => {
      latest.current = { ...latest.current, fields: form.getValues() }
      const unsaved = isUnsaved(latest.current)
      if (unsaved) mealDrafts.keep(userId, latest.current)
      else mealDrafts.forget(userId, latest.current)
      setDirty(unsaved)
    }
    if (isUnsaved(latest.current)) keep()
    return form.subscribe({ formState: { values: true }, callback: keep })
  }, [userId, form])

  return {
    isDirty,
    /** The draft as it is now. */
    current: () => latest.current,
    /** Notes what saving has found out; kept with the draft. */
    note(change: Partial<Omit<MealDraft, 'fields'>>) {
      latest.current = { ...latest.current, ...change }
      if (isUnsaved(latest.current)) mealDrafts.keep(userId, latest.current)
    },
    forget() {
      mealDrafts.forget(userId, latest.current)
      setDirty(false)
    },
  }
}
export type MealDraftState = ReturnType<typeof useMealDraft>
