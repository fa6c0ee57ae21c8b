import { findSleep, type Sleep, sleepSchema } from '@/entities/sleep'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import type { SleepContent } from '../model/sleep-form'
import type { LogTable } from '../model/log-kind'

const toRow = ({ date, hours, notes }: SleepContent) => ({
  date,
  hours,
  notes: notes === '' ? null : notes,
})

export const sleepTable: LogTable<Sleep, SleepContent> = {
  toRow,
  find: findSleep,
  async insert(id, userId, content, createdAt) {
    const row = { id, user_id: userId, created_at: createdAt, ...toRow(content) }
    return sleepSchema.parse(await run(db().from('sleep_entries').insert(row).select().single()))
  },
  async update(id, seen, content) {
    const row = await run(
      db()
        .from('sleep_entries')
        .update(toRow(content))
        .eq('id', id)
        .eq('updated_at', seen)
        .select()
        .maybeSingle(),
    )
    return row === null ? undefined : sleepSchema.parse(row)
  },
  async remove(id, seen) {
    const removed = await run(
      db().from('sleep_entries').delete().eq('id', id).eq('updated_at', seen).select('id'),
    )
    return removed.length > 0
  },
}
