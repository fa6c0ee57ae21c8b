/** How many days the mood panel can look back (spec section 9). */
export const moodWindows = [7, 14, 30, 90] as const
export type MoodWindow = (typeof moodWindows)[number]
