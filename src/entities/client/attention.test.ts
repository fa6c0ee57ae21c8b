import { describe, expect, test } from 'vitest'
import { makeClient } from '@/shared/testing/make-client'
import { isPutOff, needAttention, reasonsFor, restingSilence } from './attention'

/** In New York 07:00, in Auckland the 29th. */
const now = Date.parse('2026-11-28T12:00:00Z')
const reasons = (fields: object, at = now) => reasonsFor(makeClient(fields), at)
const mark = (reason: string, kind: string, rest: object) => ({
  reason,
  kind,
  evidence_at: null,
  mood_change: null,
  until: null,
  ...rest,
})
const putOff = (reason: string, until: string) => ({ marks: [mark(reason, 'put_off', { until })] })

test('who logs, gets on and waits for nothing needs no attention', () => {
  expect(reasons({})).toEqual([])
})

const session = (start_time: string, status = 'confirmed') => ({
  id: start_time,
  start_time,
  end_time: new Date(Date.parse(start_time) + 20 * 60_000).toISOString(),
  status,
})
const silent = { last_entry_day: '2026-11-20' }
const waiting = { last_message_at: '2026-11-28T07:00:00Z', last_message_type: 'client' as const }
const sad = { mood_meals_7_days: 4, mood_change_7_days: -0.75, mood_rated_at: '2026-11-27T18:00:00Z' }
const heavier = { weight_14_days_ago: 67 }

