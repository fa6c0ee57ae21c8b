import * as z from 'zod/mini'
import type { Tables } from '@/shared/api/database.types'
import { numeric, timestamp } from '@/shared/api/row-fields'

/** Where the photos of meals are stored. */
export const mealPhotoBucket = 'food-images'

export const mealTypes = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export type MealType = (typeof mealTypes)[number]

export const ingredientUnits = ['grams', 'items', 'ml', 'cups', 'tbsp', 'tsp'] as const
export type IngredientUnit = (typeof ingredientUnits)[number]

/** Energy of a meal in kcal, and each of its macros in grams: bounds of the columns too. */
export const mostCalories = 20_000
export const mostGrams = 2_000
export const longestTitle = 200

const mood = z.nullable(z.enum(['terrible', 'bad', 'neutral', 'good', 'great']))

const ingredientSchema = z.object({
  name: z.string(),
  quantity: numeric,
  unit: z.enum(ingredientUnits),
  /** Its place in the list; what has been read before stands in order. */
  position: z.optional(z.number()),
}) satisfies z.ZodMiniType<Partial<Omit<Tables<'ingredients'>, 'id' | 'food_entry_id'>>>

const inOrder = z.pipe(
  z.array(ingredientSchema),
  z.transform((rows) =>
    rows
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
      .map(({ name, quantity, unit }) => ({ name, quantity, unit })),
  ),
)

/** A food entry with its ingredients, as the API returns it; `satisfies` breaks the build when the table changes. */
export const mealSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  date: z.iso.date(),
  meal_type: z.enum(mealTypes),
  title: z.string(),
  calories: numeric,
  protein_grams: numeric,
  carbs_grams: numeric,
  fat_grams: numeric,
  notes: z.nullable(z.string()),
  mood_before_eating: mood,
  mood_after_eating: mood,
  image_url: z.nullable(z.string()),
  created_at: timestamp,
  updated_at: timestamp,
  ingredients: inOrder,
}) satisfies z.ZodMiniType<Tables<'food_entries'>>

/** What is read of a meal. */
export const mealColumns = '*, ingredients(name, quantity, unit, position)'

export type Meal = z.output<typeof mealSchema>

/** @param rows of food_entries with their ingredients, from whichever call */
export const readMeals = (rows: unknown): Meal[] => z.array(mealSchema).parse(rows)
export type Ingredient = Meal['ingredients'][number]
