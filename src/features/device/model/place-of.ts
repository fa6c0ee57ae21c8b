import type { OutboxItem } from '@/shared/log/outbox'

/** The address where an item that waits on this device is shown. */
export function placeOf({ kind, payload }: OutboxItem): string {
  if (kind === 'message') return `/feedback?client=${(payload as { client_id: string }).client_id}`
  if (kind === 'measurement') return '/measurements'
  const { date: day } = (payload as { row: { date: string } }).row
  return kind === 'meal' ? `/food-log?day=${day}` : `/exercise-log?day=${day}&log=${kind}`
}
