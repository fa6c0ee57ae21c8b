import { PostgrestClient } from '@supabase/postgrest-js'
import { afterAll, expect, test } from 'vitest'
import { startTestBackend } from '../../../supabase/local/testing.ts'
import { createBackend, setBackend } from './backend'
import type { Database } from './database.types'
import { confirmSession, run } from './run'

const backend = await startTestBackend()
const anna = await backend.createUser({ name: 'Anna' })
const app = createBackend({ url: backend.url, key: backend.publishableKey })
await app.auth.signInWithPassword({ email: anna.email, password: anna.password })
setBackend(app)
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

test('a session that was ended elsewhere is told, not taken for a refusal or for nothing to do', async () => {
  const meal = { user_id: anna.id, date: '2026-01-01', meal_type: 'lunch', title: 'Soup' } as const
  await confirmSession()
  await anna.client.auth.signOut({ scope: 'global' })

  await expect(confirmSession()).rejects.toMatchObject({ code: 'signed-out' })
  await expect(run(app.rest.from('food_entries').insert(meal))).rejects.toMatchObject({ code: 'signed-out' })
})

test('where everything is refused, that is asked once more and then said', async () => {
  let requests = 0
  const refused: typeof fetch = async () => {
    requests += 1
    return new Response('{"message":"no"}', { status: 403, headers: { 'content-type': 'application/json' } })
  }
  const closed = new PostgrestClient<Database>(`${backend.url}/rest/v1`, { fetch: refused })
  setBackend({ ...app, rest: closed })

  await expect(run(closed.from('food_entries').select())).rejects.toMatchObject({ code: 'forbidden' })
  expect(requests).toBe(2)
  setBackend(app)
})

test('a request without a session is one of somebody who has to log in', async () => {
  await app.auth.signOut({ scope: 'local' })

  await expect(run(app.rest.from('food_entries').select())).rejects.toMatchObject({ code: 'signed-out' })
})
