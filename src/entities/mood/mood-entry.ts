import * as z from 'zod/mini'
import type { Tables } from '@/shared/api/database.types'
import { timestamp } from '@/shared/api/row-fields'

/** A mood that was logged by itself, apart from meals, as the API returns it: 1 (terrible) to 5 (great). */
export const moodEntrySchema = z.object({
  id: z.string(),
  user_id: z.string(),
  date: z.iso.date(),
  mood: z.int().check(z.minimum(1), z.maximum(5)),
  notes: z.nullable(z.string()),
  created_at: timestamp,
  updated_at: timestamp,
}) satisfies z.ZodMiniType<Tables<'mood_entries'>>

export type MoodEntry = z.output<typeof moodEntrySchema>
