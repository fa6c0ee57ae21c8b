import { afterAll, expect, test, vi } from 'vitest'
import { startTestBackend } from './testing.ts'

const printed = vi.spyOn(console, 'error')
const logged: string[] = []
const backend = await startTestBackend({ log: (line) => logged.push(line) })
const person = await backend.createUser()

afterAll(async () => {
  printed.mockRestore()
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
])('%s is logged without what was typed, and not printed', async (_what, send, reason) => {
  logged.length = 0
  const { error } = await send()

  expect(error?.message).toBeTruthy()
  expect(logged).toEqual([expect.stringContaining(reason)])
  expect(logged.join()).not.toMatch(/secret/i)
  expect(printed).not.toHaveBeenCalled()
})
