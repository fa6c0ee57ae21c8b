import { type TargetCourse, targetsOn } from '@/entities/client-target/target-course'
import type { Aims } from '@/entities/client-target/target'
import { type Day, daysBetween, shiftDay } from '@/shared/lib/day'
import { inTenths } from '@/shared/lib/tenths'
import type { EnergyFigures } from './client-figures'
import { type DayTotals, isOver } from './day-totals'

type Span = {
  range: { from: Day; to: Day }
  /** The day that is not over. */
  today: Day
  /** The first day with an entry of the client; null without any. */
  firstEntryDay: Day | null
  course: TargetCourse
}

/**
 * The figures of energy over a range, by the rule of the database function client_figures: a day counts when it is over and
 * something was logged on it, it is judged against the target that stood at its end, and rates are over all days that are over
 * since the first entry. For days that were changed on this device and not yet summed by the database.
 * @param days of the range, in any order; days without an entry may be missing
 */
export function rangeFigures(
  days: readonly DayTotals[],
  { range, today, firstEntryDay, course }: Span,
): EnergyFigures {
  const within = days
    .filter(({ day }) => day >= range.from && day <= range.to && day <= today)
    .map((totals) => ({ ...totals, aims: targetsOn(course, totals.day) }))
  const over = within.filter(({ day }) => isOver(day, today))
  const todays = within.find(({ day }) => day === today)
  const fed = over.filter(({ calories }) => calories !== null)
  const moved = over.filter(({ minutes }) => minutes !== null)
  const judgedFed = fed.filter(({ aims }) => aims?.target_daily_calories != null)
  const rated = ratedDays(range, today, firstEntryDay).map((day) => targetsOn(course, day))
  const aimed = (key: keyof Aims) => rated.flatMap((aims) => aims?.[key] ?? [])
  const minutesAims = aimed('target_weekly_exercise_minutes')
  const burnedAims = aimed('target_daily_calories_burned')
  return {
    food_days: fed.length,
    calories: sum(fed.map(({ calories }) => calories)),
    judged_food_days: judgedFed.length,
    judged_calories: sum(judgedFed.map(({ calories }) => calories)),
    judged_calories_target: sum(judgedFed.map(({ aims }) => aims?.target_daily_calories ?? null)),
    calories_today: todays?.calories ?? null,
    rate_days: rated.length,
    exercise_days: moved.length,
    exercise_minutes: sum(moved.map(({ minutes }) => minutes)),
    calories_burned: sum(moved.map(({ burned }) => burned)),
    judged_minutes_days: minutesAims.length,
    judged_minutes: sum(
      moved.filter(({ aims }) => aims?.target_weekly_exercise_minutes != null).map(({ minutes }) => minutes),
    ),
    judged_minutes_target: sum(minutesAims),
    judged_burned_days: burnedAims.length,
    judged_burned: sum(
      moved.filter(({ aims }) => aims?.target_daily_calories_burned != null).map(({ burned }) => burned),
    ),
    judged_burned_target: sum(burnedAims),
    exercise_minutes_today: todays?.minutes ?? null,
    calories_burned_today: todays?.burned ?? null,
  }
}

/** All days of the range that are over, from the first entry on. */
function ratedDays({ from, to }: Span['range'], today: Day, firstEntryDay: Day | null): Day[] {
  if (firstEntryDay === null) return []
  const first = firstEntryDay > from ? firstEntryDay : from
  const last = isOver(to, today) ? to : shiftDay(today, -1)
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
    shiftDay(first, index),
  )
}

/** Added in tenths: 0.1 + 0.2 is 0.3. */
function sum(figures: readonly (number | null)[]): number | null {
  const known = figures.filter((figure) => figure !== null)
  return known.length === 0 ? null : inTenths(known.reduce((all, figure) => all + figure, 0))
}
