import * as z from 'zod/mini'
import { type Meal, type MealType, mealSchema, mealTypes } from '@/entities/meal'
import { moods } from '@/entities/mood'
import type { Day } from '@/shared/lib/day'
import { logDrafts } from '@/shared/lib/entry-drafts'
import { rowFields } from './ingredient-rows'
import { contentOfMeal, isUnchanged } from './meal-content'
import { emptyMeal, fieldsOfMeal, hasContent, type MealContent, repeatOfMeal } from './meal-form'

const isObject = (value: unknown) => typeof value === 'object' && value !== null

const draftSchema = z.object({
  /** The meal's id, made when the form was opened: however often it is saved, it is one meal. */
  id: z.string(),
  fields: z.object({
    date: z.string(),
    mealType: z.enum(mealTypes),
    title: z.string(),
    calories: z.string(),
    proteinGrams: z.string(),
    carbsGrams: z.string(),
    fatGrams: z.string(),
    moodBefore: z.nullable(z.enum(moods)),
    moodAfter: z.nullable(z.enum(moods)),
    photo: z.nullable(z.string()),
    ingredients: z.array(rowFields),
    notes: z.string(),
  }),
  /** The version that is being edited; none for a new meal. */
  base: z.optional(mealSchema),
  /** A photo of another meal that the form shows. */
  borrowedPhoto: z.optional(z.string()),
  /** What was sent without an answer. */
  sent: z.optional(z.custom<MealContent>(isObject)),
})

/** A meal in the form. */
export type MealDraft = z.output<typeof draftSchema>

/** An empty meal of a day, under an id of its own: sent twice it is still one meal. */
export const newMeal = (day: Day, mealType: MealType): MealDraft => ({
  id: crypto.randomUUID(),
  fields: emptyMeal(day, mealType),
})

/** A new meal with the content of another, on a day and as a meal type of its own; the photo stays the other meal’s. */
export const repeatOf = (meal: Meal, day: Day, mealType: MealType, locale: string): MealDraft => ({
  id: crypto.randomUUID(),
  fields: repeatOfMeal(meal, day, mealType, locale),
  borrowedPhoto: meal.image_url ?? undefined,
})

/** The key of a photo that nothing but this unsaved meal shows; null where there is none. */
export const ownPhoto = ({ fields: { photo }, base, borrowedPhoto, sent }: MealDraft): string | null =>
  [base?.image_url, borrowedPhoto, sent?.photo].includes(photo) ? null : photo

const drafts = logDrafts('food-log', draftSchema, {
  fieldsOf: fieldsOfMeal,
  contentOf: contentOfMeal,
  hasContent,
  isUnchanged,
})

/** The drafts of meals: made of a meal, judged, and kept on this device. */
export const mealDrafts = {
  ...drafts,
  ofUnsent: (unsent: { row: Meal; base?: Meal; borrowedPhoto?: string }, locale: string): MealDraft => ({
    ...drafts.ofUnsent(unsent, locale),
    borrowedPhoto: unsent.borrowedPhoto,
  }),
}
