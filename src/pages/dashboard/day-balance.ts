import { dailyTargets } from '@/entities/client-target/daily-targets'
import { nearness } from '@/entities/client-target/target-status'
import type { ClientDay } from './client-day'

/** Where the day stands against its target of energy: from 90 to 110 % it is near it, on either side. */
export type DayBalance = {
  food: 'nothing' | 'left' | 'nearly' | 'reached' | 'past' | 'over'
  /** How far from the target, whole kcal: with what was eaten, as the screen shows it, it makes the target. */
  kcal: number
}

/** @returns what is true of the day's food; a day without a meal is nothing, whatever the sum says */
export function dayBalance(day: Pick<ClientDay, 'meals' | 'calories' | 'targets'>): DayBalance {
  const left = Math.round(dailyTargets(day.targets).eaten) - Math.round(day.calories)
  if (day.meals === 0) return { food: 'nothing', kcal: left }
  if (left === 0) return { food: 'reached', kcal: 0 }
  const isNear = nearness(dailyTargets(day.targets).eaten, day.calories) === 'near'
  if (isNear) return { food: left > 0 ? 'nearly' : 'past', kcal: Math.abs(left) }
  return { food: left > 0 ? 'left' : 'over', kcal: Math.abs(left) }
}
