import { dailyTargets } from '@/entities/client-target/daily-targets'
import type { ClientDay } from './client-day'

/** Where the day stands against its target of energy. */
export type DayBalance = {
  food: 'nothing' | 'left' | 'reached' | 'over'
  /** How far from the target, whole kcal: with what was eaten, as the screen shows it, it makes the target. */
  kcal: number
}

/** @returns what is true of the day's food; a day without a meal is nothing, whatever the sum says */
export function dayBalance(day: Pick<ClientDay, 'meals' | 'calories' | 'targets'>): DayBalance {
  const left = Math.round(dailyTargets(day.targets).eaten) - Math.round(day.calories)
  if (day.meals === 0) return { food: 'nothing', kcal: left }
  if (left === 0) return { food: 'reached', kcal: 0 }
  return { food: left > 0 ? 'left' : 'over', kcal: Math.abs(left) }
}
