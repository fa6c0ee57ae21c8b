import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBackend, setBackend } from '@/shared/api/backend'
import { shiftDay } from '@/shared/lib/day'
import { startTestBackend, type TestBackend, type TestUser } from '../../../../supabase/local/testing.ts'
import { listMeasurements, listMeasurementsSince } from './measurements'
import { measurementStore } from '../store'

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

async function log(date: string, weight: number): Promise<string> {
  const id = crypto.randomUUID()
  const { error } = await user.client.from('measurements').insert({ id, user_id: user.id, date, weight })
  expect(error).toBeNull()
  return id
}

test('the list comes newest day first, of one day the latest entry first', async () => {
  await log('2026-11-20', 81)
  await log('2026-11-27', 80)
  await log('2026-11-27', 79.5)
  await log('2026-11-10', 82)
  expect((await listMeasurements(user.id)).map(({ weight }) => weight)).toEqual([79.5, 80, 81, 82])
})

test('the window of a chart comes oldest first, its first day included', async () => {
  await log('2026-11-27', 80)
  await log('2026-11-20', 81)
  await log('2026-11-19', 82)
  expect((await listMeasurementsSince(user.id, '2026-11-20')).map(({ date }) => date)).toEqual([
    '2026-11-20',
    '2026-11-27',
  ])
})

test('no entry is left out where there are more than one answer holds', async () => {
  const rows = Array.from({ length: 1001 }, (_, index) => ({
    user_id: user.id,
    date: shiftDay('2026-11-27', -index),
    weight: 80,
  }))
  const { error } = await user.client.from('measurements').insert(rows)
  expect(error).toBeNull()
  const dates = (await listMeasurements(user.id)).map(({ date }) => date)
  expect(dates).toEqual(rows.map(({ date }) => date))
})

test('another user sees none of it', async () => {
  const id = await log('2026-11-27', 80)
  expect(await measurementStore.table.find(id)).toMatchObject({ weight: 80, waist: null })
  await signIn(await backend.createUser())
  expect(await measurementStore.table.find(id)).toBeUndefined()
  expect(await listMeasurements(user.id)).toEqual([])
})
