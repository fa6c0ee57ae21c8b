import type { Meal } from '@/entities/meal'
import type { Json } from '@/shared/api/database.types'
import { fieldsOfMeal, type MealContent, type MealFields, mealFormSchema } from './meal-form'

/** What of a stored meal a user fills in. */
export const contentOfMeal = (meal: Meal): MealContent => ({
  date: meal.date,
  mealType: meal.meal_type,
  title: meal.title,
  calories: meal.calories,
  proteinGrams: meal.protein_grams,
  carbsGrams: meal.carbs_grams,
  fatGrams: meal.fat_grams,
  moodBefore: meal.mood_before_eating,
  moodAfter: meal.mood_after_eating,
  photo: meal.image_url,
  ingredients: meal.ingredients.map(({ name, quantity, unit }) => ({ name, quantity, unit })),
  notes: meal.notes ?? '',
})

/**
 * A meal as it will be stored, for as long as it waits on this device.
 * @param base the version that was edited; none for a new one
 * @param createdAt when a new one was logged
 */
export function unsentMeal(
  userId: string,
  id: string,
  content: MealContent,
  base?: Meal,
  createdAt: string = new Date().toISOString(),
): Meal {
  return {
    id,
    user_id: userId,
    date: content.date,
    meal_type: content.mealType,
    title: content.title,
    calories: content.calories,
    protein_grams: content.proteinGrams,
    carbs_grams: content.carbsGrams,
    fat_grams: content.fatGrams,
    notes: content.notes === '' ? null : content.notes,
    mood_before_eating: content.moodBefore,
    mood_after_eating: content.moodAfter,
    image_url: content.photo,
    created_at: base?.created_at ?? createdAt,
    updated_at: base?.updated_at ?? createdAt,
    ingredients: content.ingredients.map((row, position) => ({ ...row, position })),
  }
}

/** The keys whose values differ; none when both are the same meal. */
export function differences(a: MealContent, b: MealContent): (keyof MealContent)[] {
  const keys = Object.keys(mealFormSchema.shape) as (keyof MealContent)[]
  return keys.filter((key) => JSON.stringify(a[key]) !== JSON.stringify(b[key]))
}

/** Whether two contents say the same, key by key. */
export const isSameContent = (a: MealContent, b: MealContent): boolean => differences(a, b).length === 0

/** Whether the form still says what is stored; what cannot be read says something else. */
export function isUnchanged(fields: MealFields, meal: Meal): boolean {
  const [read, stored] = [fields, fieldsOfMeal(meal, 'en')].map((each) => mealFormSchema.safeParse(each).data)
  return read !== undefined && stored !== undefined && isSameContent(read, stored)
}

/**
 * The arguments of the database function save_meal.
 * @param seen `updated_at` of the version that the user edited; undefined for a new meal
 * @param createdAt when a new meal was logged; undefined for now
 */
export const toSaveArguments = (id: string, content: MealContent, seen?: string, createdAt?: string) => ({
  meal: {
    id,
    date: content.date,
    meal_type: content.mealType,
    title: content.title,
    calories: content.calories,
    protein_grams: content.proteinGrams,
    carbs_grams: content.carbsGrams,
    fat_grams: content.fatGrams,
    notes: content.notes === '' ? null : content.notes,
    mood_before_eating: content.moodBefore,
    mood_after_eating: content.moodAfter,
    image_url: content.photo,
    created_at: createdAt ?? null,
  } satisfies Json,
  ingredients: content.ingredients satisfies Json,
  seen_updated_at: seen,
})
