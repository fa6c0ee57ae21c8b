/**
 * Minutes in seven days, over a whole range: a week has days of rest too (DESIGN.md section 11).
 * @param minutes of the range; null without any exercise
 * @param days of the range
 */
export const weeklyMinutes = (minutes: number | null, days: number): number | null =>
  minutes === null ? null : (minutes * 7) / days
