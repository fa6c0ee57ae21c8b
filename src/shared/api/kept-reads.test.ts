import { expect, test } from 'vitest'
import { isKept, type KeptRead, usable } from './kept-reads'

const client = { id: 'anna', role: 'client' } as const
const coach = { id: 'elena', role: 'nutritionist' } as const

test.each([
  ['her meals', ['food_entries', { userId: 'anna' }, 'day', '2026-11-27'], client, true],
  ['her photo', ['storage', { bucket: 'food-images' }, 'anna/1.jpg'], client, true],
  ['what has no owner', ['nutritionist_profiles', 'directory', 'a'], client, false],
  ['somebody else’s meals', ['food_entries', { userId: 'boris' }, 'day', '2026-11-27'], client, false],
  ['a coach’s calendar', ['appointments', { nutritionistId: 'elena' }, 'calendar'], coach, true],
  ['a client’s meals on the coach’s device', ['food_entries', { userId: 'anna' }], coach, false],
  [
    'the coach’s list of clients',
    ['client_nutritionist_relationships', { nutritionistId: 'elena' }],
    coach,
    false,
  ],
  [
    'a client’s photo on the coach’s device',
    ['storage', { bucket: 'food-images' }, 'anna/1.jpg'],
    coach,
    false,
  ],
])('%s', (_what, key, reader, kept) => {
  expect(isKept(key, reader)).toBe(kept)
})

test('only what this release has read in the last two weeks is shown again, the newest first', () => {
  const now = Date.UTC(2026, 10, 27)
  const read = (id: string, hoursAgo: number, release = 'a.js'): KeptRead => ({
    id,
    key: [id],
    data: id,
    at: now - hoursAgo * 3_600_000,
    release,
  })
  const all = [read('old', 15 * 24), read('hour', 1), read('other release', 1, 'b.js'), read('now', 0)]

  expect(usable(all, now, 'a.js').map(({ id }) => id)).toEqual(['now', 'hour'])
})

test('a device does not fill up without end', () => {
  const all = Array.from({ length: 1000 }, (_, at): KeptRead => ({
    id: `${at}`,
    key: [],
    data: 0,
    at,
    release: 'a',
  }))

  const shown = usable(all, 1000, 'a')
  expect([shown.length, shown[0]?.id]).toEqual([400, '999'])
})
