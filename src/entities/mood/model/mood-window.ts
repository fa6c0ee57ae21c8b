import { type Day, shiftDay } from '@/shared/lib/day'

/** How many days the mood panel can look back (spec section 9). */
export const moodWindows = [7, 14, 30, 90] as const
export type MoodWindow = (typeof moodWindows)[number]

/**
 * @param today the last day of the window, of the client's calendar
 * @returns first and last day of a window, both included
 */
export const moodRange = (days: MoodWindow, today: Day): { from: Day; to: Day } => ({
  from: shiftDay(today, 1 - days),
  to: today,
})
