import { compareDays, type Day } from '@/shared/lib/day'
import type { MeasuredValue, Measurement } from './measurement'

/** Weight in kg and waist in cm of one day, null where none was measured, and of how many values each is the mean. */
export type DailyMeasurement = {
  day: Day
  weights: number
  weight: number | null
  waists: number
  waist: number | null
}

/**
 * One value a day, the mean of those measured on it in tenths, as the database's daily totals count.
 * @param measurements in any order
 * @returns oldest day first
 */
export function dailyMeasurements(measurements: readonly Measurement[]): DailyMeasurement[] {
  const byDay = new Map<Day, Measurement[]>()
  for (const one of measurements) byDay.set(one.date, [...(byDay.get(one.date) ?? []), one])
  return [...byDay]
    .map(([day, ofDay]) => ({
      day,
      weights: ofDay.filter(({ weight }) => weight !== null).length,
      weight: meanOf(ofDay, 'weight'),
      waists: ofDay.filter(({ waist }) => waist !== null).length,
      waist: meanOf(ofDay, 'waist'),
    }))
    .toSorted((a, b) => compareDays(a.day, b.day))
}

/** Added in tenths: a half is rounded up exactly as in SQL. */
function meanOf(measurements: readonly Measurement[], of: MeasuredValue): number | null {
  const tenths = measurements.flatMap(({ [of]: value }) => (value === null ? [] : [Math.round(value * 10)]))
  if (tenths.length === 0) return null
  return Math.round(tenths.reduce((sum, value) => sum + value, 0) / tenths.length) / 10
}
