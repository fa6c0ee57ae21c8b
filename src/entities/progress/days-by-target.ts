import { nearness } from '@/entities/client-target/target-status'
import { type TargetCourse, targetsOn } from '@/entities/client-target/target-course'
import type { Day } from '@/shared/lib/day'
import { type DayTotals, isOver } from './day-totals'

/** The days that are over and have a meal, by how they met the calorie target of their end. */
export type DaysByTarget = {
  below: Day[]
  near: Day[]
  above: Day[]
  /** No target stood at their end: they are judged against nothing. */
  unjudged: Day[]
}

/** @param today the day that is not over: it is in none of the lists */
export function daysByTarget(
  days: readonly Pick<DayTotals, 'day' | 'calories'>[],
  course: TargetCourse,
  today: Day,
): DaysByTarget {
  const sorted: DaysByTarget = { below: [], near: [], above: [], unjudged: [] }
  for (const { day, calories } of days) {
    if (calories === null || !isOver(day, today)) continue
    const target = targetsOn(course, day)?.target_daily_calories ?? null
    sorted[target === null ? 'unjudged' : nearness(target, calories)].push(day)
  }
  return sorted
}
