import type { UseFormReturn } from 'react-hook-form'
import { useEntryDraft } from '@/shared/ui/form/use-entry-draft'
import { isUnchanged } from '../model/meal-content'
import { type MealDraft, mealDrafts } from '../model/meal-draft'
import { hasContent, type MealContent, type MealFields } from '../model/meal-form'

export type MealFormState = UseFormReturn<MealFields, unknown, MealContent>

/** Whether the form holds something that is not saved yet. */
export const isUnsaved = ({ base, fields }: MealDraft): boolean =>
  base ? !isUnchanged(fields, base) : hasContent(fields)

export const useMealDraft = (userId: string, start: MealDraft, form: MealFormState) =>
  useEntryDraft(userId, { start, form, isUnsaved, drafts: mealDrafts })
export type MealDraftState = ReturnType<typeof useMealDraft>
