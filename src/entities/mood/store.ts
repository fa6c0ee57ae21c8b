import { defineStore, logTable } from '@/shared/log/entry-store'
import { type MoodEntry, moodEntrySchema } from './mood-entry'
import { moodKeys } from './queries'

export const moodStore = defineStore<MoodEntry>({
  name: 'mood',
  table: logTable('mood_entries', moodEntrySchema),
  rowSchema: moodEntrySchema,
  queryKey: moodKeys.ofUser,
})
