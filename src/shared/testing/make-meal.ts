import type { Tables } from '@/shared/api/database.types'

export type MealRow = Tables<'food_entries'> & {
  ingredients: Omit<Tables<'ingredients'>, 'id' | 'food_entry_id'>[]
}

let made = 0

/** A food entry as the API sends it, for tests. */
export function makeMealRow(change: Partial<MealRow> = {}): MealRow {
  made += 1
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    user_id: '11111111-1111-4111-8111-111111111111',
    date: '2026-11-27',
    meal_type: 'lunch',
    title: `Meal ${made}`,
    calories: 400,
    protein_grams: 20,
    carbs_grams: 40,
    fat_grams: 10,
    notes: null,
    mood_before_eating: null,
    mood_after_eating: null,
    image_url: null,
    created_at: '2026-11-27T12:00:00.000Z',
    updated_at: '2026-11-27T12:00:00.000Z',
    ingredients: [],
    ...change,
  }
}
