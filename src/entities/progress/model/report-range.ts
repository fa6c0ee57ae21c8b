import { type Day, shiftDay } from '@/shared/lib/day'

/** How many days reports and analytics look back, today included (spec section 9). */
export const reportRanges = [7, 14, 30, 90] as const
export type ReportRange = (typeof reportRanges)[number]

/** @returns first and last day of a range, both included */
export const daysOfRange = (days: ReportRange, today: Day): { from: Day; to: Day } => ({
  from: shiftDay(today, 1 - days),
  to: today,
})
