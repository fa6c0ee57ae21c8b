import { AppError } from '@/shared/api/app-error'
import type { Sender } from '@/shared/outbox/send-parcels'
import type { UnsentEntry } from '@/shared/outbox/unsent-entries'
import { exerciseKind } from '../model/exercise-kind'
import type { LogContent, LogDefinition, LogFields, LogRow } from '../model/log-kind'
import { moodKind } from '../model/mood-kind'
import { sleepKind } from '../model/sleep-kind'
import { deleteEntry, EntryConflict, saveEntry } from './save-entry'

const senderOf =
  <R extends LogRow, F extends LogFields, C extends LogContent>(kind: LogDefinition<R, F, C>): Sender =>
  async ({ id, userId, payload }) => {
    const { row, base, sent, isDeleted } = payload as UnsentEntry<R, C>
    try {
      if (isDeleted) return await deleteEntry(kind, row)
      await saveEntry(kind, {
        id,
        userId,
        content: kind.contentOf(row),
        seen: base?.updated_at,
        sent,
        createdAt: row.created_at,
      })
    } catch (error) {
      throw error instanceof EntryConflict ? new AppError('conflict', error.message, error) : error
    }
  }

/** Who sends the entries, and the deletions, that waited on this device. */
export const sendUnsentExercise = senderOf(exerciseKind)
export const sendUnsentSleep = senderOf(sleepKind)
export const sendUnsentMood = senderOf(moodKind)
