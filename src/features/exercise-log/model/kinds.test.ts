import { i18n } from '@lingui/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { exerciseFormSchema } from './exercise-form'
import { exerciseKind } from './exercise-kind'
import { differences, hasContent } from './log-kind'
import { moodFormSchema } from './mood-form'
import { moodKind } from './mood-kind'
import { sleepFormSchema } from './sleep-form'
import { sleepKind } from './sleep-kind'

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

const run = { date: '2026-11-27', type: 'Running', minutes: '30', calories: '93,5', notes: '' }
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
    expect(exerciseFormSchema.parse(run)).toEqual({
      date: '2026-11-27',
      type: 'running',
      minutes: 30,
      calories: 93.5,
      notes: '',
    }))

  test.each([
    [{ type: ' ' }, 'type: typeRequired'],
    [{ type: 'x'.repeat(121) }, 'type: typeLong'],
    [{ minutes: '' }, 'minutes: minutesRequired'],
    [{ minutes: '-1' }, 'minutes: negative'],
    [{ minutes: '30.5' }, 'minutes: minutes.tooFine'],
    [{ minutes: '1441' }, 'minutes: minutes.tooLarge'],
    [{ minutes: '1e3' }, 'minutes: notNumber'],
    [{ calories: '' }, 'calories: caloriesRequired'],
    [{ calories: '1,234' }, 'calories: ambiguous'],
    [{ calories: '93.55' }, 'calories: calories.tooFine'],
    [{ calories: '20000.1' }, 'calories: calories.tooLarge'],
    [{ date: '2026-11-28' }, 'date: dayInFuture'],
    [{ notes: 'x'.repeat(2001) }, 'notes: notesLong'],
  ])('%j is refused as %s, in words', (change, problem) => {
    expect(problemsOf(exerciseFormSchema.safeParse({ ...run, ...change }))).toEqual([problem])
    expect(exerciseKind.problems[problem.split(': ')[1] ?? '']).toBeDefined()
  })

  test.each([{ minutes: '0', calories: '0' }, { minutes: '1440' }, { calories: '20000' }])(
    '%j is allowed',
    (change) => expect(problemsOf(exerciseFormSchema.safeParse({ ...run, ...change }))).toEqual([]),
  )

  test('shows a stored entry as the reader would type it', () => {
    const stored = { ...row, type: 'running', duration: 30, calories_burned: 93.5 }
    expect(exerciseKind.fieldsOf(stored, 'ru')).toEqual(run)
    expect(exerciseFormSchema.parse(exerciseKind.fieldsOf(stored, 'en'))).toEqual(
      exerciseKind.contentOf(stored),
    )
  })
})

describe('the sleep form', () => {
  test.each([
    ['0', 0],
    ['24', 24],
    ['7,5', 7.5],
  ])('%j is %d hours', (hours, read) => expect(sleepFormSchema.parse({ ...night, hours }).hours).toBe(read))

  test.each([
    ['', 'hoursRequired'],
    ['-0.5', 'negative'],
    ['24.5', 'hours.tooLarge'],
    ['7.3', 'hours.tooFine'],
    ['7.25', 'hours.tooFine'],
    ['seven', 'notNumber'],
  ])('%j is refused as %s, in words', (hours, code) => {
    expect(problemsOf(sleepFormSchema.safeParse({ ...night, hours }))).toEqual([`hours: ${code}`])
    expect(sleepKind.problems[code]).toBeDefined()
  })
})

test('the mood form needs a mood', () => {
  expect(moodFormSchema.parse(mood)).toEqual(mood)
  expect(problemsOf(moodFormSchema.safeParse({ ...mood, mood: null }))).toEqual(['mood: moodRequired'])
  expect(moodKind.problems['moodRequired']).toBeDefined()
})

describe('what would be missed', () => {
  test('a day alone would not', () => {
    for (const { emptyFields } of [exerciseKind, sleepKind, moodKind])
      expect(hasContent(emptyFields('2026-11-27'))).toBe(false)
  })

  test('a mood, an hour or a note would', () => {
    expect(hasContent(mood)).toBe(true)
    const awake = { ...night, hours: '0' }
    expect(hasContent(awake)).toBe(true)
    expect(hasContent({ ...sleepKind.emptyFields('2026-11-27'), notes: 'n' })).toBe(true)
  })

  test('an edited entry is unsaved as long as it says something else', () => {
    const draft = moodKind.drafts.editOf({ ...row, mood: 4 }, 'en')
    expect(moodKind.drafts.isUnsaved(draft)).toBe(false)
    expect(moodKind.drafts.isUnsaved({ ...draft, fields: { ...draft.fields, mood: null } })).toBe(true)
    expect(differences({ ...mood, mood: 'bad' }, mood)).toEqual(['mood'])
  })
})
