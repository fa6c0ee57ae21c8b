import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Meal } from '@/entities/meal/meal'
import { mealStore } from '@/entities/meal/store'
import type { Mood } from '@/entities/mood/mood'
import { createBackend, db, setBackend } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { outbox } from '@/shared/log/outbox'
import { startTestBackend, type TestBackend } from '../../../../supabase/local/testing.ts'
import { rateMeal } from './rate-meal'

vi.mock(import('@/shared/device/device-table'), async () => {
  const { memoryTable } = await import('@/shared/testing/memory-table')
  return { deviceTable: () => memoryTable() }
})

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
  meal = (await mealStore.table.find(id))!
})

const stored = () => mealStore.table.find(meal.id)

test('one tap sets the mood after eating and nothing else', async () => {
  const { row: rated } = await rateMeal({ meal, mood: 'great' })
  expect(await stored()).toEqual({ ...meal, mood_after_eating: 'great', updated_at: rated.updated_at })
})

test('the answer can be taken back', async () => {
  const { row } = await rateMeal({ meal, mood: 'great' })
  await rateMeal({ meal: row, mood: null })
  expect(await stored()).toMatchObject({ mood_after_eating: null })
})

test('the same answer sent again, as after a lost reply, is no conflict', async () => {
  const first = await rateMeal({ meal, mood: 'good' })
  expect(await rateMeal({ meal, mood: 'good' })).toEqual(first)
})

test('a meal that was changed elsewhere keeps what it says', async () => {
  await rateMeal({ meal, mood: 'bad' })
  await expect(rateMeal({ meal, mood: 'great' })).rejects.toMatchObject({ code: 'conflict' })
  expect(await stored()).toMatchObject({ mood_after_eating: 'bad' })
})

test('a meal that is gone is not found', async () => {
  await run(db().from('food_entries').delete().eq('id', meal.id))
  await expect(rateMeal({ meal, mood: 'great' })).rejects.toMatchObject({ code: 'not-found' })
})

describe('without a network', () => {
  const unreachable = () =>
    setBackend(createBackend({ url: 'http://127.0.0.1:1', key: backend.publishableKey }))
  const waiting = () => outbox.get().map(({ kind, payload }) => ({ kind, payload }))
  const rate = (mood: Mood | null) => rateMeal({ meal, mood })

  beforeEach(async () => {
    vi.stubGlobal('navigator', {})
    await outbox.open(meal.user_id)
    await outbox.clear(meal.user_id)
  })

  test('the answer waits as a change of the meal, and the next one takes its place', async () => {
    unreachable()
    await rate('good')
    const row = { ...meal, mood_after_eating: 'great' }
    expect(await rate('great')).toEqual({ row, isSent: false })
    expect(waiting()).toMatchObject([{ kind: 'meal', payload: { row, base: meal } }])
  })

  test('an answer that is taken back waits no longer where no attempt may have stored it', async () => {
    const row = { ...meal, mood_after_eating: 'good' }
    const { id, user_id: userId } = meal
    await outbox.put({ id, userId, kind: 'meal', version: mealStore.version, payload: { row, base: meal } })
    await rate(null)
    expect(waiting()).toEqual([])
  })

  test('an answer that is taken back is sent as such where an attempt may have stored it', async () => {
    unreachable()
    await rate('good')
    await rate(null)
    expect(waiting()).toMatchObject([{ kind: 'meal', payload: { row: meal, base: meal } }])
  })

  test('a meal that waits itself takes the mood along', async () => {
    const row = { ...meal, id: crypto.randomUUID() }
    await outbox.put({
      id: row.id,
      userId: meal.user_id,
      kind: 'meal',
      version: mealStore.version,
      payload: { row },
    })
    await rateMeal({ meal: row, mood: 'good' })
    expect(waiting()).toEqual([{ kind: 'meal', payload: { row: { ...row, mood_after_eating: 'good' } } }])
  })

  test('with a network nothing waits', async () => {
    expect(await rate('good')).toMatchObject({ isSent: true, row: { mood_after_eating: 'good' } })
    expect(waiting()).toEqual([])
  })
})
