import type { ClientFigures } from '@/entities/progress/client-figures'
import { aimKeys } from '@/entities/client-target/target'
import { type Standing, standings } from '@/entities/client-target/target-status'

/** A target that is set, and where the client is with it. */
export type SetTarget = Standing & { target: number }

/** @param days of the range @returns the targets that are set, each with where the client is */
export function targetsOf(figures: ClientFigures, days: number): SetTarget[] {
  return standings(figures, figures, days).flatMap((standing) =>
    standing.target === null ? [] : { ...standing, target: standing.target },
  )
}

/** How many clients a target is set for, and how many of them are where. */
export type TargetCounts = Pick<SetTarget, 'key'> & {
  achieved: number
  onTrack: number
  attention: number
  /** Nothing is logged that would tell. */
  unknown: number
}

/**
 * The targets that anyone has, in the order of the targets panel.
 * @param days of the range
 */
export function countTargets(group: readonly ClientFigures[], days: number): TargetCounts[] {
  const counts = new Map<SetTarget['key'], TargetCounts>()
  for (const { key, status } of group.flatMap((figures) => targetsOf(figures, days))) {
    const count = counts.get(key) ?? { key, achieved: 0, onTrack: 0, attention: 0, unknown: 0 }
    count[status ?? 'unknown'] += 1
    counts.set(key, count)
  }
  return aimKeys.flatMap((key) => counts.get(key) ?? [])
}
