import type { Day } from '@/shared/lib/day'

/** How many days the activity of a client can cover. */
export const activityRanges = [3, 7, 14, 30] as const
export type ActivityRange = (typeof activityRanges)[number]

/** Which days of a client the page shows; they stand in its address. */
export type ActivityWindow = {
  days: ActivityRange
  /** The last of them; undefined for the client's today, which moves on. */
  until?: Day
}
