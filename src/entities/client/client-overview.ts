import * as z from 'zod/mini'
import { numeric, timestamp } from '@/shared/api/row-fields'

const figure = z.nullable(numeric)
const day = z.iso.date()

/** A `time` column, on the nutritionist's clock: HH:mm. */
const clockTime = z.nullable(
  z.pipe(
    z.string(),
    z.transform((text) => text.slice(0, 5)),
  ),
)

/**
 * One client of a nutritionist, as the database function client_overview reads them (figures of DESIGN.md section 11).
 * Weights in kg, energy in kcal; days and windows of days are the client's.
 */
export const clientOverviewSchema = z.object({
  client_id: z.string(),
  name: z.string(),
  email: z.string(),
  profile_picture_url: z.nullable(z.string()),
  /** When the connection began. */
  since: timestamp,
  /** The client's day on which the connection began. */
  first_day: day,
  /** The connection began in the nutritionist's present month. */
  is_new_this_month: z.boolean(),
  /** The client's calendar day now. */
  today: day,
  /** Null where nothing of the kind is logged for it. */
  calories_today: figure,
  calories_burned_today: figure,
  latest_weight: figure,
  /** The weight measured before the latest, and on which day. */
  previous_weight: figure,
  previous_weight_day: z.nullable(day),
  /** The first since the connection began. */
  first_weight: figure,
  target_weight: figure,
  weights_30_days: z.number(),
  first_weight_30_days: figure,
  last_weight_30_days: figure,
  /** The first of the last 14 days. */
  weight_14_days_ago: figure,
  /** The mean of each of the last 30 days, oldest first; null where nothing was measured. */
  weight_course: z.array(figure),
  food_logs_30_days: z.number(),
  exercise_logs_30_days: z.number(),
  /** When the client last logged food, exercise, a mood or a measurement. */
  last_activity: z.nullable(timestamp),
  /** The latest day for which the client has logged any of these. */
  last_entry_day: z.nullable(day),
  /** The client's messages that the nutritionist has not read. */
  unread_messages: z.number(),
  /** The first 200 characters of the last message of either side. */
  last_message: z.nullable(z.string()),
  last_message_at: z.nullable(timestamp),
  last_message_type: z.nullable(z.enum(['client', 'nutritionist'])),
  mood_meals_7_days: z.number(),
  /** Mean of after minus before, over the meals that have both moods; not rounded. */
  mood_change_7_days: figure,
  /** HH:mm on the nutritionist's clock. */
  session_today: clockTime,
  session_today_status: z.nullable(z.enum(['pending', 'confirmed'])),
  session_tomorrow: clockTime,
})

export type ClientOverview = z.output<typeof clientOverviewSchema>
