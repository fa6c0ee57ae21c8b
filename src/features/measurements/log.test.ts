import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readHintCode } from '@/shared/lib/amount'
import { measurementSchema } from '@/entities/measurement/measurement'
import { makeMeasurementRow } from '@/shared/testing/make-measurement'
import { measurementLog, type MeasurementTyped } from './log'
import { stepValue } from './model/step-value'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 27, 23, 58) })
})
afterEach(() => {
  vi.useRealTimers()
})

const blank: MeasurementTyped = measurementLog.drafts.begin({ date: '2026-11-27' }).fields

/** Problems as "path: code". */
function problemsOf(change: Partial<MeasurementTyped>): string[] {
  const { error } = measurementLog.formSchema.safeParse({ ...blank, ...change })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}
const read = (change: Partial<MeasurementTyped>) => measurementLog.formSchema.parse({ ...blank, ...change })

test.each([
  [{ weight: '93,5' }, { weight: 93.5, waist: null }],
  [{ waist: '84.5' }, { weight: null, waist: 84.5 }],
  [
    { weight: '20', waist: '200' },
    { weight: 20, waist: 200 },
  ],
  [
    { weight: ' 300 ', waist: '40' },
    { weight: 300, waist: 40 },
  ],
])('%j is read', (change, values) => expect(read(change)).toMatchObject(values))

test.each([
  [{}, ['waist: nothingMeasured']],
  [{ weight: ' ' }, ['waist: nothingMeasured']],
  [{ notes: 'only words' }, ['waist: nothingMeasured']],
  [{ weight: '0' }, ['weight: weightRange']],
  [{ weight: '0', waist: '84' }, ['weight: weightRange']],
  [{ weight: '19,9' }, ['weight: weightRange']],
  [{ weight: '300.1' }, ['weight: weightRange']],
  [{ weight: '-80' }, ['weight: weightRange']],
  [{ waist: '39.9' }, ['waist: waistRange']],
  [{ waist: '200,1' }, ['waist: waistRange']],
  [{ waist: '0' }, ['waist: waistRange']],
  [{ weight: '80.55' }, ['weight: tooFine']],
  [{ weight: '80kg' }, ['weight: notNumber(93.5)']],
  [{ weight: '1e2' }, ['weight: notNumber(93.5)']],
  [{ weight: '80,500' }, ['weight: ambiguous(80.5)']],
  [{ weight: '1,234' }, ['weight: weightRange']],
  [{ weight: '80', date: '2026-11-28' }, ['date: dayInFuture']],
  [{ weight: '80', date: '' }, ['date: dayRequired']],
  [{ weight: '80', notes: 'x'.repeat(2001) }, ['notes: notesLong']],
])('%j: %j', (change, problems) => expect(problemsOf(change)).toEqual(problems))

test('any text is a value within the range or a problem with words', () => {
  fc.assert(
    fc.property(fc.string(), (weight) => {
      const { data, error } = measurementLog.formSchema.safeParse({ ...blank, weight, waist: '84' })
      if (data) expect(data.weight === null || (data.weight >= 20 && data.weight <= 300)).toBe(true)
      else expect(measurementLog.problems[readHintCode(error?.issues[0]?.message ?? '').name]).toBeDefined()
    }),
  )
})

test.each(['en', 'ru'])(
  'a stored measurement shown in %s is unchanged until something is typed',
  (locale) => {
    const stored = measurementSchema.parse(makeMeasurementRow({ weight: 80.1, notes: 'After a run' }))
    const fields = measurementLog.drafts.typedOf(stored, locale)
    expect(fields.weight).toBe(locale === 'ru' ? '80,1' : '80.1')
    expect(measurementLog.drafts.isUnsaved({ id: 'edited', fields: fields, base: stored })).toBe(false)
    expect(
      measurementLog.drafts.isUnsaved({ id: 'edited', fields: { ...fields, weight: '80.2' }, base: stored }),
    ).toBe(true)
    expect(
      measurementLog.drafts.isUnsaved({ id: 'edited', fields: { ...fields, weight: '80,' }, base: stored }),
    ).toBe(true)
  },
)

test('a day alone would not be missed; a value or a word would', () => {
  expect(measurementLog.drafts.isUnsaved({ id: 'new', fields: { ...blank, date: '2026-11-01' } })).toBe(false)
  expect(measurementLog.drafts.isUnsaved({ id: 'new', fields: { ...blank, waist: '8' } })).toBe(true)
  expect(measurementLog.drafts.isUnsaved({ id: 'new', fields: { ...blank, notes: 'x' } })).toBe(true)
})

describe('stepValue', () => {
  const how = { range: { min: 20, max: 300 }, start: 79.5, locale: 'en' }

  test.each([
    ['80', 1, '80.1'],
    ['80,1', -1, '80'],
    ['0.1', 1, '20'],
    ['300', 1, '300'],
    ['', 1, '79.6'],
    ['', -10, '78.5'],
  ])('%j by %d tenths is %j', (typed, steps, next) => expect(stepValue(typed, steps, how)).toBe(next))

  test('writes the decimal sign of the language', () =>
    expect(stepValue('80', 1, { ...how, locale: 'ru' })).toBe('80,1'))

  test('leaves alone what is no number, and an empty field with nothing to start from', () => {
    expect(stepValue('eighty', 1, how)).toBeUndefined()
    expect(stepValue('', 1, { ...how, start: null })).toBeUndefined()
  })
})
