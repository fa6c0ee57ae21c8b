import { msg } from '@lingui/core/macro'
import { type MoodEntry, moodEntrySchema } from '@/entities/mood'
import { moodKeys } from '@/entities/mood/queries'
import { logProblems } from '@/shared/i18n/log-problems'
import { moodTable } from '../api/mood-table'
import { defineKind } from './define-kind'
import { type MoodContent, type MoodFields, moodFieldsSchema, moodFormSchema, moodOf } from './mood-form'

export const moodKind = defineKind<MoodEntry, MoodFields, MoodContent>({
  name: 'mood',
  queryKey: moodKeys.ofUser,
  formSchema: moodFormSchema,
  fieldsSchema: moodFieldsSchema,
  rowSchema: moodEntrySchema,
  emptyFields: (date) => ({ date, mood: null, notes: '' }),
  fieldsOf: (row) => ({ date: row.date, mood: moodOf(row), notes: row.notes ?? '' }),
  contentOf: (row) => ({ date: row.date, mood: moodOf(row), notes: row.notes ?? '' }),
  table: moodTable,
  problems: { ...logProblems, moodRequired: msg`Choose how you feel` },
  texts: {
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
