import * as z from 'zod/mini'
import type { Tables } from '@/shared/api/database.types'
import { numeric, timestamp } from '@/shared/api/row-fields'

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
