import { describe, expect, test } from 'vitest'
import { makeClient } from '@/shared/testing/make-client'
import { needAttention, reasonsFor } from './attention'

const now = Date.parse('2026-11-28T12:00:00Z')
const reasons = (fields: object) => reasonsFor(makeClient(fields), now)

test('who logs, gets on and waits for nothing needs no attention', () => {
  expect(reasons({})).toEqual([])
})

describe('no entry for three whole days', () => {
  test.each([
    ['2026-11-28', []],
    ['2026-11-25', []],
    ['2026-11-24', [{ kind: 'silent', days: 3, hasEntries: true }]],
    ['2026-10-28', [{ kind: 'silent', days: 30, hasEntries: true }]],
    ['2026-11-29', []],
  ])('last entry on %s', (last_entry_day, expected) => {
    expect(reasons({ last_entry_day })).toEqual(expected)
  })

  test('counts from the start of the connection where there never was one', () => {
    expect(reasons({ last_entry_day: null, first_day: '2026-11-25' })).toEqual([])
    expect(reasons({ last_entry_day: null, first_day: '2026-11-24' })).toEqual([
      { kind: 'silent', days: 3, hasEntries: false },
    ])
  })

  test('are days of the client’s calendar', () => {
    expect(reasons({ today: '2026-11-27', last_entry_day: '2026-11-24' })).toEqual([])
  })
})

describe('an unanswered message', () => {
  const at = (last_message_at: string, last_message_type = 'client') => ({
    last_message_at,
    last_message_type,
  })

  test.each([
    ['four hours ago', at('2026-11-28T08:00:00Z'), []],
    ['a second more', at('2026-11-28T07:59:59Z'), [{ kind: 'unanswered', hours: 4 }]],
    ['two days ago', at('2026-11-26T11:30:00Z'), [{ kind: 'unanswered', hours: 48 }]],
    ['answered', at('2026-11-26T11:30:00Z', 'nutritionist'), []],
  ])('%s', (_when, fields, expected) => {
    expect(reasons(fields)).toEqual(expected)
  })
})

test.each([
  [3, -0.5, [{ kind: 'mood', change: -0.5, meals: 3 }]],
  [3, -0.49, []],
  [2, -2, []],
  [9, 1, []],
  [0, null, []],
])('%i meals that changed the mood by %s', (mood_meals_7_days, mood_change_7_days, expected) => {
  expect(reasons({ mood_meals_7_days, mood_change_7_days })).toEqual(expected)
})

test.each([
  ['half a kilogram away', 68, 68.5, 65, [{ kind: 'weight', kg: 0.5 }]],
  ['less', 68, 68.4, 65, []],
  ['nearer', 69, 68, 65, []],
  ['away from a target above', 60, 59.3, 65, [{ kind: 'weight', kg: 0.7 }]],
  ['past the target to the other side', 65.2, 64, 65, [{ kind: 'weight', kg: 0.8 }]],
  ['without a target', 68, 70, null, []],
  ['without a weight in the 14 days', null, 70, 65, []],
])('a weight that moved %s', (_how, weight_14_days_ago, latest_weight, target_weight, expected) => {
  expect(reasons({ weight_14_days_ago, latest_weight, target_weight })).toEqual(expected)
})

test('a session tomorrow', () => {
  expect(reasons({ session_tomorrow: '11:00' })).toEqual([{ kind: 'session', time: '11:00' }])
})

test('the most urgent comes first: by reason, then by how much of it', () => {
  const named = (name: string, fields: object) => makeClient({ client_id: name, name, ...fields })
  const waiting = { last_message_at: '2026-11-28T01:00:00Z', last_message_type: 'client' as const }
  const list = needAttention(
    [
      named('tomorrow late', { session_tomorrow: '16:00' }),
      named('tomorrow early', { session_tomorrow: '09:30' }),
      named('calm', {}),
      named('heavier', { weight_14_days_ago: 67 }),
      named('sad', { mood_meals_7_days: 4, mood_change_7_days: -1 }),
      named('sadder', { mood_meals_7_days: 4, mood_change_7_days: -2 }),
      named('waiting', waiting),
      named('silent and waiting', { last_entry_day: '2026-11-20', ...waiting }),
      named('silent longer', { last_entry_day: '2026-11-01' }),
    ],
    now,
  )
  expect(list.map(({ client }) => client.name)).toEqual([
    'silent longer',
    'silent and waiting',
    'waiting',
    'sadder',
    'sad',
    'heavier',
    'tomorrow early',
    'tomorrow late',
  ])
  expect(list[1]?.reasons.map(({ kind }) => kind)).toEqual(['silent', 'unanswered'])
})
