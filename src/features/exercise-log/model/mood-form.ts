import * as z from 'zod/mini'
import { type Mood, type MoodEntry, moodOfValue, moods } from '@/entities/mood'
import { dayField, notesField } from '@/shared/lib/log-fields'

/** Recognises the fields of a draft. */
export const moodFieldsSchema = z.object({
  date: z.string(),
  mood: z.nullable(z.enum(moods)),
  notes: z.string(),
})

export const moodFormSchema = z.object({
  date: dayField,
  mood: z.pipe(
    z.nullable(z.enum(moods)),
    z.transform((mood: Mood | null, context) => {
      if (mood !== null) return mood
      context.issues.push({ code: 'custom', message: 'moodRequired', input: mood })
      return z.NEVER
    }),
  ),
  notes: notesField,
})

export type MoodFields = z.output<typeof moodFieldsSchema>
export type MoodContent = z.output<typeof moodFormSchema>

/** The mood of an entry; the schema lets nothing but 1 to 5 through. */
export const moodOf = (row: MoodEntry): Mood => moodOfValue(row.mood) ?? 'neutral'
