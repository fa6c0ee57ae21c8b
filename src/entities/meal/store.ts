import { AppError } from '@/shared/api/app-error'
import { db } from '@/shared/api/backend'
import type { Json } from '@/shared/api/database.types'
import { run } from '@/shared/api/run'
import type { ContentOf } from '@/shared/log/content'
import { defineStore, type LogTable, logTable } from '@/shared/log/entry-store'
import { changeColumns } from '@/shared/log/shape'
import { type Meal, mealColumns, mealPhotoBucket, mealSchema } from './meal'
import { mealKeys } from './queries'

const rows = logTable('food_entries', mealSchema, mealColumns)

/** A meal is stored with its ingredients in one transaction. */
async function write(
  { ingredients, ...meal }: ContentOf<Meal> & { id: string; created_at?: string },
  seen?: string,
): Promise<Meal | undefined> {
  try {
    await run(
      db().rpc('save_meal', {
        meal: meal satisfies Json,
        ingredients: ingredients satisfies Json,
        seen_updated_at: seen,
      }),
    )
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'unknown'
    if (code === 'conflict' || code === 'not-found') return undefined
    throw error
  }
  return rows.find(meal.id)
}

const table: LogTable<Meal> = {
  ...rows,
  insert: ({ id, content, createdAt }) => write({ ...content, id, created_at: createdAt }),
  update: (id, seen, content) => write({ ...content, id }, seen),
}

export const mealStore = defineStore<Meal>({
  name: 'meal',
  table,
  rowSchema: mealSchema,
  photo: { column: 'image_url', bucket: mealPhotoBucket },
  queryKey: mealKeys.ofUser,
  steps: [
    changeColumns({
      renamed: {
        mealType: 'meal_type',
        proteinGrams: 'protein_grams',
        carbsGrams: 'carbs_grams',
        fatGrams: 'fat_grams',
        moodBefore: 'mood_before_eating',
        moodAfter: 'mood_after_eating',
        photo: 'image_url',
      },
    }),
  ],
})
