import * as z from 'zod/mini'
import { targetCourseSchema } from '@/entities/client-target/target-course'
import { dayTotalsSchema } from '@/entities/progress/day-totals'
import { db } from '@/shared/api/backend'
import { numeric, timestamp } from '@/shared/api/row-fields'
import { run } from '@/shared/api/run'

const mood = z.nullable(z.enum(['terrible', 'bad', 'neutral', 'good', 'great']))

const mealSchema = z.object({
  id: z.string(),
  date: z.iso.date(),
  title: z.string(),
  meal_type: z.enum(['breakfast', 'lunch', 'dinner', 'snack']),
  calories: numeric,
  mood_before_eating: mood,
  mood_after_eating: mood,
})

/** What happened with a client since the last session, as the database function session_brief reads it. */
export const sessionBriefSchema = z.object({
  name: z.string(),
  age: z.nullable(z.number()),
  /** What the client wants to reach, in their own words. */
  objectives: z.nullable(z.string()),
  /** First and last day of the brief, of the client's calendar: since the last session, 90 days at most; 30 without any. */
  from_day: z.iso.date(),
  today: z.iso.date(),
  /** IANA name; the caller's, on whose clock sessions are. */
  nutritionist_timezone: z.string(),
  last_session: z.nullable(timestamp),
  next_session: z.nullable(timestamp),
  /** The days that have an entry. */
  days: z.array(dayTotalsSchema),
  target_course: targetCourseSchema,
  /** Up to three meals after which the mood was better or worse, the greatest change first. */
  better_meals: z.array(mealSchema),
  worse_meals: z.array(mealSchema),
  target_changes: numeric,
  messages: z.object({ from_client: numeric, from_nutritionist: numeric, unread: numeric }),
  /** The caller's targets, the figures of the days and the moods: each entity reads its own. */
  targets: z.unknown(),
  figures: z.unknown(),
  moods: z.unknown(),
})

export type SessionBrief = z.output<typeof sessionBriefSchema>
export type BriefMeal = SessionBrief['better_meals'][number]

/**
 * @returns null for anyone who is not a client of the caller
 * @throws AppError
 */
export async function getSessionBrief(clientId: string, signal?: AbortSignal): Promise<SessionBrief | null> {
  const found = await run(db().rpc('session_brief', { client: clientId }), signal)
  return found === null ? null : sessionBriefSchema.parse(found)
}
