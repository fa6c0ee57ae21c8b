import { type ClientFigures, fewestRateDays } from '@/entities/progress/client-figures'
import { type Day, shiftDay } from '@/shared/lib/day'
import { inTenths } from '@/shared/lib/tenths'
import type { GroupDay } from './analytics'

/** A figure over those clients who have it; null without any. */
export type GroupFigure = { value: number | null; clients: number }

/** The mean change over the range, last minus first, of the clients with two values or more; kg or cm, not rounded. */
export function meanChange(of: 'weight' | 'waist', group: readonly ClientFigures[]): GroupFigure {
  const changes = changesOf(of, group)
  const sum = changes.reduce((all, change) => all + change, 0)
  return { value: changes.length === 0 ? null : sum / changes.length, clients: changes.length }
}

/** The share of the clients with two weights or more who did not gain: a part of 1. */
export function successRate(group: readonly ClientFigures[]): GroupFigure {
  const changes = changesOf('weight', group)
  const kept = changes.filter((change) => change <= 0).length
  return { value: changes.length === 0 ? null : kept / changes.length, clients: changes.length }
}

/** Grams and kcal of a day of a mean client: what those ate and burned who logged it. */
export type MeanDay = Omit<GroupDay, 'eaters' | 'movers'>

/** Sums of a day shared out among the clients who logged that day. */
export const perClient = (days: readonly GroupDay[]): MeanDay[] =>
  days.map(({ eaters, movers, ...day }) => ({
    ...day,
    calories: shared(day.calories, eaters),
    protein: shared(day.protein, eaters),
    carbs: shared(day.carbs, eaters),
    fat: shared(day.fat, eaters),
    burned: shared(day.burned, movers),
  }))

/**
 * What a client eats a day, over the days of each client that are over and have a meal.
 * @returns kcal or g, not rounded; null without any
 */
export function meanPerClient(
  of: 'calories' | 'protein' | 'carbs' | 'fat',
  days: readonly GroupDay[],
): number | null {
  const known = days.filter((day) => !day.soFar && day[of] !== null)
  const clients = known.reduce((all, { eaters }) => all + eaters, 0)
  const sum = known.reduce((all, day) => all + (day[of] ?? 0), 0)
  return clients === 0 ? null : sum / clients
}

/**
 * What a client burns a day, over all days of each client with a rate: days of rest count too.
 * @returns kcal, not rounded; null without any
 */
export function burnedPerClient(group: readonly ClientFigures[]): number | null {
  const rated = group.filter(
    ({ calories_burned: burned, rate_days: days }) => burned !== null && days >= fewestRateDays,
  )
  const days = rated.reduce((all, { rate_days: one }) => all + one, 0)
  return days === 0 ? null : rated.reduce((all, { calories_burned: one }) => all + (one ?? 0), 0) / days
}

/** The last day of the range where it is not over for any client. */
export const soFarOf = (days: readonly GroupDay[]): Day | undefined =>
  days.findLast(({ soFar }) => soFar)?.day

/**
 * The days of the range: each client's end with their own today, so that round the world they are a day or two more.
 * @param days of each client
 * @param today of the reader, where there is no client
 */
export function rangeOfGroup(
  group: readonly Pick<ClientFigures, 'last_day'>[],
  days: number,
  today: Day,
): { from: Day; to: Day } {
  const last = group.map(({ last_day }) => last_day).toSorted()
  return { from: shiftDay(last.at(0) ?? today, 1 - days), to: last.at(-1) ?? today }
}

const shared = (sum: number | null, clients: number): number | null => (sum === null ? null : sum / clients)

/** Last minus first, exact in tenths. */
function changesOf(of: 'weight' | 'waist', group: readonly ClientFigures[]): number[] {
  return group.flatMap((figures) => {
    const [count, first, last] =
      of === 'weight'
        ? [figures.weights, figures.first_weight, figures.last_weight]
        : [figures.waists, figures.first_waist, figures.last_waist]
    return count < 2 || first === null || last === null ? [] : inTenths(last - first)
  })
}
