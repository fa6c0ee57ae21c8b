import * as z from 'zod/mini'
import type { Tables } from '@/shared/api/database.types'
import { numeric, timestamp } from '@/shared/api/row-fields'

/** A sleep entry, as the API returns it. */
export const sleepSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  date: z.iso.date(),
  hours: numeric,
  notes: z.nullable(z.string()),
  created_at: timestamp,
  updated_at: timestamp,
}) satisfies z.ZodMiniType<Tables<'sleep_entries'>>

export type Sleep = z.output<typeof sleepSchema>

/** @returns hours, in tenths exactly: 0.1 + 0.2 is 0.3 */
export const sumSleep = (sleeps: readonly Sleep[]): number =>
  sleeps.reduce((tenths, { hours }) => tenths + Math.round(hours * 10), 0) / 10
