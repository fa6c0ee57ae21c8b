import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeMeasurementRow } from '@/shared/testing/make-measurement'
import { dailyMeasurements } from './daily-measurements'
import { latestValue } from './latest-value'
import { measurementSchema } from './measurement'

const make = (change: Parameters<typeof makeMeasurementRow>[0]) =>
  measurementSchema.parse(makeMeasurementRow(change))

describe('measurementSchema', () => {
  test('reads numbers and times as the embedded backend sends them', () =>
    expect(
      make({ weight: '79.5' as never, waist: null, updated_at: '2026-11-27 22:15:08.876+00' }),
    ).toMatchObject({ weight: 79.5, waist: null, updated_at: '2026-11-27T22:15:08.876Z' }))

  test.each([{ weight: 'heavy' as never }, { date: '2026-02-30' }])('refuses %j', (change) =>
    expect(measurementSchema.safeParse(makeMeasurementRow(change)).success).toBe(false),
  )
})

describe('latestValue', () => {
  test('is null without any entry, and where no entry has the value', () => {
    expect(latestValue([], 'weight', '2026-11-27')).toBeNull()
    expect(latestValue([make({ weight: 80, waist: null })], 'waist', '2026-11-27')).toBeNull()
  })

  test('the first value has no change', () =>
    expect(latestValue([make({ weight: 80 })], 'weight', '2026-11-27')).toEqual({
      value: 80,
      date: '2026-11-27',
      change: null,
    }))

  test('changes against the previous entry that has it, however far back', () => {
    const entries = [
      make({ date: '2026-11-27', weight: null, waist: 84 }),
      make({ date: '2026-11-20', weight: 80.3, waist: null }),
      make({ date: '2026-11-13', weight: 80.2, waist: null }),
      make({ date: '2026-11-06', weight: 82, waist: 86.5 }),
    ]
    expect(latestValue(entries, 'weight', '2026-11-27')).toEqual({
      value: 80.3,
      date: '2026-11-20',
      change: { by: 0.1, since: '2026-11-13' },
    })
    expect(latestValue(entries, 'waist', '2026-11-27')).toEqual({
      value: 84,
      date: '2026-11-27',
      change: { by: -2.5, since: '2026-11-06' },
    })
  })

  test('a value of tomorrow is not the current one', () => {
    const entries = [make({ date: '2026-11-28', weight: 78 }), make({ date: '2026-11-20', weight: 80 })]
    expect(latestValue(entries, 'weight', '2026-11-27')).toMatchObject({ value: 80, change: null })
  })

  test('the change is exact in tenths, whatever they are', () => {
    const tenths = fc.integer({ min: 200, max: 3000 })
    fc.assert(
      fc.property(tenths, tenths, (latest, previous) => {
        const entries = [make({ weight: latest / 10 }), make({ weight: previous / 10 })]
        expect(latestValue(entries, 'weight', '2026-11-27')?.change?.by).toBe((latest - previous) / 10)
      }),
    )
  })
})

describe('dailyMeasurements', () => {
  test('has each day once, oldest first, with the mean of what was measured on it', () =>
    expect(
      dailyMeasurements([
        make({ date: '2026-11-27', weight: 80.2, waist: null }),
        make({ date: '2026-11-27', weight: 80.1, waist: 84 }),
        make({ date: '2026-11-20', weight: null, waist: 85 }),
      ]),
    ).toEqual([
      { day: '2026-11-20', weights: 0, weight: null, waists: 1, waist: 85 },
      { day: '2026-11-27', weights: 2, weight: 80.2, waists: 1, waist: 84 }, // 80.15, as round(avg(…), 1) has it
    ]))

  test('is empty without measurements', () => expect(dailyMeasurements([])).toEqual([]))
})
