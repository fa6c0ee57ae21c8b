import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { type Mood, moodOfValue, moods, moodText, moodValue } from '@/entities/mood/mood'
import { moodStore } from '@/entities/mood/store'
import { logProblems } from '@/shared/i18n/log-problems'
import { dateField, type LogField, notesField } from '@/shared/log/field'
import { defineLog, type TypedOf } from '@/shared/log/kind'
import { entryTexts } from './model/entry-texts'

/** A mood by its value; the schema of the row lets nothing but 1 to 5 through. */
export const moodOf = (value: number): Mood => moodOfValue(value) ?? 'neutral'

/** Stored as 1 to 5, chosen by its label. */
const moodField: LogField<number, Mood | null> = {
  label: msg`Mood`,
  read: z.pipe(
    z.nullable(z.enum(moods)),
    z.transform((mood: Mood | null, context) => {
      if (mood !== null) return moodValue(mood)
      context.issues.push({ code: 'custom', message: 'moodRequired', input: mood })
      return z.NEVER
    }),
  ),
  typed: z.nullable(z.enum(moods)),
  empty: null,
  show: moodOf,
  words: (value, { i18n }) => i18n._(moodText[moodOf(value)]),
  isFilled: (mood) => mood !== null,
}

export const moodLog = defineLog({
  store: moodStore,
  form: 'mood-log',
  fields: { date: dateField, mood: moodField, notes: notesField },
  problems: { ...logProblems, moodRequired: msg`Choose how you feel` },
  texts: {
    ...entryTexts,
    saved: msg`Mood saved`,
    deleted: msg`Mood deleted`,
    discarded: msg`Mood discarded`,
    saveFailed: msg`Failed to save mood entry. Please try again.`,
    deleteFailed: msg`Failed to delete mood entry. Please try again.`,
    notBroughtBack: msg`The mood could not be brought back. Check your connection and try again.`,
    newEntry: msg`New mood`,
    editEntry: msg`Edit mood`,
  },
})

/** What the form holds. */
export type MoodTyped = TypedOf<typeof moodLog>
