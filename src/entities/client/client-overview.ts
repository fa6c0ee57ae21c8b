import * as z from 'zod/mini'
import { numeric, timestamp } from '@/shared/api/row-fields'

const figure = z.nullable(numeric)
const day = z.iso.date()

/** Reasons for which a client needs the nutritionist, the most urgent first. */
export const reasonKinds = ['decision', 'silent', 'unanswered', 'mood', 'weight', 'session'] as const
export type ReasonKind = (typeof reasonKinds)[number]

const sessionSchema = z.object({
  id: z.string(),
  start_time: timestamp,
  end_time: timestamp,
  status: z.enum(['pending', 'confirmed']),
})
export type Session = z.output<typeof sessionSchema>

/** What the nutritionist has said about a reason: that it rests or has ended. */
export const markSchema = z.object({
  reason: z.enum(reasonKinds),
  kind: z.enum(['put_off', 'seen', 'no_reply_needed']),
  /** When the newest message was written, or the newest meal rated, that was seen; null where that plays no part. */
  evidence_at: z.nullable(timestamp),
  /** The mean change of mood that was seen. */
  mood_change: figure,
  /** Until when the reason rests; null where something new ends the rest. */
  until: z.nullable(timestamp),
})
export type Mark = z.output<typeof markSchema>

/**
 * One client of a nutritionist, as the database function client_overview reads them. Weights in kg, energy in kcal; days and
 * windows of days are the client's.
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
  latest_weight_day: z.nullable(day),
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
  /** When the nutritionist wrote last. */
  last_written_at: z.nullable(timestamp),
  mood_meals_7_days: z.number(),
  /** Mean of after minus before, over the meals that have both moods; not rounded. */
  mood_change_7_days: figure,
  /** When the newest of these meals was rated. */
  mood_rated_at: z.nullable(timestamp),
  /** IANA name of the zone whose days and clock sessions are on. */
  nutritionist_timezone: z.string(),
  /** Of the nutritionist's today and later, by start: all that wait for an answer, and the confirmed of today and tomorrow. */
  sessions: z.array(sessionSchema),
  marks: z.array(markSchema),
})

export type ClientOverview = z.output<typeof clientOverviewSchema>
