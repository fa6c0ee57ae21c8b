/** How many days the mood panel can look back. */
export const moodWindows = [7, 14, 30, 90] as const
export type MoodWindow = (typeof moodWindows)[number]
