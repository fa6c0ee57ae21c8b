import type { ClientFigures } from './client-figures'

/** Minutes in seven days, over the whole range; null without any exercise. @param days of the range */
export const weeklyMinutes = (of: Pick<ClientFigures, 'exercise_minutes'>, days: number): number | null =>
  of.exercise_minutes === null ? null : (of.exercise_minutes * 7) / days
