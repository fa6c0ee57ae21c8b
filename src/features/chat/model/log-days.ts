import type { Message } from '@/entities/message/message'
import { type Day, toDay } from '@/shared/lib/day'
import type { OutgoingItem } from './outgoing'

/** A line of the log. */
export type LogRow =
  /** From here on another nutritionist writes and reads. */
  | { kind: 'nutritionist'; key: string; id: string | null }
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'outgoing'; key: string; item: OutgoingItem }

export type LogDay = { day: Day; rows: LogRow[] }

/**
 * Lays a conversation out by the days of this device's clock.
 * @param messages oldest first
 * @param outgoing of the same conversation, in the order of writing; what has arrived by now is left out
 */
export function logDays(messages: readonly Message[], outgoing: readonly OutgoingItem[]): LogDay[] {
  const days: LogDay[] = []
  const put = (at: string, ...rows: LogRow[]) => {
    const day = toDay(new Date(at))
    const last = days.at(-1)
    if (last?.day === day) last.rows.push(...rows)
    else days.push({ day, rows })
  }
  let nutritionist = messages[0]?.nutritionist_id
  for (const message of messages) {
    const { id, nutritionist_id, created_at } = message
    if (nutritionist_id !== nutritionist)
      put(created_at, { kind: 'nutritionist', key: `with ${id}`, id: nutritionist_id })
    nutritionist = nutritionist_id
    put(created_at, { kind: 'message', key: id, message })
  }
  const arrived = new Set(messages.map(({ id }) => id))
  for (const item of outgoing)
    if (!arrived.has(item.id)) put(item.message.startedAt, { kind: 'outgoing', key: item.id, item })
  return days
}
