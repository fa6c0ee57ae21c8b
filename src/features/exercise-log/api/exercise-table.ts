import { findExercise, type Exercise, exerciseSchema } from '@/entities/exercise'
import { db } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import type { ExerciseContent } from '../model/exercise-form'
import type { LogTable } from '../model/log-kind'

const toRow = ({ date, type, minutes, calories, notes }: ExerciseContent) => ({
  date,
  type,
  duration: minutes,
  calories_burned: calories,
  notes: notes === '' ? null : notes,
})

export const exerciseTable: LogTable<Exercise, ExerciseContent> = {
  toRow,
  find: findExercise,
  async insert(id, userId, content, createdAt) {
    const row = { id, user_id: userId, created_at: createdAt, ...toRow(content) }
    return exerciseSchema.parse(await run(db().from('exercise_entries').insert(row).select().single()))
  },
  async update(id, seen, content) {
    const row = await run(
      db()
        .from('exercise_entries')
        .update(toRow(content))
        .eq('id', id)
        .eq('updated_at', seen)
        .select()
        .maybeSingle(),
    )
    return row === null ? undefined : exerciseSchema.parse(row)
  },
  async remove(id, seen) {
    const removed = await run(
      db().from('exercise_entries').delete().eq('id', id).eq('updated_at', seen).select('id'),
    )
    return removed.length > 0
  },
}
