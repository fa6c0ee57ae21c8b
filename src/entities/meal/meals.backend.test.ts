import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBackend, db, setBackend } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { startTestBackend, type TestBackend, type TestUser } from '../../../supabase/local/testing.ts'
import { getFoodLog, listMealHistory, listMealsOfDay } from './meals'
import { mealStore } from './store'

let backend: TestBackend
let user: TestUser

beforeAll(async () => {
  backend = await startTestBackend()
}, 120_000)
afterAll(() => backend.close())
beforeEach(async () => {
  user = await backend.createUser()
  await signIn(user)
})

async function signIn({ email, password }: TestUser) {
  const app = createBackend({ url: backend.url, key: backend.publishableKey })
  await app.auth.signInWithPassword({ email, password })
  setBackend(app)
}

async function log(title: string, date: string): Promise<string> {
  const id = crypto.randomUUID()
  const ingredients = [
    { name: 'Second in the alphabet', quantity: 1.25, unit: 'tbsp' },
    { name: 'First in the alphabet', quantity: 80, unit: 'grams' },
  ]
  await run(
    db().rpc('save_meal', { meal: { id, date, meal_type: 'lunch', title, calories: 93.5 }, ingredients }),
  )
  return id
}

test('the meals of a day come newest first, with their ingredients in order', async () => {
  await log('Oats', '2026-11-27')
  await log('Soup', '2026-11-27')
  await log('Other day', '2026-11-26')
  const meals = await listMealsOfDay(user.id, '2026-11-27')
  expect(meals.map(({ title }) => title)).toEqual(['Soup', 'Oats'])
  expect(meals[0]).toMatchObject({
    calories: 93.5,
    protein_grams: 0,
    ingredients: [
      { name: 'Second in the alphabet', quantity: 1.25, unit: 'tbsp' },
      { name: 'First in the alphabet', quantity: 80, unit: 'grams' },
    ],
  })
})

test('the history holds whole days before a day, the latest first', async () => {
  for (const day of ['21', '22', '25', '26', '27']) {
    await log(`a${day}`, `2026-11-${day}`)
    await log(`b${day}`, `2026-11-${day}`)
  }
  const page = await listMealHistory('2026-11-27', 2)
  expect(page.map(({ title }) => title)).toEqual(['b26', 'a26', 'b25', 'a25'])
  expect(page[0]?.ingredients).toHaveLength(2)
  expect((await listMealHistory('2026-11-25', 2)).map(({ title }) => title)).toEqual([
    'b22',
    'a22',
    'b21',
    'a21',
  ])
  expect(await listMealHistory('2026-11-21', 2)).toEqual([])
})

test('the one call of the food log answers what its reads answer', async () => {
  for (const day of ['25', '26', '27', '28']) {
    await log(`a${day}`, `2026-11-${day}`)
    await log(`b${day}`, `2026-11-${day}`)
  }
  expect(await getFoodLog('2026-11-28', '2026-11-28', 2)).toEqual({
    meals: await listMealsOfDay(user.id, '2026-11-28'),
    history: await listMealHistory('2026-11-28', 2),
    target_course: [],
  })
  await signIn(await backend.createUser())
  expect(await getFoodLog('2026-11-28', '2026-11-28', 2)).toEqual({
    meals: [],
    history: [],
    target_course: [],
  })
})

test('another user sees none of it', async () => {
  const id = await log('Secret soup', '2026-11-27')
  expect(await mealStore.table.find(id)).toMatchObject({ title: 'Secret soup' })
  await signIn(await backend.createUser())
  expect(await mealStore.table.find(id)).toBeUndefined()
  expect(await listMealsOfDay(user.id, '2026-11-27')).toEqual([])
  expect(await listMealHistory('2026-11-28', 7)).toEqual([])
})

test('a cancelled read fails, it does not answer', async () => {
  await expect(listMealsOfDay(user.id, '2026-11-27', AbortSignal.abort())).rejects.toMatchObject({
    name: 'AppError',
  })
})
