import { type Day, shiftDay } from '@/shared/lib/day'
import { inTenths } from '@/shared/lib/tenths'
import { wantedWay } from '@/shared/lib/wanted-way'
import { daySeries } from '@/shared/ui/charts/day-series'
import type { ClientDay } from './client-day'

/** Days of the weight chart. */
export const weightDays = 30

type Weights = Pick<ClientDay, 'weights' | 'latest_weights' | 'targets'>

/** The weight card, in kg; a change is the latest weight minus the one before it. */
export type WeightCourse = {
  current: { weight: number; date: Day } | undefined
  change: { kg: number; since: Day; good: 'down' | 'up' | 'none' } | undefined
  /** Kilograms between the current weight and the nutritionist's target; 0 where it is met. */
  toTarget: { kg: number; target: number } | undefined
  /** One a day, oldest first; null where nothing was measured. */
  values: (number | null)[]
}

/** @param today the last day of the chart */
export function weightCourse({ weights, latest_weights, targets }: Weights, today: Day): WeightCourse {
  const [current, previous] = latest_weights
  const target = targets?.target_weight ?? null
  const points = weights.map(({ date, weight }) => ({ day: date, weight }))
  return {
    current,
    change: current &&
      previous && {
        kg: inTenths(current.weight - previous.weight),
        since: previous.date,
        good: wantedWay(previous.weight, target),
      },
    toTarget:
      current && target !== null ? { kg: Math.abs(inTenths(current.weight - target)), target } : undefined,
    values: daySeries(shiftDay(today, 1 - weightDays), today, points, ['weight']).map(({ weight }) => weight),
  }
}
