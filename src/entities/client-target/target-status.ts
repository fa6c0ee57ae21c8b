import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ShareBounds } from '@/shared/lib/whole-percent'
import { hasReached } from '@/shared/lib/wanted-way'

export type TargetStatus = 'achieved' | 'onTrack' | 'attention'

export const targetStatusTexts: Record<TargetStatus, MessageDescriptor> = {
  achieved: msg`Target achieved`,
  onTrack: msg`On track`,
  attention: msg`Needs attention`,
}

/** What was measured of weight or waist, null where nothing was. */
export type BodyCourse = {
  /** The first since the connection began: it tells from which side the target is reached. */
  start: number | null
  /** First and last of the range. */
  first: number | null
  last: number | null
  /** The latest of all. */
  latest: number | null
}

const tenths = (value: number) => Math.round(value * 10)

/**
 * Weight and waist: achieved when reached, on track when it moved at least 0.1 towards the target over the range, else it
 * needs attention.
 * @returns null where nothing was ever measured
 */
export function bodyStatus(target: number, { start, first, last, latest }: BodyCourse): TargetStatus | null {
  if (latest === null) return null
  const from = start ?? first ?? latest
  if (hasReached(from, latest, target)) return 'achieved'
  if (first === null || last === null) return 'attention'
  const moved = Math.abs(tenths(first) - tenths(target)) - Math.abs(tenths(last) - tenths(target))
  return moved >= 1 ? 'onTrack' : 'attention'
}

/** Calories, in percent of the target: within these a day or a mean is near it. */
export const nearBounds = { least: [90], most: 110 } satisfies ShareBounds
/** What is to be reached or passed, in percent: from the first on it is on track, from the second on achieved. */
export const amountBounds = { least: [80, 100] } satisfies ShareBounds

/** A share of a target, compared in whole tenths: 2.4 of 3 is 80 %. */
const isAtLeast = (reached: number, target: number, percent: number) =>
  Math.round(reached * 10) * 100 >= Math.round(target * 10) * percent
const isAtMost = (reached: number, target: number, percent: number) =>
  Math.round(reached * 10) * 100 <= Math.round(target * 10) * percent

/** What was eaten against its target: near it from 90 to 110 %, both included. In kcal, of a day or of many. */
export function nearness(target: number, eaten: number): 'below' | 'near' | 'above' {
  if (!isAtLeast(eaten, target, 90)) return 'below'
  return isAtMost(eaten, target, 110) ? 'near' : 'above'
}

/**
 * How a bar of a day's calories is coloured: by whether the day came near its target, once it is over; today as soon as it is
 * above, which no later meal mends.
 * @param target kcal
 * @param eaten kcal
 */
export function eatenBarKind(target: number, eaten: number, isOver: boolean): 'series' | 'warn' {
  const where = nearness(target, eaten)
  return where === 'above' || (isOver && where === 'below') ? 'warn' : 'series'
}

/**
 * Calories: near the target they are on track, from 98 to 102 % achieved, else they need attention.
 * @param target kcal of some days
 * @param eaten kcal of the same days
 */
export function caloriesStatus(target: number, eaten: number): TargetStatus {
  if (isAtLeast(eaten, target, 98) && isAtMost(eaten, target, 102)) return 'achieved'
  return nearness(target, eaten) === 'near' ? 'onTrack' : 'attention'
}

/** What is to be reached or passed: from 80 % on it is on track, from 100 % on achieved. */
export function atLeastStatus(target: number, reached: number): TargetStatus {
  if (isAtLeast(reached, target, 100)) return 'achieved'
  return isAtLeast(reached, target, 80) ? 'onTrack' : 'attention'
}
