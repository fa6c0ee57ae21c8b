import type { Parcel } from '@/shared/outbox/outbox'
import type { UnsentEntry } from '@/shared/outbox/unsent-entries'

/** The address where an entry that waits on this device is shown. */
export function placeOf({ kind, payload }: Parcel): string {
  const { date: day } = (payload as UnsentEntry<{ date: string }, unknown>).row
  if (kind === 'measurement') return '/measurements'
  return kind === 'meal' ? `/food-log?day=${day}` : `/exercise-log?day=${day}&log=${kind}`
}
