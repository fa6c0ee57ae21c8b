import { format } from 'node:util'
import { afterAll, expect, test, vi } from 'vitest'
import { startTestBackend } from './testing.ts'

const backend = await startTestBackend()
const person = await backend.createUser()
const printed: string[] = []
const spy = vi
  .spyOn(console, 'error')
  .mockImplementation((...parts: unknown[]) => printed.push(format(...parts)))

afterAll(async () => {
  spy.mockRestore()
  await backend.close()
})

const meal = { user_id: person.id, date: '2026-01-01', meal_type: 'lunch', title: 'Secret soup' }

test.each<[string, () => PromiseLike<{ error: { message: string } | null }>, string]>([
  [
    'a broken rule',
    () => person.client.from('food_entries').insert({ ...meal, calories: -5 }),
    'food_entries_calories_range',
  ],
  [
    'a row of somebody else',
    () => person.client.from('food_entries').insert({ ...meal, user_id: crypto.randomUUID() }),
    '42501',
  ],
  [
    'an unreadable value',
    () => person.client.from('food_entries').insert({ ...meal, id: 'Secret id' }),
    '22P02',
  ],
  [
    'a refusal of a function',
    () => person.client.rpc('save_meal', { meal: { title: 'Secret soup' }, ingredients: [] }),
    'PT422',
  ],
])('%s is printed without what was typed', async (_what, send, reason) => {
  printed.length = 0
  const { error } = await send()

  expect(error?.message).toBeTruthy()
  expect(printed.join('\n')).toContain(reason)
  expect(printed.join('\n')).not.toMatch(/secret/i)
})
