import { describe, expect, test } from 'vitest'
import { mealSchema } from '@/entities/meal/meal'
import { type ClientMoods, clientMoodsSchema } from '@/entities/mood/client-moods'
import type { MoodEntry } from '@/entities/mood/mood-entry'
import { makeMealRow, type MealRow } from '@/shared/testing/make-meal'
import { moodsWithUnsent, noMoods, type UnsentMoods } from './moods-with-unsent'

const range = { from: '2026-11-21', to: '2026-11-27' }
const makeMeal = (change: Partial<MealRow>) => mealSchema.parse(makeMealRow(change))
/** bad (2) before, good (4) after. */
const soup = makeMeal({
  title: 'Soup',
  mood_before_eating: 'bad',
  mood_after_eating: 'good',
  protein_grams: 20.1,
  carbs_grams: 40,
  fat_grams: 10,
})
/** great (5) before, neutral (3) after, of the same day. */
const cake = makeMeal({
  title: 'Cake',
  mood_before_eating: 'great',
  mood_after_eating: 'neutral',
  meal_type: 'snack',
  protein_grams: 4,
  carbs_grams: 60,
  fat_grams: 20,
  created_at: '2026-11-27T15:00:00.000Z',
})
const felt: MoodEntry = {
  id: 'felt',
  user_id: soup.user_id,
  date: '2026-11-26',
  mood: 5,
  notes: null,
  created_at: '2026-11-26T20:00:00.000Z',
  updated_at: '2026-11-26T20:00:00.000Z',
}
const nothing: UnsentMoods = { meals: [], moods: [] }
const waiting = (meals: UnsentMoods['meals'], moods: UnsentMoods['moods'] = []): UnsentMoods => ({
  meals,
  moods,
})
const from = (moods: ClientMoods, unsent: UnsentMoods) => moodsWithUnsent(moods, unsent, range)

/** Soup alone, as client_moods sums it. */
const stored = clientMoodsSchema.parse({
  entries: 1,
  meals_with_both: 1,
  mean_before: 2,
  mean_after: 4,
  mean_change: 2,
  days: [
    {
      date: '2026-11-27',
      before: 2,
      after: 4,
      change: 2,
      mood: null,
      before_count: 1,
      after_count: 1,
      change_count: 1,
      mood_count: 0,
    },
  ],
  meal_types: [{ meal_type: 'lunch', meals: 1, before: 2, after: 4, change: 2 }],
  spread: [1, 2, 3, 4, 5].map((mood) => ({
    mood,
    before: mood === 2 ? 1 : 0,
    after: mood === 4 ? 1 : 0,
    days: 0,
  })),
  nutrients: {
    better_meals: 1,
    better_protein: 20.1,
    better_carbs: 40,
    better_fat: 10,
    worse_meals: 0,
    worse_protein: null,
    worse_carbs: null,
    worse_fat: null,
  },
  recent: [{ ...soup, mood: null }],
})

describe('moods with what waits', () => {
  test('are as they are stored where nothing waits', () =>
    expect(from(stored, nothing)).toEqual({ ...stored, unsent: 0 }))

  test('count a meal with both moods in every figure', () =>
    expect(from(stored, waiting([{ row: cake, waits: true }]))).toMatchObject({
      entries: 2,
      meals_with_both: 2,
      mean_before: 3.5,
      mean_after: 3.5,
      mean_change: 0,
      unsent: 1,
      days: [{ date: '2026-11-27', before: 3.5, after: 3.5, change: 0, before_count: 2, mood: null }],
      meal_types: [
        { meal_type: 'lunch', meals: 1, change: 2 },
        { meal_type: 'snack', meals: 1, before: 5, after: 3, change: -2 },
      ],
      spread: [{}, { before: 1 }, { after: 1 }, { after: 1 }, { before: 1 }],
      nutrients: { better_meals: 1, worse_meals: 1, worse_carbs: 60, better_protein: 20.1 },
      recent: [{ title: 'Cake' }, { title: 'Soup' }],
    }))

  test('count a meal with one mood on that side alone', () =>
    expect(from(stored, waiting([{ row: { ...cake, mood_after_eating: null }, waits: true }]))).toMatchObject(
      { entries: 2, meals_with_both: 1, mean_before: 3.5, mean_after: 4, mean_change: 2 },
    ))

  test('leave a meal without moods out', () => {
    const row = makeMeal({})
    expect(from(stored, waiting([{ row, waits: true }]))).toEqual({ ...stored, unsent: 0 })
  })

  test('count a change in place of what is stored, and a refused one as it is stored', () => {
    const row = { ...soup, mood_after_eating: 'great' as const }
    expect(from(stored, waiting([{ row, base: soup, waits: true }]))).toMatchObject({
      entries: 1,
      mean_before: 2,
      mean_after: 5,
      mean_change: 3,
      unsent: 1,
      recent: [{ mood_after_eating: 'great' }],
    })
    expect(from(stored, waiting([{ row, base: soup, waits: false }]))).toEqual({ ...stored, unsent: 0 })
  })

  test('without the only meal are none', () =>
    expect(from(stored, waiting([{ row: soup, base: soup, isDeleted: true, waits: true }]))).toEqual({
      ...noMoods,
      unsent: 1,
    }))

  test('count the mood of a day', () =>
    expect(from(stored, waiting([], [{ row: felt, waits: true }]))).toMatchObject({
      entries: 2,
      meals_with_both: 1,
      unsent: 1,
      days: [
        { date: '2026-11-26', mood: 5, mood_count: 1, before: null },
        { date: '2026-11-27', mood: null },
      ],
      spread: [{}, {}, {}, {}, { days: 1 }],
      recent: [{ title: 'Soup' }, { mood: 5 }],
    }))

  test('count a meal once whose answer was lost, and none of another time', () => {
    expect(from(stored, waiting([{ row: soup, waits: true }])).entries).toBe(1)
    const row = { ...cake, date: '2026-11-20' }
    expect(from(stored, waiting([{ row, waits: true }])).entries).toBe(1)
  })
})
