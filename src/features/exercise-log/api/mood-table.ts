import { findMoodEntry, type MoodEntry, moodEntrySchema, moodValue } from '@/entities/mood'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import type { MoodContent } from '../model/mood-form'
import type { LogTable } from '../model/log-kind'

const toRow = ({ date, mood, notes }: MoodContent) => ({
  date,
  mood: moodValue(mood),
  notes: notes === '' ? null : notes,
})

export const moodTable: LogTable<MoodEntry, MoodContent> = {
  toRow,
  find: findMoodEntry,
  async insert(id, userId, content, createdAt) {
    const row = { id, user_id: userId, created_at: createdAt, ...toRow(content) }
    return moodEntrySchema.parse(await run(db().from('mood_entries').insert(row).select().single()))
  },
  async update(id, seen, content) {
    const row = await run(
      db()
        .from('mood_entries')
        .update(toRow(content))
        .eq('id', id)
        .eq('updated_at', seen)
        .select()
        .maybeSingle(),
    )
    return row === null ? undefined : moodEntrySchema.parse(row)
  },
  async remove(id, seen) {
    const removed = await run(
      db().from('mood_entries').delete().eq('id', id).eq('updated_at', seen).select('id'),
    )
    return removed.length > 0
  },
}
