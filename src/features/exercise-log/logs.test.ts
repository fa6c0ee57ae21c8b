import { i18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readHintCode } from '@/shared/lib/amount'
import { contentOf, differences } from '@/shared/log/content'
import { exerciseLog } from './exercise-log'
import { moodLog } from './mood-log'
import { sleepLog } from './sleep-log'

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 23, 58) })
})
afterEach(() => {
  vi.useRealTimers()
})

type Read = { error?: { issues: { path: PropertyKey[]; message: string }[] } }
/** Problems as "path: code". */
const problemsOf = ({ error }: Read) =>
  (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)

const run = { date: '2026-11-27', type: 'Running', duration: '30', calories_burned: '93,5', notes: '' }
const night = { date: '2026-11-27', hours: '7.5', notes: '' }
const mood = { date: '2026-11-27', mood: 'good' as const, notes: '' }
const row = {
  id: 'e1',
  user_id: 'u1',
  date: '2026-11-27',
  notes: null,
  created_at: '2026-11-27T12:00:00.000Z',
  updated_at: '2026-11-27T12:00:00.000Z',
}

describe('the exercise form', () => {
  test('reads numbers with comma or point, and a suggested type as its key', () =>
    expect(exerciseLog.formSchema.parse(run)).toEqual({
      date: '2026-11-27',
      type: 'running',
      duration: 30,
      calories_burned: 93.5,
      notes: null,
    }))

  test.each([
    [{ type: ' ' }, 'type: typeRequired'],
    [{ type: 'x'.repeat(121) }, 'type: typeLong'],
    [{ duration: '' }, 'duration: minutesRequired'],
    [{ duration: '-1' }, 'duration: negative'],
    [{ duration: '30.5' }, 'duration: minutes.tooFine'],
    [{ duration: '1441' }, 'duration: minutes.tooLarge'],
    [{ duration: '1e3' }, 'duration: notNumber(93)'],
    [{ calories_burned: '' }, 'calories_burned: caloriesRequired'],
    [{ calories_burned: '1,234' }, 'calories_burned: ambiguous(1234|1.2)'],
    [{ calories_burned: '93.55' }, 'calories_burned: calories.tooFine'],
    [{ calories_burned: '20000.1' }, 'calories_burned: calories.tooLarge'],
    [{ date: '2026-11-28' }, 'date: dayInFuture'],
    [{ notes: 'x'.repeat(2001) }, 'notes: notesLong'],
  ])('%j is refused as %s, in words', (change, problem) => {
    expect(problemsOf(exerciseLog.formSchema.safeParse({ ...run, ...change }))).toEqual([problem])
    expect(exerciseLog.problems[readHintCode(problem.split(': ')[1] ?? '').name]).toBeDefined()
  })

  test('a sign in a whole number parts thousands', () => {
    expect(exerciseLog.formSchema.parse({ ...run, duration: '1,234' }).duration).toBe(1234)
    expect(exerciseLog.formSchema.parse({ ...run, duration: '1.234' }).duration).toBe(1234)
    expect(problemsOf(exerciseLog.formSchema.safeParse({ ...run, duration: '1,800' }))).toEqual([
      'duration: minutes.tooLarge',
    ])
  })

  test.each([{ duration: '0', calories_burned: '0' }, { duration: '1440' }, { calories_burned: '20000' }])(
    '%j is allowed',
    (change) => expect(problemsOf(exerciseLog.formSchema.safeParse({ ...run, ...change }))).toEqual([]),
  )

  test('shows a stored entry as the reader would type it', () => {
    const stored = { ...row, type: 'running', duration: 30, calories_burned: 93.5 }
    expect(exerciseLog.drafts.typedOf(stored, 'ru')).toEqual(run)
    expect(exerciseLog.formSchema.parse(exerciseLog.drafts.typedOf(stored, 'en'))).toEqual(
      contentOf<typeof stored>(exerciseLog, stored),
    )
  })
})

describe('the sleep form', () => {
  test.each([
    ['0', 0],
    ['24', 24],
    ['7,5', 7.5],
  ])('%j is %d hours', (hours, read) =>
    expect(sleepLog.formSchema.parse({ ...night, hours }).hours).toBe(read),
  )

  test.each([
    ['', 'hoursRequired'],
    ['-0.5', 'negative'],
    ['24.5', 'hours.tooLarge'],
    ['7.3', 'hours.tooFine'],
    ['7.25', 'hours.tooFine'],
    ['1,500', 'ambiguous(1.5)'],
    ['1,234', 'hours.tooLarge'],
    ['seven', 'notNumber(7.5)'],
  ])('%j is refused as %s, in words', (hours, code) => {
    expect(problemsOf(sleepLog.formSchema.safeParse({ ...night, hours }))).toEqual([`hours: ${code}`])
    expect(sleepLog.problems[readHintCode(code).name]).toBeDefined()
  })
})

test('the mood form needs a mood', () => {
  expect(moodLog.formSchema.parse(mood)).toEqual({ ...mood, mood: 4, notes: null })
  expect(problemsOf(moodLog.formSchema.safeParse({ ...mood, mood: null }))).toEqual(['mood: moodRequired'])
  expect(moodLog.problems['moodRequired']).toBeDefined()
})

describe('what would be missed', () => {
  test('an edited entry is unsaved as long as it says something else', () => {
    const draft = moodLog.drafts.editOf({ ...row, mood: 4 }, 'en')
    expect(moodLog.drafts.isUnsaved(draft)).toBe(false)
    expect(moodLog.drafts.isUnsaved({ ...draft, fields: { ...draft.fields, mood: null } })).toBe(true)
    expect(differences({ ...mood, mood: 2 }, { ...mood, mood: 4 })).toEqual(['mood'])
  })

  test('an hour of nothing typed would', () => {
    expect(sleepLog.drafts.isUnsaved({ id: 'new', fields: { ...night, hours: '0' } })).toBe(true)
    expect(sleepLog.drafts.isUnsaved(sleepLog.drafts.begin({ date: '2026-11-27' }))).toBe(false)
  })
})