/** One line a case: what is so, when it is asked, and whether the reason stands then. */
describe.each<[string, string, [string, object, string, boolean][]]>([
  [
    'a booking waits for a decision',
    'decision',
    [
      [
        'begins with the booking, whatever its day',
        { sessions: [session('2027-02-01T09:00:00Z', 'pending')] },
        '2026-11-28T12:00',
        true,
      ],
      [
        'lasts until its time is over',
        { sessions: [session('2026-11-28T12:00:00Z', 'pending')] },
        '2026-11-28T12:19',
        true,
      ],
      [
        'and no longer',
        { sessions: [session('2026-11-28T12:00:00Z', 'pending')] },
        '2026-11-28T12:20',
        false,
      ],
      [
        'ends when it is confirmed',
        { sessions: [session('2027-02-01T09:00:00Z')] },
        '2026-11-28T12:00',
        false,
      ],
      ['ends when it is declined', { sessions: [] }, '2026-11-28T12:00', false],
      [
        'rests while it is put off',
        {
          sessions: [session('2027-02-01T09:00:00Z', 'pending')],
          ...putOff('decision', '2026-11-29T00:00:00Z'),
        },
        '2026-11-28T23:59',
        false,
      ],
      [
        'and comes back with the day',
        {
          sessions: [session('2027-02-01T09:00:00Z', 'pending')],
          ...putOff('decision', '2026-11-29T00:00:00Z'),
        },
        '2026-11-29T00:00',
        true,
      ],
    ],
  ],
  [
    'no entry for three whole days',
    'silent',
    [
      ['begins when the third day is over', { last_entry_day: '2026-11-24' }, '2026-11-28T12:00', true],
      ['and not before', { last_entry_day: '2026-11-25' }, '2026-11-28T12:00', false],
      ['ends with an entry', { last_entry_day: '2026-11-28' }, '2026-11-28T12:00', false],
      [
        'is of the client’s calendar',
        { today: '2026-11-27', last_entry_day: '2026-11-24' },
        '2026-11-28T12:00',
        false,
      ],
      [
        'counts from the start where there never was one',
        { last_entry_day: null, first_day: '2026-11-24' },
        '2026-11-28T12:00',
        true,
      ],
      ['and not from before', { last_entry_day: null, first_day: '2026-11-25' }, '2026-11-28T12:00', false],
      [
        'rests on the day on which the nutritionist wrote',
        { ...silent, last_written_at: '2026-11-28T11:00:00Z' },
        '2026-11-28T12:00',
        false,
      ],
      [
        'and on the second day after it',
        { ...silent, last_written_at: '2026-11-26T00:30:00Z' },
        '2026-11-28T23:59',
        false,
      ],
      ['and no longer', { ...silent, last_written_at: '2026-11-25T23:30:00Z' }, '2026-11-28T00:00', true],
      [
        'on the clock of the nutritionist',
        { ...silent, last_written_at: '2026-11-25T23:30:00Z', nutritionist_timezone: 'Europe/Moscow' },
        '2026-11-28T12:00',
        false,
      ],
      [
        'rests while it is put off',
        { ...silent, ...putOff('silent', '2026-11-29T05:00:00Z') },
        '2026-11-29T04:59',
        false,
      ],
      [
        'and comes back with the day',
        { ...silent, ...putOff('silent', '2026-11-29T05:00:00Z') },
        '2026-11-29T05:00',
        true,
      ],
    ],
  ],
  [
    'a message waits for a reply',
    'unanswered',
    [
      ['begins after four hours', waiting, '2026-11-28T11:00:01', true],
      ['and not before', waiting, '2026-11-28T11:00', false],
      ['ends with a reply', { ...waiting, last_message_type: 'nutritionist' }, '2026-11-28T12:00', false],
      [
        'ends when it needs no reply',
        {
          ...waiting,
          marks: [mark('unanswered', 'no_reply_needed', { evidence_at: waiting.last_message_at })],
        },
        '2026-12-28T12:00',
        false,
      ],
      [
        'comes back when the client writes again',
        {
          ...waiting,
          marks: [mark('unanswered', 'no_reply_needed', { evidence_at: '2026-11-28T06:59:59Z' })],
        },
        '2026-11-28T12:00',
        true,
      ],
      [
        'rests while it is put off',
        { ...waiting, ...putOff('unanswered', '2026-11-29T00:00:00Z') },
        '2026-11-28T23:59',
        false,
      ],
      [
        'and comes back with the day',
        { ...waiting, ...putOff('unanswered', '2026-11-29T00:00:00Z') },
        '2026-11-29T00:00',
        true,
      ],
    ],
  ],
  [
    'the mood falls after meals',
    'mood',
    [
      [
        'begins at half a point over three meals',
        { mood_meals_7_days: 3, mood_change_7_days: -0.5 },
        '2026-11-28T12:00',
        true,
      ],
      ['and not with less', { mood_meals_7_days: 3, mood_change_7_days: -0.49 }, '2026-11-28T12:00', false],
      ['or fewer', { mood_meals_7_days: 2, mood_change_7_days: -2 }, '2026-11-28T12:00', false],
      [
        'ends when the mean rises',
        { mood_meals_7_days: 9, mood_change_7_days: 1 },
        '2026-11-28T12:00',
        false,
      ],
      [
        'ends when it was seen',
        { ...sad, marks: [mark('mood', 'seen', { evidence_at: sad.mood_rated_at, mood_change: -0.75 })] },
        '2026-11-28T12:00',
        false,
      ],
      [
        'comes back when a new meal worsens it',
        {
          ...sad,
          mood_change_7_days: -0.8,
          marks: [mark('mood', 'seen', { evidence_at: '2026-11-26T18:00:00Z', mood_change: -0.75 })],
        },
        '2026-11-28T12:00',
        true,
      ],
      [
        'not with a new meal that does not',
        {
          ...sad,
          marks: [mark('mood', 'seen', { evidence_at: '2026-11-26T18:00:00Z', mood_change: -0.75 })],
        },
        '2026-11-28T12:00',
        false,
      ],
      [
        'nor because good meals are a week old by now',
        {
          ...sad,
          mood_change_7_days: -1,
          marks: [mark('mood', 'seen', { evidence_at: sad.mood_rated_at, mood_change: -0.75 })],
        },
        '2026-11-28T12:00',
        false,
      ],
      [
        'rests while it is put off',
        { ...sad, ...putOff('mood', '2026-11-29T00:00:00Z') },
        '2026-11-28T23:59',
        false,
      ],
      [
        'and comes back with the day',
        { ...sad, ...putOff('mood', '2026-11-29T00:00:00Z') },
        '2026-11-29T00:00',
        true,
      ],
    ],
  ],
  [
    'the weight is farther from the target',
    'weight',
    [
      ['begins at half a kilogram', { weight_14_days_ago: 67.5 }, '2026-11-28T12:00', true],
      ['and not with less', { weight_14_days_ago: 67.6 }, '2026-11-28T12:00', false],
      ['ends when the trend turns', { weight_14_days_ago: 69 }, '2026-11-28T12:00', false],
      [
        'is also of a target above',
        { first_weight: 60, weight_14_days_ago: 60, latest_weight: 59.3 },
        '2026-11-28T12:00',
        true,
      ],
      [
        'is not of a target that is reached',
        { weight_14_days_ago: 65.2, latest_weight: 64 },
        '2026-11-28T12:00',
        false,
      ],
      ['nor without a target', { ...heavier, target_weight: null }, '2026-11-28T12:00', false],
      ['nor without a weight in the 14 days', { weight_14_days_ago: null }, '2026-11-28T12:00', false],
      [
        'rests for seven days when it was seen',
        { ...heavier, marks: [mark('weight', 'seen', { until: '2026-12-05T00:00:00Z' })] },
        '2026-12-04T23:59',
        false,
      ],
      [
        'and comes back after them',
        { ...heavier, marks: [mark('weight', 'seen', { until: '2026-12-05T00:00:00Z' })] },
        '2026-12-05T00:00',
        true,
      ],
      [
        'rests while it is put off',
        { ...heavier, ...putOff('weight', '2026-11-29T00:00:00Z') },
        '2026-11-28T23:59',
        false,
      ],
    ],
  ],
  [
    'a session today or tomorrow',
    'session',
    [
      ['begins the day before', { sessions: [session('2026-11-30T09:00:00Z')] }, '2026-11-29T00:00', true],
      ['and not earlier', { sessions: [session('2026-11-30T09:00:00Z')] }, '2026-11-28T23:59', false],
      [
        'on the clock of the nutritionist',
        { sessions: [session('2026-11-30T09:00:00Z')], nutritionist_timezone: 'Pacific/Auckland' },
        '2026-11-28T12:00',
        true,
      ],
      ['lasts until it is over', { sessions: [session('2026-11-28T12:00:00Z')] }, '2026-11-28T12:19', true],
      ['and no longer', { sessions: [session('2026-11-28T12:00:00Z')] }, '2026-11-28T12:20', false],
      ['is confirmed', { sessions: [session('2026-11-29T09:00:00Z', 'pending')] }, '2026-11-28T12:00', false],
      [
        'rests while it is put off',
        { sessions: [session('2026-11-29T09:00:00Z')], ...putOff('session', '2026-11-29T00:00:00Z') },
        '2026-11-28T23:59',
        false,
      ],
      [
        'and comes back with the day',
        { sessions: [session('2026-11-29T09:00:00Z')], ...putOff('session', '2026-11-29T00:00:00Z') },
        '2026-11-29T00:00',
        true,
      ],
    ],
  ],
])('%s', (_name, kind, cases) => {
  test.each(cases)('%s', (_what, fields, at, stands) => {
    const found = reasons(fields, Date.parse(`${at}Z`)).map((reason) => reason.kind)
    expect(found.filter((reason) => reason === kind)).toEqual(stands ? [kind] : [])
  })
})

