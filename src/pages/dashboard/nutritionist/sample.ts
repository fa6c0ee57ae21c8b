import type { PracticeFigures } from '@/entities/client/figures'

/**
 * What a nutritionist without a client sees in place of figures, always marked as a sample.
 */
export const sampleFigures: Omit<PracticeFigures, 'clients'> & { goalPercent: number } = {
  newThisMonth: 2,
  goals: { reached: 4, of: 10 },
  goalPercent: 65,
  averageLoss: 2.3,
  foodLogs: 86,
  exerciseLogs: 32,
}

/** Percent of the way to the target, and whole days since the last entry. */
export const sampleClient = { progress: 75, daysSinceActivity: 2 }
