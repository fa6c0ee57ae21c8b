import { aimKeys } from '@/entities/client-target/target'
import type { ClientFigures } from '@/entities/progress/client-figures'
import { type SetTarget, targetsOf } from '@/entities/client-target/standings'

/** How many clients a target is set for, and how many of them are where. */
export type TargetCounts = Pick<SetTarget, 'key'> & {
  achieved: number
  onTrack: number
  attention: number
  /** Nothing is logged that would tell, or not for long enough. */
  unknown: number
}

/** The targets that anyone has, in the order of the targets panel. */
export function countTargets(group: readonly ClientFigures[]): TargetCounts[] {
  const counts = new Map<SetTarget['key'], TargetCounts>()
  for (const { key, status } of group.flatMap(targetsOf)) {
    const count = counts.get(key) ?? { key, achieved: 0, onTrack: 0, attention: 0, unknown: 0 }
    count[status ?? 'unknown'] += 1
    counts.set(key, count)
  }
  return aimKeys.flatMap((key) => counts.get(key) ?? [])
}
