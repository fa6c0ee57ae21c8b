import { aimKeys, type AimKey } from './target'
import {
  amountBounds,
  atLeastStatus,
  type BodyCourse,
  bodyStatus,
  caloriesStatus,
  nearBounds,
  type TargetStatus,
} from './target-status'
import type { Day } from '@/shared/lib/day'
import type { ShareBounds } from '@/shared/lib/whole-percent'
import {
  burnedPerDay,
  type ClientFigures,
  fewestRateDays,
  meanCalories,
  type Rate,
  weeklyMinutes,
} from '@/entities/progress/client-figures'

/** How the days of a range that had a target met it. */
export type Judgement = {
  /** Days that were judged. */
  days: number
  /** The mean of their targets, in the unit of the target. */
  target: number
  /** What was reached on them, a part of 1; null for a target of nothing. */
  share: number | null
  /** Percents that the share is not rounded across. */
  bounds: ShareBounds
  status: TargetStatus
}

/** Where a client stands with a target: the latest weight or waist, the mean or the rate of the range. */
export type Standing = Rate & {
  key: AimKey
  /** As it is set now; null where it is not. */
  target: number | null
  status: TargetStatus | null
  /** Null for bodies, and where no day can be judged. */
  judgement: Judgement | null
  /** Days of the range that the figure is of, whether a target stood on them or not; 0 for bodies. */
  countedDays: number
  /** When a body was measured last; null for what is no body, and for one that never was. */
  measuredDay: Day | null
}

/**
 * Where a client stands with each kind of target, by the targets that stood on the days themselves. What is eaten is judged over
 * the days with meals, rates over seven days or more; a body by its way over the range.
 * @returns in the order of the targets panel, those that are not set too
 */
export function standings(figures: ClientFigures): Standing[] {
  const { rate_days: rateDays } = figures
  const rows: Record<AimKey, Omit<Standing, 'key' | 'target' | 'status'>> = {
    target_weight: bodyNow(figures.latest_weight, figures.latest_weight_day),
    target_waist: bodyNow(figures.latest_waist, figures.latest_waist_day),
    target_weekly_exercise_minutes: {
      ...noBody,
      ...weeklyMinutes(figures),
      judgement: minutesJudgement(figures),
      countedDays: rateDays,
    },
    target_daily_calories: {
      ...noBody,
      ...meanCalories(figures),
      judgement: caloriesJudgement(figures),
      countedDays: figures.food_days,
    },
    target_daily_calories_burned: {
      ...noBody,
      ...burnedPerDay(figures),
      judgement: burnedJudgement(figures),
      countedDays: rateDays,
    },
  }
  return aimKeys.map((key) => ({
    ...rows[key],
    key,
    target: figures[key],
    status: statusOf(key, figures, rows[key].judgement),
  }))
}

const noBody = { sumOfDays: null, measuredDay: null }
const bodyNow = (value: number | null, measuredDay: Day | null) => ({
  value,
  measuredDay,
  isSoFar: false,
  sumOfDays: null,
  judgement: null,
  countedDays: 0,
})

/** A target that is set, and where the client is with it. */
export type SetTarget = Standing & { target: number }

/** @returns the targets that are set, each with where the client is */
export const targetsOf = (figures: ClientFigures): SetTarget[] =>
  standings(figures).flatMap((standing) =>
    standing.target === null ? [] : { ...standing, target: standing.target },
  )

function statusOf(key: AimKey, figures: ClientFigures, judgement: Judgement | null): TargetStatus | null {
  const target = figures[key]
  if (target === null) return null
  if (key === 'target_weight') return bodyStatus(target, bodyCourse(figures, 'weight'))
  if (key === 'target_waist') return bodyStatus(target, bodyCourse(figures, 'waist'))
  return judgement?.status ?? null
}

const bodyCourse = (figures: ClientFigures, of: 'weight' | 'waist'): BodyCourse => ({
  start: figures[`start_${of}`],
  first: figures[`first_${of}`],
  last: figures[`last_${of}`],
  latest: figures[`latest_${of}`],
})

/** How what was eaten met the targets of the days with meals. */
export function caloriesJudgement(of: ClientFigures): Judgement | null {
  const { judged_food_days: days, judged_calories: eaten, judged_calories_target: target } = of
  if (days === 0 || eaten === null || target === null) return null
  return {
    days,
    target: target / days,
    share: target === 0 ? null : eaten / target,
    bounds: nearBounds,
    status: caloriesStatus(target, eaten),
  }
}

/** How the minutes of exercise met the weekly targets of the days. */
export const minutesJudgement = (of: ClientFigures): Judgement | null =>
  amountJudgement(
    of.exercise_minutes === null ? null : (of.judged_minutes ?? 0) * 7,
    of.judged_minutes_target,
    of.judged_minutes_days,
  )

/** How the energy burned met the daily targets. */
export const burnedJudgement = (of: ClientFigures): Judgement | null =>
  amountJudgement(
    of.calories_burned === null ? null : (of.judged_burned ?? 0),
    of.judged_burned_target,
    of.judged_burned_days,
  )

function amountJudgement(reached: number | null, target: number | null, days: number): Judgement | null {
  if (reached === null || target === null || days < fewestRateDays) return null
  return {
    days,
    target: target / days,
    share: target === 0 ? null : reached / target,
    bounds: amountBounds,
    status: atLeastStatus(target, reached),
  }
}
