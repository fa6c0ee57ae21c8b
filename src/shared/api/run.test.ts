import { afterAll, expect, test } from 'vitest'
import { startTestBackend } from '../../../supabase/local/testing.ts'
import { run } from './run'

const backend = await startTestBackend()
const anna = await backend.createUser({ name: 'Anna' })
afterAll(() => backend.close())

const taken = crypto.randomUUID()
const addMeal = (change: Record<string, unknown>) =>
  anna.client
    .from('food_entries')
    .insert({ user_id: anna.id, date: '2026-01-01', meal_type: 'lunch', title: 'Soup', ...change })

test.each([
  ['a broken rule', { calories: -5 }, 'invalid'],
  ['a blank title', { title: ' ' }, 'invalid'],
  ['a number that no column holds', { calories: 1e9 }, 'invalid'],
  ['a word for a number', { calories: 'many' }, 'invalid'],
  ['a missing title', { title: null }, 'invalid'],
  ['a row of somebody else', { user_id: crypto.randomUUID() }, 'forbidden'],
  ['an id that is taken', { id: taken }, 'duplicate'],
])('the app learns of %s', async (_what, change, code) => {
  await addMeal({ id: taken })

  await expect(run(addMeal(change))).rejects.toMatchObject({ name: 'AppError', code })
})
