import type { Day } from '@/shared/lib/day'
import type { Aims } from './target'
import { type TargetCourse, targetsOn } from './target-course'

/** kcal, until a nutritionist sets a target. */
const ownTargets = { eaten: 2000, burned: 500 }

type DailyAims = Pick<Aims, 'target_daily_calories' | 'target_daily_calories_burned'>

/** @returns what a day is measured against, kcal: the nutritionist's target where there is one */
export function dailyTargets(targets: DailyAims | null | undefined): { eaten: number; burned: number } {
  return {
    eaten: targets?.target_daily_calories ?? ownTargets.eaten,
    burned: targets?.target_daily_calories_burned ?? ownTargets.burned,
  }
}

/**
 * What a client's own food log measures a day against, kcal: today as the dashboard does, an earlier day by the target that stood
 * at its end.
 * @returns undefined where none stood
 */
export const eatenTarget = (course: TargetCourse, day: Day, today: Day): number | undefined =>
  day < today
    ? (targetsOn(course, day)?.target_daily_calories ?? undefined)
    : dailyTargets(targetsOn(course, today)).eaten
