import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findMeal, type Meal } from '@/entities/meal'
import { createBackend, setBackend } from '@/shared/api/backend'
import { startTestBackend, type TestBackend, type TestUser } from '../../../../supabase/local/testing.ts'
import { contentOfMeal } from '../model/meal-content'
import type { MealContent } from '../model/meal-form'
import { deleteMeal } from './delete-meal'
import { MealConflict, saveMeal } from './save-meal'
import { sendUnsentMeal, type UnsentMeal } from './send-meal'

let backend: TestBackend
let user: TestUser
let id: string

const soup: MealContent = {
  date: '2026-11-27',
  mealType: 'dinner',
  title: '🍲 Борщ',
  calories: 93.5,
  proteinGrams: 4.5,
  carbsGrams: 0,
  fatGrams: 2000,
  moodBefore: 'bad',
  moodAfter: null,
  photo: null,
  ingredients: [
    { name: 'Water', quantity: 1.25, unit: 'cups' },
    { name: 'Beet', quantity: 100_000, unit: 'grams' },
  ],
  notes: '',
}
const stew = { ...soup, title: 'Stew', ingredients: [] }

beforeAll(async () => {
  backend = await startTestBackend()
}, 120_000)
afterAll(() => backend.close())
beforeEach(async () => {
  user = await backend.createUser()
  id = crypto.randomUUID()
  await signIn(user)
})

async function signIn({ email, password }: TestUser) {
  const app = createBackend({ url: backend.url, key: backend.publishableKey })
  await app.auth.signInWithPassword({ email, password })
  setBackend(app)
}

const titlesOf = async (day: string) => {
  const { data } = await user.client.from('food_entries').select('title').eq('date', day)
  return data?.map(({ title }) => title)
}

/** The conflict that the save ended in. */
const conflictOf = async (saving: Promise<unknown>): Promise<Meal> => {
  const error: unknown = await saving.then(
    () => undefined,
    (reason) => reason,
  )
  if (error instanceof MealConflict) return error.stored
  throw new Error(`no conflict but ${String(error)}`)
}

describe('a new meal', () => {
  test('is stored as it was typed', async () => {
    const saved = await saveMeal({ id, content: soup })
    expect(saved).toMatchObject({ id, user_id: user.id, notes: null })
    expect(contentOfMeal(saved)).toEqual(soup)
  })

  test('saved twice, one after the other or at once, is one meal', async () => {
    await Promise.all([saveMeal({ id, content: soup }), saveMeal({ id, content: soup })])
    await saveMeal({ id, content: soup, sent: soup })
    expect(await titlesOf('2026-11-27')).toEqual(['🍲 Борщ'])
  })

  test('that waited on the device keeps the time at which it was logged', async () => {
    const row = await saveMeal({ id, content: soup })
    await deleteMeal(row)
    const payload: UnsentMeal = { row, sent: soup }
    const parcel = { id, userId: user.id, kind: 'meal', at: 0, stamp: '', payload } as const
    await sendUnsentMeal(parcel, () => Promise.resolve())
    expect(await findMeal(id)).toMatchObject({ title: '🍲 Борщ', created_at: row.created_at })
  })

  test('changed after its answer was lost takes the change', async () => {
    await saveMeal({ id, content: soup })
    expect(await saveMeal({ id, content: stew, sent: soup })).toMatchObject({
      title: 'Stew',
      ingredients: [],
    })
    expect(await titlesOf('2026-11-27')).toEqual(['Stew'])
  })

  test('that another tab saved with other content is a conflict, also where only an ingredient differs', async () => {
    await saveMeal({ id, content: soup })
    expect(await conflictOf(saveMeal({ id, content: stew }))).toMatchObject({ title: '🍲 Борщ' })
    const onlyWater = { ...soup, ingredients: soup.ingredients.slice(0, 1) }
    expect((await conflictOf(saveMeal({ id, content: onlyWater }))).ingredients).toHaveLength(2)
    expect(await titlesOf('2026-11-27')).toEqual(['🍲 Борщ'])
  })

  test('cannot take the id of somebody else’s meal', async () => {
    await saveMeal({ id, content: soup })
    await signIn(await backend.createUser())
    await expect(saveMeal({ id, content: stew })).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('that a rule of the database refuses is invalid', async () => {
    await expect(saveMeal({ id, content: { ...soup, calories: 20_001 } })).rejects.toMatchObject({
      code: 'invalid',
    })
    expect(await findMeal(id)).toBeUndefined()
  })
})

describe('an edited meal', () => {
  test('takes the change and is a new version', async () => {
    const { updated_at: seen } = await saveMeal({ id, content: soup })
    const saved = await saveMeal({ id, content: stew, seen })
    expect(contentOfMeal(saved)).toEqual(stew)
    expect(saved.updated_at > seen).toBe(true)
  })

  test('whose answer was lost may be saved again, unchanged or changed further', async () => {
    const { updated_at: seen } = await saveMeal({ id, content: soup })
    await saveMeal({ id, content: stew, seen })
    expect(await saveMeal({ id, content: stew, seen, sent: stew })).toMatchObject({ title: 'Stew' })
    const further = { ...stew, title: 'Goulash' }
    expect(await saveMeal({ id, content: further, seen, sent: stew })).toMatchObject({ title: 'Goulash' })
  })

  test('that was changed elsewhere is a conflict and stays as it is', async () => {
    const { updated_at: seen } = await saveMeal({ id, content: soup })
    await saveMeal({ id, content: stew, seen })
    const mine = { ...soup, title: 'Mine' }
    const stored = await conflictOf(saveMeal({ id, content: mine, seen }))
    expect(stored.title).toBe('Stew')
    expect(await saveMeal({ id, content: mine, seen: stored.updated_at })).toMatchObject({ title: 'Mine' })
  })

  test('that was deleted elsewhere is not found, and can be saved as new', async () => {
    const meal = await saveMeal({ id, content: soup })
    await deleteMeal(meal)
    await expect(saveMeal({ id, content: stew, seen: meal.updated_at })).rejects.toMatchObject({
      code: 'not-found',
    })
    expect(await saveMeal({ id, content: stew })).toMatchObject({ id, title: 'Stew' })
  })
})

describe('a deleted meal', () => {
  test('is gone with its ingredients; deleting it again is no failure', async () => {
    const meal = await saveMeal({ id, content: soup })
    await deleteMeal(meal)
    await deleteMeal(meal)
    expect(await titlesOf('2026-11-27')).toEqual([])
    const { count } = await user.client.from('ingredients').select('*', { count: 'exact', head: true })
    expect(count).toBe(0)
  })

  test('that was changed elsewhere stays', async () => {
    const meal = await saveMeal({ id, content: soup })
    await saveMeal({ id, content: stew, seen: meal.updated_at })
    expect((await conflictOf(deleteMeal(meal))).title).toBe('Stew')
    expect(await titlesOf('2026-11-27')).toEqual(['Stew'])
  })
})

test('a lost network is told as such', async () => {
  setBackend(createBackend({ url: 'http://127.0.0.1:9', key: 'sb_publishable_none' }))
  await expect(saveMeal({ id, content: soup })).rejects.toMatchObject({ code: 'network' })
})
