import { i18n } from '@lingui/core'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { distinctExercises, type Exercise, exerciseSchema, sumExercises } from './exercise'
import { exerciseTypeOf, exerciseTypeText, suggestedExerciseTypes } from './exercise-type'

const row = {
  id: '00000000-0000-4000-8000-000000000001',
  user_id: '11111111-1111-4111-8111-111111111111',
  date: '2026-11-27',
  type: 'running',
  duration: 30,
  calories_burned: 300,
  notes: null,
  created_at: '2026-11-27T12:00:00.000Z',
  updated_at: '2026-11-27T12:00:00.000Z',
}
const exercise = (change: object): Exercise => exerciseSchema.parse({ ...row, ...change })

describe('exerciseSchema', () => {
  test('reads numbers and times as the embedded backend sends them', () =>
    expect(exercise({ calories_burned: '93.5', updated_at: '2026-11-27 22:15:08.876+00' })).toMatchObject({
      calories_burned: 93.5,
      updated_at: '2026-11-27T22:15:08.876Z',
    }))

  test.each([{ duration: null }, { type: 5 }, { date: '2026-02-30' }])('refuses %j', (change) =>
    expect(exerciseSchema.safeParse({ ...row, ...change }).success).toBe(false),
  )
})

describe('sumExercises', () => {
  test('is zero without entries', () => expect(sumExercises([])).toEqual({ minutes: 0, caloriesBurned: 0 }))

  test('adds tenths exactly, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 40 }), (amounts) => {
        const entries = amounts.map((tenths) => exercise({ calories_burned: tenths / 10, duration: 15 }))
        expect(sumExercises(entries)).toEqual({
          minutes: amounts.length * 15,
          caloriesBurned: amounts.reduce((sum, tenths) => sum + tenths, 0) / 10,
        })
      }),
    )
  })
})

describe('distinctExercises', () => {
  test('offers the newest of each type, whatever its case and blanks, up to the count', () => {
    const entries = ['Ski', 'yoga', ' ski', 'yoga', 'Chess boxing'].map((type) => exercise({ type }))
    expect(distinctExercises(entries, 5)).toEqual([entries[0], entries[1], entries[4]])
    expect(distinctExercises(entries, 2)).toHaveLength(2)
  })
})

describe('types', () => {
  beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

  test('a suggested type is stored as its key and shown in words', () => {
    for (const key of suggestedExerciseTypes)
      expect(exerciseTypeOf(i18n, ` ${exerciseTypeText(i18n, key)} `)).toBe(key)
    expect(exerciseTypeText(i18n, 'Running')).toBe('Running')
    expect(exerciseTypeOf(i18n, 'STRENGTH TRAINING')).toBe('strength')
  })

  test('anything else stays as it was typed', () => {
    expect(exerciseTypeOf(i18n, ' Chess boxing ')).toBe('Chess boxing')
    expect(exerciseTypeText(i18n, 'Chess boxing')).toBe('Chess boxing')
  })
})
