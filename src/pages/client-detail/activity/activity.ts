import { countedDays, meanOf } from '@/entities/progress/means'
import { type DayTotals, isOver } from '@/entities/progress/day-totals'
import type { Day } from '@/shared/lib/day'
import { inTenths } from '@/shared/lib/tenths'

/** Eaten minus burned over the days with food: without it the day is not known, not empty. kcal; null without such a day. */
export type NetEnergy = { sum: number | null; mean: number | null; isSoFar: boolean }

/** @param today the client's day that is not over: it counts only where no day before it does */
export function netEnergy(days: readonly DayTotals[], today: Day): NetEnergy {
  const fed = countedDays(days, today, ({ calories }) => calories !== null)
  const nets = fed.days.map(({ calories, burned }) => inTenths((calories ?? 0) - (burned ?? 0)))
  const sum = nets.reduce((all, net) => all + net, 0)
  return { sum: nets.length === 0 ? null : inTenths(sum), mean: meanOf(nets), isSoFar: fed.isSoFar }
}

/** How many entries of exercise the days that are over have. */
export const exerciseCount = (days: readonly DayTotals[], today: Day): number =>
  days.filter(({ day }) => isOver(day, today)).reduce((all, { exercises }) => all + exercises, 0)
