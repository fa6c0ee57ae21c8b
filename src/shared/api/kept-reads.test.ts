import { expect, test } from 'vitest'
import { changeColumns } from '../log/shape'
import { isKept, type KeptRead, usable } from './kept-reads'
import { inEachRow } from './read-steps'

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

const now = Date.UTC(2026, 10, 27)
const kept = (id: string, hoursAgo: number, read: Partial<KeptRead> = {}): KeptRead => ({
  id,
  key: ['exercise_entries', { userId: 'anna' }],
  data: id,
  at: now - hoursAgo * 3_600_000,
  version: 0,
  ...read,
})

test('what was read in the last two weeks is shown again, the newest first', () => {
  const all = [kept('old', 15 * 24), kept('hour', 1), kept('now', 0)]

  expect(usable(all, now).map(({ id }) => id)).toEqual(['now', 'hour'])
})

test('a read of an earlier release is brought to the shape of this one, in lists and pages', () => {
  const row = { id: '1', minutes: 20 }
  const steps = [
    inEachRow(changeColumns({ renamed: { minutes: 'duration' } })),
    inEachRow(changeColumns({ added: { notes: null } })),
  ]
  const all = [
    kept('list', 1, { data: [row] }),
    kept('pages', 2, { data: { pages: [[row], []], pageParams: [null, 'a'] } }),
    kept('a release later', 3, { data: { id: '1', duration: 20 }, version: 1 }),
    kept('today’s', 4, { data: null, version: 2 }),
    kept('of another table', 5, { key: ['food_entries', { userId: 'anna' }], data: [row] }),
  ]

  const current = { id: '1', duration: 20, notes: null }
  expect(usable(all, now, { exercise_entries: steps }).map(({ data }) => data)).toEqual([
    [current],
    { pages: [[current], []], pageParams: [null, 'a'] },
    current,
    null,
    [row],
  ])
})

test('what a newer release has kept, or one that did not count shapes, is asked for again', () => {
  const { version: _, ...uncounted } = kept('before versions', 1)
  const all = [kept('newer', 1, { version: 1 }), uncounted as KeptRead]

  expect(usable(all, now)).toEqual([])
})

test('a device does not fill up without end', () => {
  const all = Array.from({ length: 1000 }, (_, hours) => kept(`${hours}`, hours / 10))

  const shown = usable(all, now)
  expect([shown.length, shown[0]?.id]).toEqual([400, '0'])
})

test('a report of the release before the course of targets is shown, judged against nothing', () => {
  const day = { day: '2026-11-25', weight: 80, waist: null, calories: 500 }
  const report = { days: [day], figures: { food_days: 1 }, range: { from: '2026-11-21', to: '2026-11-27' } }
  const [shown] = usable(
    [kept('report', 1, { key: ['client_report', { userId: 'anna' }], data: report })],
    now,
  )
  expect(shown?.data).toMatchObject({
    today: '2026-11-27',
    target_course: [],
    first_entry_day: '2026-11-25',
    days: [{ ...day, weights: 1, waists: 0 }],
    figures: { food_days: 1, judged_food_days: 0, rate_days: 0 },
  })
})
