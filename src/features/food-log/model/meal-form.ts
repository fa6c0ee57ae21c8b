import * as z from 'zod/mini'
import { type Meal, type MealType, mealTypes } from '@/entities/meal'
import { moods } from '@/entities/mood'
import { asTyped } from '@/shared/lib/amount'
import { amountOrZero } from '@/shared/lib/amount-field'
import type { Day } from '@/shared/lib/day'
import { dayField, notesField } from '@/shared/lib/log-fields'
import { isAtMost } from '@/shared/lib/text-fields'
import { ingredientsField, isBlankRow } from './ingredient-rows'

/** Bounds of the columns of food_entries; energy in kcal, the rest in grams. */
export const mostCalories = 20_000
export const mostGrams = 2_000
export const longestTitle = 200

export const mealFormSchema = z.object({
  date: dayField,
  mealType: z.enum(mealTypes),
  title: z
    .string()
    .check(z.trim(), z.minLength(1, 'titleRequired'), z.refine(isAtMost(longestTitle), 'titleLong')),
  calories: amountOrZero({ max: mostCalories, digits: 1 }),
  proteinGrams: amountOrZero({ max: mostGrams, digits: 1 }),
  carbsGrams: amountOrZero({ max: mostGrams, digits: 1 }),
  fatGrams: amountOrZero({ max: mostGrams, digits: 1 }),
  moodBefore: z.nullable(z.enum(moods)),
  moodAfter: z.nullable(z.enum(moods)),
  photo: z.nullable(z.string()),
  ingredients: ingredientsField,
  notes: notesField,
})

/** What the form holds: numbers as they were typed. */
export type MealFields = z.input<typeof mealFormSchema>
/** What is saved: energy in kcal, the rest in grams; `photo` is a key of the bucket food-images. */
export type MealContent = z.output<typeof mealFormSchema>

export const emptyMeal = (date: Day, mealType: MealType): MealFields => ({
  date,
  mealType,
  title: '',
  calories: '',
  proteinGrams: '',
  carbsGrams: '',
  fatGrams: '',
  moodBefore: null,
  moodAfter: null,
  photo: null,
  ingredients: [],
  notes: '',
})

/** @param locale whose decimal sign the fields show */
export const fieldsOfMeal = (meal: Meal, locale: string): MealFields => ({
  date: meal.date,
  mealType: meal.meal_type,
  title: meal.title,
  calories: asTyped(meal.calories, locale),
  proteinGrams: asTyped(meal.protein_grams, locale),
  carbsGrams: asTyped(meal.carbs_grams, locale),
  fatGrams: asTyped(meal.fat_grams, locale),
  moodBefore: meal.mood_before_eating,
  moodAfter: meal.mood_after_eating,
  photo: meal.image_url,
  ingredients: meal.ingredients.map(({ name, quantity, unit }) => ({
    name,
    quantity: asTyped(quantity, locale),
    unit,
  })),
  notes: meal.notes ?? '',
})

/** Another time of the same meal: everything but the mood (DESIGN.md section 4). */
export const repeatOfMeal = (meal: Meal, date: Day, mealType: MealType, locale: string): MealFields => ({
  ...fieldsOfMeal(meal, locale),
  date,
  mealType,
  moodBefore: null,
  moodAfter: null,
})

/** Whether the user has entered something that would be missed; a day or a meal type alone would not. */
export function hasContent(fields: MealFields): boolean {
  const { title, calories, proteinGrams, carbsGrams, fatGrams, notes } = fields
  return (
    [title, calories, proteinGrams, carbsGrams, fatGrams, notes].some((text) => text.trim() !== '') ||
    [fields.moodBefore, fields.moodAfter, fields.photo].some((choice) => choice !== null) ||
    fields.ingredients.some((row) => !isBlankRow(row))
  )
}

/** The meal that people eat at an hour of the day, 0 to 23. */
export function mealTypeAt(hour: number): MealType {
  if (hour >= 4 && hour < 11) return 'breakfast'
  if (hour >= 11 && hour < 16) return 'lunch'
  return hour >= 17 && hour < 22 ? 'dinner' : 'snack'
}
