import type { Message } from '@/entities/message'
import { type Day, toDay } from '@/shared/lib/day'
import type { OutboxEntry } from './outbox'

/** What stands in the log, from the top to the bottom. */
export type LogRow =
  | { kind: 'day'; key: string; day: Day }
  /** From here on another nutritionist writes and reads. */
  | { kind: 'nutritionist'; key: string; id: string | null }
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'outgoing'; key: string; entry: OutboxEntry }

/**
 * @param messages oldest first
 * @param outgoing of the same conversation, in the order of writing; what has arrived by now is left out
 */
export function logRows(messages: readonly Message[], outgoing: readonly OutboxEntry[]): LogRow[] {
  const rows: LogRow[] = []
  let day: Day | undefined
  let nutritionist = messages[0]?.nutritionist_id
  const openDay = (at: string) => {
    const next = toDay(new Date(at))
    if (next !== day) rows.push({ kind: 'day', key: `day ${next}`, day: next })
    day = next
  }
  for (const message of messages) {
    if (message.nutritionist_id !== nutritionist)
      rows.push({ kind: 'nutritionist', key: `with ${message.id}`, id: message.nutritionist_id })
    nutritionist = message.nutritionist_id
    openDay(message.created_at)
    rows.push({ kind: 'message', key: message.id, message })
  }
  const arrived = new Set(messages.map(({ id }) => id))
  for (const entry of outgoing) {
    if (arrived.has(entry.id)) continue
    openDay(entry.startedAt)
    rows.push({ kind: 'outgoing', key: entry.id, entry })
  }
  return rows
}
