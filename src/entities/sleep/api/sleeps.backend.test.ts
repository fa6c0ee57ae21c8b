import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend, setBackend } from '@/shared/api/backend'
import { startTestBackend, type TestBackend, type TestUser } from '../../../../supabase/local/testing.ts'
import { listSleeps } from './sleeps'
import { sleepStore } from '../store'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
}, 120_000)
afterAll(() => backend.close())

async function signIn({ email, password }: TestUser) {
  const app = createBackend({ url: backend.url, key: backend.publishableKey })
  await app.auth.signInWithPassword({ email, password })
  setBackend(app)
}

test('a window has the latest day first, its ends included, and nothing of another user', async () => {
  const anna = await backend.createUser()
  const rows = [24, 25, 27, 28].map((day) => ({ user_id: anna.id, date: `2026-11-${day}`, hours: day - 20 }))
  const { data } = await anna.client.from('sleep_entries').insert(rows).select('id')
  await signIn(anna)
  const window = await listSleeps(anna.id, '2026-11-25', '2026-11-27')
  expect(window.map(({ hours }) => hours)).toEqual([7, 5])
  const id = data?.[0]?.id ?? ''
  expect(await sleepStore.table.find(id)).toMatchObject({ hours: 4 })
  await signIn(await backend.createUser())
  expect(await listSleeps(anna.id, '2026-11-25', '2026-11-27')).toEqual([])
  expect(await sleepStore.table.find(id)).toBeUndefined()
})
