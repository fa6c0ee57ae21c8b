import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { mealToAsk } from './meal-to-ask'

beforeAll(() => {
  vi.stubEnv('TZ', 'Europe/Moscow')
})
afterAll(() => {
  vi.unstubAllEnvs()
})

const loggedAt = (time: string, date = '2026-11-28') => ({
  id: time,
  date,
  title: 'Soup',
  created_at: new Date(`2026-11-28T${time}+03:00`).toISOString(),
  updated_at: new Date(`2026-11-28T${time}+03:00`).toISOString(),
})
const at = (time: string) => new Date(`2026-11-28T${time}+03:00`).getTime()
const none = new Set<string>()

test.each([
  ['12:29:59', false],
  ['12:30:00', true],
  ['18:00:00', true],
  ['18:00:01', false],
  ['11:00:00', false],
])('at %s a meal logged at noon is asked about: %s', (now, asked) => {
  expect(mealToAsk([loggedAt('12:00:00')], at(now), none) !== undefined).toBe(asked)
})

test('the newest meal that is old enough is asked about, the one before it when that one is skipped', () => {
  const meals = [loggedAt('13:50:00'), loggedAt('13:00:00'), loggedAt('10:00:00')]
  expect(mealToAsk(meals, at('14:00:00'), none)?.id).toBe('13:00:00')
  expect(mealToAsk(meals, at('14:00:00'), new Set(['13:00:00']))?.id).toBe('10:00:00')
})

test('a meal of another day that was entered just now is not asked about', () => {
  expect(mealToAsk([loggedAt('12:00:00', '2026-11-27')], at('13:00:00'), none)).toBeUndefined()
})

test('a late dinner is asked about after midnight', () => {
  const dinner = { ...loggedAt('12:00:00', '2026-11-27'), created_at: '2026-11-27T20:30:00.000Z' }
  expect(mealToAsk([dinner], at('00:30:00'), none)).toBe(dinner)
})
