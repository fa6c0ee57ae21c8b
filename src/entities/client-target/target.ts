import * as z from 'zod/mini'
import type { Tables } from '@/shared/api/database.types'
import { numeric, timestamp } from '@/shared/api/row-fields'

/** What is aimed at; null where nothing is set. */
const aims = {
  /** kg */
  target_weight: z.nullable(numeric),
  /** cm */
  target_waist: z.nullable(numeric),
  target_weekly_exercise_minutes: z.nullable(numeric),
  /** kcal eaten */
  target_daily_calories: z.nullable(numeric),
  /** kcal */
  target_daily_calories_burned: z.nullable(numeric),
  target_date: z.nullable(z.iso.date()),
  notes: z.nullable(z.string()),
}

/** A row of client_targets: what a nutritionist has set for a client. */
export const targetSchema = z.object({
  id: z.string(),
  client_id: z.string(),
  nutritionist_id: z.string(),
  ...aims,
  created_at: timestamp,
  updated_at: timestamp,
}) satisfies z.ZodMiniType<Tables<'client_targets'>>
export type Target = z.output<typeof targetSchema>

/** The targets as they stood after a change. */
export const targetChangeSchema = z.object({
  id: z.string(),
  target_id: z.string(),
  client_id: z.string(),
  nutritionist_id: z.string(),
  ...aims,
  changed_at: timestamp,
}) satisfies z.ZodMiniType<Tables<'client_target_history'>>
export type TargetChange = z.output<typeof targetChangeSchema>

/** The targets that are figures, in the order of the panel. */
export const aimKeys = [
  'target_weight',
  'target_waist',
  'target_weekly_exercise_minutes',
  'target_daily_calories',
  'target_daily_calories_burned',
] as const
export type AimKey = (typeof aimKeys)[number]
export type Aims = Record<AimKey, number | null>

/** Nothing is aimed at. */
export const noAims: Aims = {
  target_weight: null,
  target_waist: null,
  target_weekly_exercise_minutes: null,
  target_daily_calories: null,
  target_daily_calories_burned: null,
}
