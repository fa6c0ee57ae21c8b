import { type Exercise, sumExercises } from '@/entities/exercise/exercise'
import type { Meal } from '@/entities/meal/meal'
import { sumMeals } from '@/entities/meal/meal-days'
import type { Measurement } from '@/entities/measurement/measurement'
import { type Sleep, sumSleep } from '@/entities/sleep/sleep'
import { compareDays, type Day } from '@/shared/lib/day'
import { inTenths } from '@/shared/lib/tenths'
import type { LogRow } from '@/shared/log/content'
import type { ShownEntry } from '@/shared/log/read-unsent'
import { changesIn, type UnsentChanges } from '@/shared/log/unsent-changes'
import { bodyWithUnsent } from './body-with-unsent'
import { rangeFigures } from '@/entities/progress/range-figures'
import { type DayTotals, noTotals } from '@/entities/progress/day-totals'
import type { KnownReport } from './report-on-device'

/** What waits on this device of the logs that a report counts. */
export type UnsentOfReport = {
  meals: readonly ShownEntry<Meal>[]
  exercises: readonly ShownEntry<Exercise>[]
  sleeps: readonly ShownEntry<Sleep>[]
  measurements: readonly ShownEntry<Measurement>[]
}

export type ReportOnScreen = KnownReport & {
  /** Entries in the figures that are on this device only. */
  unsent: number
  /** Measurements on this device that the figures cannot count: a day's mean does not say of how many it is. */
  uncounted: number
}

type Changes = {
  meals: UnsentChanges<Meal>
  exercises: UnsentChanges<Exercise>
  sleeps: UnsentChanges<Sleep>
}

/**
 * The report as it will be when everything is sent: what waits on this device counts already, day by day, and in the figures
 * that follow from the days.
 * @param report as the backend sums it, or as this device knows it
 */
export function reportWithUnsent(report: KnownReport, unsent: UnsentOfReport): ReportOnScreen {
  const { range, today } = report
  const changes: Changes = {
    meals: changesIn(unsent.meals, range),
    exercises: changesIn(unsent.exercises, range),
    sleeps: changesIn(unsent.sleeps, range),
  }
  const logged = changedDays(report.days, changes)
  const body = bodyWithUnsent({ ...report, days: logged }, unsent.measurements)
  const { meals, exercises, sleeps } = changes
  return {
    ...report,
    days: body.days,
    figures: {
      ...body.figures,
      ...rangeFigures(body.days, {
        range,
        today,
        firstEntryDay: firstEntryDay(report.first_entry_day, unsent),
        course: report.target_course,
      }),
    },
    unsent: meals.ids.size + exercises.ids.size + sleeps.ids.size + body.counted,
    uncounted: body.uncounted,
  }
}

/** @returns oldest first; a day of which nothing is left has none */
function changedDays(days: readonly DayTotals[], changes: Changes): DayTotals[] {
  const rows: LogRow[] = Object.values(changes).flatMap(({ added, removed }) => [...added, ...removed])
  const touched = new Set(rows.map(({ date }) => date))
  const others = days.filter(({ day }) => !touched.has(day))
  const changed = [...touched].map((day) =>
    changedDay(days.find((one) => one.day === day) ?? { day, ...noTotals }, changes),
  )
  return [...others, ...changed].toSorted((a, b) => compareDays(a.day, b.day))
}

function changedDay(day: DayTotals, { meals, exercises, sleeps }: Changes): DayTotals {
  const [eaten, eatenBefore] = [sumMeals(on(day.day, meals.added)), sumMeals(on(day.day, meals.removed))]
  const moved = sumExercises(on(day.day, exercises.added))
  const movedBefore = sumExercises(on(day.day, exercises.removed))
  const mealCount = day.meals + grownBy(day.day, meals)
  const exerciseCount = day.exercises + grownBy(day.day, exercises)
  const food = (stored: number | null, of: keyof typeof eaten) =>
    mealCount > 0 ? inTenths((stored ?? 0) + eaten[of] - eatenBefore[of]) : null
  const exercise = (stored: number | null, of: keyof typeof moved) =>
    exerciseCount > 0 ? inTenths((stored ?? 0) + moved[of] - movedBefore[of]) : null
  return {
    ...day,
    meals: mealCount,
    calories: food(day.calories, 'calories'),
    protein: food(day.protein, 'proteinGrams'),
    carbs: food(day.carbs, 'carbsGrams'),
    fat: food(day.fat, 'fatGrams'),
    exercises: exerciseCount,
    minutes: exercise(day.minutes, 'minutes'),
    burned: exercise(day.burned, 'caloriesBurned'),
    sleep: sleepOf(day, sleeps),
  }
}

const on = <Row extends { date: Day }>(day: Day, rows: readonly Row[]) =>
  rows.filter(({ date }) => date === day)

const grownBy = <Row extends LogRow>(day: Day, { added, removed }: UnsentChanges<Row>): number =>
  on(day, added).length - on(day, removed).length

/** A night from which all was taken away is none, not one without sleep. */
function sleepOf({ day, sleep }: DayTotals, { added, removed }: UnsentChanges<Sleep>): number | null {
  const [come, gone] = [on(day, added), on(day, removed)]
  const hours = inTenths((sleep ?? 0) + sumSleep(come) - sumSleep(gone))
  return hours === 0 && come.length === 0 ? (gone.length > 0 ? null : sleep) : hours
}

/** The first day with an entry, what waits on this device included. */
function firstEntryDay(stored: Day | null, { meals, exercises, measurements }: UnsentOfReport): Day | null {
  const waiting = [...meals, ...exercises, ...measurements].filter(({ isDeleted }) => !isDeleted)
  const days = [...(stored === null ? [] : [stored]), ...waiting.map(({ row }) => row.date)]
  return days.toSorted(compareDays).at(0) ?? null
}
