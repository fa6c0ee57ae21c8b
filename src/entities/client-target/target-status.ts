import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { hasReached } from '@/shared/lib/wanted-way'
import { weeklyMinutes } from '@/shared/lib/weekly-minutes'
import { aimKeys, type AimKey, type Aims } from './target'

export type TargetStatus = 'achieved' | 'onTrack' | 'attention'

/** The labels of spec section 4. */
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
 * Weight and waist (DESIGN.md section 11): achieved when reached, on track when it moved at least 0.1 towards the target
 * over the range, else it needs attention.
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

/**
 * A day's calories (spec section 9): 90 to 110 % of the target is on track, 98 to 102 % achieved.
 * @param mean kcal a logged day; null without any
 */
export function caloriesStatus(target: number, mean: number | null): TargetStatus | null {
  if (mean === null) return null
  const off = Math.abs(mean - target) / target
  if (off <= 0.02) return 'achieved'
  return off <= 0.1 ? 'onTrack' : 'attention'
}

/**
 * What is to be reached or passed (spec section 9): from 80 % on it is on track, from 100 % on achieved.
 * @param reached null without any entry
 */
export function atLeastStatus(target: number, reached: number | null): TargetStatus | null {
  if (reached === null) return null
  if (reached >= target) return 'achieved'
  return reached * 10 >= target * 8 ? 'onTrack' : 'attention'
}

/**
 * What a client came to over a range, in the words of the database function client_figures: `start_` since the connection
 * began, `first_` and `last_` of the range, `latest_` of all. Null where nothing was logged.
 */
export type AimCourse = Record<
  `${'start' | 'first' | 'last' | 'latest'}_${'weight' | 'waist'}` | 'mean_calories' | 'mean_calories_burned',
  number | null
> & {
  /** Minutes of the whole range. */
  exercise_minutes: number | null
}

/** Where a client stands: the latest value, or the mean of the range; null where nothing was logged. */
export type Standing = { key: AimKey; target: number | null; now: number | null; status: TargetStatus | null }

/**
 * Where a client stands with each target (DESIGN.md section 11). The weekly exercise target counts every day of the
 * range, since a week has days of rest too; the daily targets count the days that were logged.
 * @param days of the range
 */
export function standings(aims: Aims, course: AimCourse, days: number): Standing[] {
  const minutes = weeklyMinutes(course.exercise_minutes, days)
  const [weight, waist] = [bodyCourse(course, 'weight'), bodyCourse(course, 'waist')]
  const now: Record<AimKey, number | null> = {
    target_weight: weight.latest,
    target_waist: waist.latest,
    target_weekly_exercise_minutes: minutes,
    target_daily_calories: course.mean_calories,
    target_daily_calories_burned: course.mean_calories_burned,
  }
  const rules: Record<AimKey, (target: number) => TargetStatus | null> = {
    target_weight: (target) => bodyStatus(target, weight),
    target_waist: (target) => bodyStatus(target, waist),
    target_weekly_exercise_minutes: (target) => atLeastStatus(target, minutes),
    target_daily_calories: (target) => caloriesStatus(target, course.mean_calories),
    target_daily_calories_burned: (target) => atLeastStatus(target, course.mean_calories_burned),
  }
  return aimKeys.map((key) => {
    const target = aims[key]
    return { key, target, now: now[key], status: target === null ? null : rules[key](target) }
  })
}

const bodyCourse = (course: AimCourse, of: 'weight' | 'waist'): BodyCourse => ({
  start: course[`start_${of}`],
  first: course[`first_${of}`],
  last: course[`last_${of}`],
  latest: course[`latest_${of}`],
})
