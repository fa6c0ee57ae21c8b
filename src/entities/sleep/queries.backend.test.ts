import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackend, setBackend } from '@/shared/api/backend'
import { startTestBackend, type TestBackend, type TestUser } from '../../../supabase/local/testing.ts'
import { sleepQueries } from './queries'
import { sleepStore } from './store'

let backend: TestBackend

beforeAll(async () => {
  backend = await startTestBackend()
}, 120_000)
afterAll(() => backend.close())

const readWindow = (userId: string) =>
  new QueryClient().fetchQuery(sleepQueries.window(userId, '2026-11-25', '2026-11-27'))

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
  const window = await readWindow(anna.id)
  expect(window.map(({ hours }) => hours)).toEqual([7, 5])
  const id = data?.[0]?.id ?? ''
  expect(await sleepStore.table.find(id)).toMatchObject({ hours: 4 })
  await signIn(await backend.createUser())
  expect(await readWindow(anna.id)).toEqual([])
  expect(await sleepStore.table.find(id)).toBeUndefined()
})
