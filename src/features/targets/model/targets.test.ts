import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readHintCode } from '@/shared/lib/amount'
import type { TargetChange } from '@/entities/client-target/target'
import { listChanges, stepsOf } from './target-history'
import { fieldsOf, isUnchanged, type TargetFields, targetFormSchema } from './target-form'
import { targetProblems } from './target-texts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 12) })
})
afterEach(() => {
  vi.useRealTimers()
})

const blank = fieldsOf(null, 'en')

/** Problems as "path: code". */
function problemsOf(change: Partial<TargetFields>): string[] {
  const { error } = targetFormSchema.safeParse({ ...blank, ...change })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

describe('the form', () => {
  test('takes nothing at all: an empty field means that there is no such target', () =>
    expect(targetFormSchema.parse(blank)).toEqual({
      target_weight: null,
      target_waist: null,
      target_daily_calories: null,
      target_daily_calories_burned: null,
      target_weekly_exercise_minutes: null,
      target_date: null,
      notes: null,
    }))

  test.each([
    [{ target_weight: '20' }, { target_weight: 20 }],
    [{ target_weight: '64,5' }, { target_weight: 64.5 }],
    [{ target_waist: '200' }, { target_waist: 200 }],
    [{ target_daily_calories: '1 800' }, { target_daily_calories: 1800 }],
    [{ target_daily_calories: '1,800' }, { target_daily_calories: 1800 }],
    [{ target_daily_calories: '1.800' }, { target_daily_calories: 1800 }],
    [{ target_daily_calories_burned: '0' }, { target_daily_calories_burned: 0 }],
    [{ target_weekly_exercise_minutes: '2000' }, { target_weekly_exercise_minutes: 2000 }],
    [{ target_date: '2027-03-01' }, { target_date: '2027-03-01' }],
    [{ notes: '  Slowly ' }, { notes: 'Slowly' }],
  ])('reads %j', (typed, read) => expect(targetFormSchema.parse({ ...blank, ...typed })).toMatchObject(read))

  test.each([
    [{ target_weight: '19.9' }, 'target_weight: weightRange'],
    [{ target_weight: '300,1' }, 'target_weight: weightRange'],
    [{ target_weight: '64.55' }, 'target_weight: tooFine'],
    [{ target_waist: '39.9' }, 'target_waist: waistRange'],
    [{ target_waist: '201' }, 'target_waist: waistRange'],
    [{ target_daily_calories: '799' }, 'target_daily_calories: caloriesRange'],
    [{ target_daily_calories: '5001' }, 'target_daily_calories: caloriesRange'],
    [{ target_daily_calories: '1800.5' }, 'target_daily_calories: notWhole'],
    [{ target_daily_calories_burned: '-1' }, 'target_daily_calories_burned: burnedRange'],
    [{ target_weekly_exercise_minutes: '2001' }, 'target_weekly_exercise_minutes: minutesRange'],
    [{ target_weekly_exercise_minutes: 'much' }, 'target_weekly_exercise_minutes: notNumber(93)'],
    [{ target_daily_calories: 'much' }, 'target_daily_calories: notNumber(1800)'],
    [{ target_date: '2027-02-30' }, 'target_date: dateUnreal'],
    [{ target_date: '1999-12-31' }, 'target_date: dateRange'],
    [{ notes: 'x'.repeat(2001) }, 'notes: notesLong'],
  ])('refuses %j', (typed, problem) => {
    expect(problemsOf(typed)).toEqual([problem])
    expect(targetProblems).toHaveProperty(readHintCode(problem.split(': ')[1]!).name)
  })

  test('is unchanged when it says what is stored, however it is typed', () => {
    expect(isUnchanged({ ...blank, notes: '  ' }, undefined)).toBe(true)
    expect(isUnchanged({ ...blank, target_weight: '70' }, undefined)).toBe(false)
    expect(isUnchanged({ ...blank, target_weight: 'heavy' }, undefined)).toBe(false)
  })
})

const change = (id: string, at: Date, aims: Partial<TargetChange>): TargetChange => ({
  id,
  target_id: 'target',
  client_id: 'client',
  nutritionist_id: 'coach',
  target_weight: null,
  target_waist: null,
  target_daily_calories: null,
  target_daily_calories_burned: null,
  target_weekly_exercise_minutes: null,
  target_date: null,
  notes: null,
  changed_at: at.toISOString(),
  ...aims,
})

const changes = [
  change('4', new Date(2026, 10, 20, 9), { target_weight: null, target_daily_calories: 1800 }),
  change('3', new Date(2026, 10, 10, 18), { target_weight: 68 }),
  change('2', new Date(2026, 10, 10, 9), { target_weight: 69 }),
  change('1', new Date(2026, 9, 1, 9), { target_weight: 70 }),
]

describe('the history', () => {
  test('holds a target until the next change, the last one of a day counts', () => {
    const rows = stepsOf(changes, 'target_weight', '2026-11-27')
    const at = (day: string) => rows.find(({ x }) => x === day)?.value
    expect(rows[0]).toEqual({ x: '2026-10-01', value: 70 })
    expect([at('2026-11-09'), at('2026-11-10'), at('2026-11-19'), at('2026-11-20')]).toEqual([
      70,
      68,
      68,
      null,
    ])
    expect(rows.at(-1)).toEqual({ x: '2026-11-27', value: null })
  })

  test('shows at least 30 days, empty before the first change', () => {
    const rows = stepsOf(changes.slice(0, 1), 'target_daily_calories', '2026-11-27')
    expect(rows).toHaveLength(30)
    expect(rows.filter(({ value }) => value === 1800)).toHaveLength(8)
  })

  test('says of each change what it has changed', () => {
    const lines = listChanges(changes).map((one) =>
      one.lines.map(({ key, before, after }) => [key, before[key], after[key]]),
    )
    expect(lines).toEqual([
      [
        ['target_weight', 68, null],
        ['target_daily_calories', null, 1800],
      ],
      [['target_weight', 69, 68]],
      [['target_weight', 70, 69]],
      [['target_weight', null, 70]],
    ])
  })
})
