import { afterAll, expect, test } from 'vitest'
import { startTestBackend } from './testing.ts'

const backend = await startTestBackend()
const anna = await backend.createUser({ name: 'Anna' })
afterAll(() => backend.close())

test('a broken rule is refused as such, with its name and nothing of the row', async () => {
  const { status, error } = await anna.client
    .from('food_entries')
    .insert({ user_id: anna.id, date: '2026-01-01', meal_type: 'lunch', title: 'Soup', calories: -5 })

  expect(status).toBe(400)
  expect(error).toEqual({
    code: '23514',
    message: expect.stringContaining('"food_entries_calories_range"'),
    details: null,
    hint: null,
  })
})

test('an exception without a code of its own is refused with its sentence', async () => {
  await backend.sql(
    `create function private.refuse() returns trigger language plpgsql as $$ begin raise exception 'Not today'; end $$`,
  )
  await backend.sql(
    'create trigger refuse before insert on public.mood_entries for each row execute function private.refuse()',
  )

  const { status, error } = await anna.client
    .from('mood_entries')
    .insert({ user_id: anna.id, date: '2026-01-01', mood: 3 })

  expect([status, error?.code, error?.message]).toEqual([400, 'P0001', 'Not today'])
})
