import { inTenths } from '@/shared/lib/tenths'
import { hasReached } from '@/shared/lib/wanted-way'
import type { ClientOverview } from './client-overview'

type Weights = Pick<ClientOverview, 'first_weight' | 'latest_weight' | 'target_weight'>

/** @returns kg, the latest weight minus the one before it; undefined without two */
export function weightChange({
  latest_weight: latest,
  previous_weight: previous,
}: Pick<ClientOverview, 'latest_weight' | 'previous_weight'>): number | undefined {
  return latest === null || previous === null ? undefined : inTenths(latest - previous)
}

/**
 * @returns kg since the connection began, negative when lost; undefined without two weights since then
 */
export function weightSinceStart({
  first_day: start,
  first_weight: first,
  latest_weight: latest,
  previous_weight_day: previousDay,
}: Pick<ClientOverview, 'first_day' | 'first_weight' | 'latest_weight' | 'previous_weight_day'>):
  | number
  | undefined {
  if (first === null || latest === null || previousDay === null || previousDay < start) return undefined
  return inTenths(latest - first)
}

/**
 * @returns whether the latest weight has reached the target, from the side of the first weight since the connection
 * began; undefined without a target or a weight
 */
export function hasReachedTarget(weights: Weights): boolean | undefined {
  const { first_weight: first, latest_weight: latest, target_weight: target } = weights
  if (latest === null || target === null) return undefined
  return hasReached(first ?? latest, latest, target)
}

/**
 * @returns how much of the way from the first weight since the connection began to the target is gone, 0 to 100, a
 * whole number; undefined without all three weights
 */
export function progressOf(weights: Weights): number | undefined {
  const { first_weight: first, latest_weight: latest, target_weight: target } = weights
  if (first === null || latest === null || target === null) return undefined
  if (first === target) return latest === target ? 100 : 0
  const percent = (inTenths(first - latest) * 100) / inTenths(first - target)
  return Math.round(Math.min(100, Math.max(0, percent)))
}

/** What a nutritionist's clients have come to, all together. */
export type PracticeFigures = {
  clients: number
  /** Connections that began in the nutritionist's present month. */
  newThisMonth: number
  /** Clients who have reached their target weight, of those who have one and a weight. */
  goals: { reached: number; of: number }
  /** kg over the last 30 days, not rounded; undefined while no client has two weights in them. */
  averageLoss: number | undefined
  /** Entries of the last 30 days. */
  foodLogs: number
  exerciseLogs: number
}

/** @param clients all of one nutritionist */
export function practiceFigures(clients: readonly ClientOverview[]): PracticeFigures {
  const aiming = clients.map(hasReachedTarget).filter((reached) => reached !== undefined)
  const losses = clients.map(lossOf30Days).filter((kg) => kg !== undefined)
  return {
    clients: clients.length,
    newThisMonth: clients.filter((client) => client.is_new_this_month).length,
    goals: { reached: aiming.filter(Boolean).length, of: aiming.length },
    averageLoss: losses.length === 0 ? undefined : sum(losses) / losses.length,
    foodLogs: sum(clients.map((client) => client.food_logs_30_days)),
    exerciseLogs: sum(clients.map((client) => client.exercise_logs_30_days)),
  }
}

function lossOf30Days(client: ClientOverview): number | undefined {
  const { weights_30_days: weights, first_weight_30_days: first, last_weight_30_days: last } = client
  return weights < 2 || first === null || last === null ? undefined : first - last
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
