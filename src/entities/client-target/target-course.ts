import * as z from 'zod/mini'
import { numeric } from '@/shared/api/row-fields'
import type { Day } from '@/shared/lib/day'
import type { AimKey, Aims } from './target'

const aim = z.nullable(numeric)

/** The targets as they stand at the end of each day from `from_day` to the next step. */
const targetStepSchema = z.object({
  from_day: z.iso.date(),
  target_weight: aim,
  target_waist: aim,
  target_weekly_exercise_minutes: aim,
  target_daily_calories: aim,
  target_daily_calories_burned: aim,
})

/** How the targets of a client changed, oldest first; empty where none was ever set. */
export const targetCourseSchema = z.array(targetStepSchema)
export type TargetCourse = z.output<typeof targetCourseSchema>

/**
 * What a day is judged against: the targets that stood at its end.
 * @returns null before the first: such a day is judged against nothing
 */
export function targetsOn(course: TargetCourse, day: Day): Aims | null {
  return course.findLast(({ from_day }) => from_day <= day) ?? null
}

/** @returns what was aimed at on the day of each row, null where nothing was: a line that steps */
export const targetLine = (
  course: TargetCourse,
  key: AimKey,
  rows: readonly { readonly x: Day }[],
): (number | null)[] => rows.map(({ x }) => targetsOn(course, x)?.[key] ?? null)
