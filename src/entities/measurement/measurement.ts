import * as z from 'zod/mini'
import type { Tables } from '@/shared/api/database.types'
import { numeric, timestamp } from '@/shared/api/row-fields'
import { compareDays } from '@/shared/lib/day'

/** A row of measurements: weight in kg, waist in cm, at least one of both; `satisfies` breaks the build when the table changes. */
export const measurementSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  date: z.iso.date(),
  weight: z.nullable(numeric),
  waist: z.nullable(numeric),
  notes: z.nullable(z.string()),
  created_at: timestamp,
  updated_at: timestamp,
}) satisfies z.ZodMiniType<Tables<'measurements'>>

export type Measurement = z.output<typeof measurementSchema>

/** What is measured: weight in kg, waist in cm. */
export type MeasuredValue = 'weight' | 'waist'

/** How a value went over some days: how many were measured, the first and the last of them by day and time; kg or cm. */
export type MeasuredCourse = { count: number; first: number | null; last: number | null }

/** @param measurements in any order */
export function measuredCourse(of: MeasuredValue, measurements: readonly Measurement[]): MeasuredCourse {
  const known = measurements
    .filter((one) => one[of] !== null)
    .toSorted((a, b) => compareDays(a.date, b.date) || Date.parse(a.created_at) - Date.parse(b.created_at))
  return { count: known.length, first: known.at(0)?.[of] ?? null, last: known.at(-1)?.[of] ?? null }
}