test('a mark of one reason leaves the others', () => {
  const kinds = reasons({ ...silent, ...waiting, ...sad, ...putOff('silent', '2026-11-29T00:00:00Z') })
  expect(kinds.map(({ kind }) => kind)).toEqual(['unanswered', 'mood'])
})

test.each([
  ['all that is so', { ...sad, ...putOff('mood', '2026-11-29T00:00:00Z') }, true],
  ['one of two reasons', { ...sad, ...silent, ...putOff('mood', '2026-11-29T00:00:00Z') }, false],
  ['what has passed since', putOff('mood', '2026-11-29T00:00:00Z'), false],
  ['until yesterday', { ...sad, ...putOff('mood', '2026-11-28T00:00:00Z') }, false],
  ['nothing', {}, false],
])('a client of whom %s is put off', (_what, fields, expected) => {
  expect(isPutOff(makeClient(fields), now)).toBe(expected)
})

test('a reason says how much', () => {
  expect(
    reasons({
      ...silent,
      ...waiting,
      ...sad,
      ...heavier,
      sessions: [session('2026-11-28T20:40:00Z'), session('2026-12-24T10:00:00Z', 'pending')],
      nutritionist_timezone: 'Europe/Moscow',
    }),
  ).toEqual([
    { kind: 'decision', bookings: [session('2026-12-24T10:00:00Z', 'pending')] },
    { kind: 'silent', days: 7, hasEntries: true },
    { kind: 'unanswered', hours: 5 },
    { kind: 'mood', change: -0.75, meals: 4 },
    { kind: 'weight', kg: 1 },
    { kind: 'session', day: 'today', time: '23:40' },
  ])
  expect(reasons({ last_entry_day: null, first_day: '2026-10-28' })).toEqual([
    { kind: 'silent', days: 30, hasEntries: false },
  ])
})

test.each([
  ['today', '2026-11-28T08:00:00Z', { kind: 'silent', days: 7, hasEntries: true, wroteDaysAgo: 0 }],
  ['yesterday', '2026-11-27T08:00:00Z', { kind: 'silent', days: 7, hasEntries: true, wroteDaysAgo: 1 }],
  ['three days ago', '2026-11-25T08:00:00Z', undefined],
  ['never', null, undefined],
])('a silence about which the nutritionist wrote %s', (_when, last_written_at, expected) => {
  expect(restingSilence(makeClient({ ...silent, last_written_at }), now)).toEqual(expected)
  expect(restingSilence(makeClient({ last_written_at }), now)).toBeUndefined()
})

test('the most urgent comes first: by reason, then by how much of it', () => {
  const named = (name: string, fields: object) => makeClient({ client_id: name, name, ...fields })
  const list = needAttention(
    [
      named('tomorrow late', { sessions: [session('2026-11-29T16:00:00Z')] }),
      named('tomorrow early', { sessions: [session('2026-11-29T09:30:00Z')] }),
      named('today', { sessions: [session('2026-11-28T18:00:00Z')] }),
      named('calm', {}),
      named('heavier', heavier),
      named('sad', { mood_meals_7_days: 4, mood_change_7_days: -1 }),
      named('sadder', { mood_meals_7_days: 4, mood_change_7_days: -2 }),
      named('waiting', waiting),
      named('silent and waiting', { ...silent, ...waiting }),
      named('silent longer', { last_entry_day: '2026-11-01' }),
      named('booked for later', { sessions: [session('2026-12-09T09:30:00Z', 'pending')] }),
      named('booked', { sessions: [session('2026-12-02T09:30:00Z', 'pending')] }),
    ],
    now,
  )
  expect(list.map(({ client }) => client.name)).toEqual([
    'booked',
    'booked for later',
    'silent longer',
    'silent and waiting',
    'waiting',
    'sadder',
    'sad',
    'heavier',
    'today',
    'tomorrow early',
    'tomorrow late',
  ])
  expect(list[3]?.reasons.map(({ kind }) => kind)).toEqual(['silent', 'unanswered'])
})
