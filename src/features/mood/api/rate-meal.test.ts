import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findMeal, type Meal } from '@/entities/meal'
import { createBackend, db, setBackend } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { startTestBackend, type TestBackend } from '../../../../supabase/local/testing.ts'
import { rateMeal } from './rate-meal'

let backend: TestBackend
let meal: Meal

beforeAll(async () => {
  backend = await startTestBackend()
}, 120_000)
afterAll(() => backend.close())
beforeEach(async () => {
  const { email, password } = await backend.createUser()
  const app = createBackend({ url: backend.url, key: backend.publishableKey })
  await app.auth.signInWithPassword({ email, password })
  setBackend(app)
  const id = crypto.randomUUID()
  const soup = { id, date: '2026-11-27', meal_type: 'lunch', title: 'Soup', mood_before_eating: 'bad' }
  await run(
    db().rpc('save_meal', { meal: soup, ingredients: [{ name: 'Beet', quantity: 1, unit: 'items' }] }),
  )
  meal = (await findMeal(id))!
})

const stored = () => findMeal(meal.id)

test('one tap sets the mood after eating and nothing else', async () => {
  const rated = await rateMeal({ ...meal, mood: 'great' })
  expect(await stored()).toEqual({ ...meal, mood_after_eating: 'great', updated_at: rated.updated_at })
})

test('the answer can be taken back', async () => {
  await rateMeal({ ...(await rateMeal({ ...meal, mood: 'great' })), mood: null })
  expect(await stored()).toMatchObject({ mood_after_eating: null })
})

test('the same answer sent again, as after a lost reply, is no conflict', async () => {
  const first = await rateMeal({ ...meal, mood: 'good' })
  expect(await rateMeal({ ...meal, mood: 'good' })).toEqual(first)
})

test('a meal that was changed elsewhere keeps what it says', async () => {
  await rateMeal({ ...meal, mood: 'bad' })
  await expect(rateMeal({ ...meal, mood: 'great' })).rejects.toMatchObject({ code: 'conflict' })
  expect(await stored()).toMatchObject({ mood_after_eating: 'bad' })
})

test('a meal that is gone is not found', async () => {
  await run(db().from('food_entries').delete().eq('id', meal.id))
  await expect(rateMeal({ ...meal, mood: 'great' })).rejects.toMatchObject({ code: 'not-found' })
})
