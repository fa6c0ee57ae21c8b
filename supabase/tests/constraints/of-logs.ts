import type { Cast } from '../harness/people.ts'
import { rows } from '../access/fixture.ts'
import { filled, known, longest, plausibleDay, range, type CheckedRow } from './check.ts'

const moods = ['terrible', 'bad', 'neutral', 'good', 'great']

export const checksOfLogs = ({ owner, assigned }: Cast): CheckedRow[] => [
  {
    row: 'public.food_entries where id = $1',
    id: rows.meal,
    checks: {
      food_entries_date_range: plausibleDay(),
      food_entries_meal_type_known: known('meal_type', 'breakfast', 'lunch', 'dinner', 'snack'),
      food_entries_title_length: filled('title', 200),
      food_entries_calories_range: range('calories', 0, 20_000, 0.1),
      food_entries_protein_range: range('protein_grams', 0, 2000, 0.1),
      food_entries_carbs_range: range('carbs_grams', 0, 2000, 0.1),
      food_entries_fat_range: range('fat_grams', 0, 2000, 0.1),
      food_entries_notes_length: longest('notes', 2000),
      food_entries_mood_before_known: known('mood_before_eating', ...moods),
      food_entries_mood_after_known: known('mood_after_eating', ...moods),
      food_entries_image_is_own_file: {
        refuses: [
          `image_url = '${assigned.id}/1.jpg'`,
          `image_url = '${owner.id}/../1.jpg'`,
          `image_url = 'https://example.com/1.jpg'`,
        ],
        takes: [`image_url = '${owner.id}/1.jpg'`, 'image_url = null'],
      },
    },
  },
  {
    row: 'public.ingredients where id = $1',
    id: rows.ingredient,
    checks: {
      ingredients_name_length: filled('name', 120),
      ingredients_quantity_range: {
        refuses: ['quantity = 0', 'quantity = 100000.01', `quantity = 'NaN'`],
        takes: ['quantity = 0.01', 'quantity = 100000'],
      },
      ingredients_unit_known: known('unit', 'grams', 'items', 'ml', 'cups', 'tbsp', 'tsp'),
      ingredients_position_range: range('position', 0, 1000),
    },
  },
  {
    row: 'public.exercise_entries where id = $1',
    id: rows.exercise,
    checks: {
      exercise_entries_date_range: plausibleDay(),
      exercise_entries_type_length: filled('type', 120),
      exercise_entries_duration_range: range('duration', 0, 1440),
      exercise_entries_calories_range: range('calories_burned', 0, 20_000, 0.1),
      exercise_entries_notes_length: longest('notes', 2000),
    },
  },
  {
    row: 'public.sleep_entries where id = $1',
    id: rows.sleep,
    checks: {
      sleep_entries_date_range: plausibleDay(),
      sleep_entries_hours_range: range('hours', 0, 24, 0.5),
      sleep_entries_hours_in_halves: { refuses: ['hours = 7.3'], takes: ['hours = 7.5'] },
      sleep_entries_notes_length: longest('notes', 2000),
    },
  },
  {
    row: 'public.mood_entries where id = $1',
    id: rows.mood,
    checks: {
      mood_entries_date_range: plausibleDay(),
      mood_entries_mood_range: range('mood', 1, 5),
      mood_entries_notes_length: longest('notes', 2000),
    },
  },
  {
    row: 'public.measurements where id = $1',
    id: rows.measurement,
    checks: {
      measurements_date_range: plausibleDay(),
      measurements_weight_range: range('weight', 20, 300, 0.1),
      measurements_waist_range: range('waist', 40, 200, 0.1),
      measurements_weight_or_waist: {
        refuses: ['weight = null, waist = null'],
        takes: ['weight = null, waist = 80', 'weight = 70, waist = null'],
      },
      measurements_notes_length: longest('notes', 2000),
    },
  },
  {
    row: 'public.wearable_connections where id = $1',
    id: rows.wearable,
    checks: { wearable_connections_provider_length: filled('provider', 60) },
  },
]
