import type { UseFormReturn } from 'react-hook-form'
import { useEntryDraft } from '@/shared/ui/form/use-entry-draft'
import { type MealDraft, mealDrafts } from '../model/meal-draft'
import type { MealContent, MealFields } from '../model/meal-form'

export type MealFormState = UseFormReturn<MealFields, unknown, MealContent>

export const useMealDraft = (userId: string, start: MealDraft, form: MealFormState) =>
  useEntryDraft(userId, { start, form, isUnsaved: mealDrafts.isUnsaved, drafts: mealDrafts })
export type MealDraftState = ReturnType<typeof useMealDraft>
