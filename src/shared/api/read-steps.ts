import type { QueryKey } from '@tanstack/react-query'

/**
 * Brings what a query has returned from one shape to the next.
 * @param data as an earlier release has kept it on this device
 * @param key of the query, where only some queries of the table have changed
 */
export type ReadStep = (data: unknown, key: QueryKey) => unknown

/**
 * The step of a release that changes each row of a table alike: in lists, in pages of lists, and where a query returns one row.
 * @param change what becomes of a row
 */
export const inEachRow =
  (change: (row: Record<string, unknown>) => Record<string, unknown>): ReadStep =>
  (data) => {
    const inside = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(inside)
      if (typeof value !== 'object' || value === null) return value
      if ('pages' in value) return { ...value, pages: inside(value.pages) }
      return change(value as Record<string, unknown>)
    }
    return inside(data)
  }

type Row = Record<string, unknown>

/**
 * A report knows how its targets changed, and of how many values a day's weight is the mean. Of an earlier one nobody can say: it
 * is judged against nothing until it is read anew, and a value counts as one.
 */
const reportWithCourse: ReadStep = (data) => {
  const report = data as Row & { days: Row[]; figures: Row; range: { to: string } }
  return {
    ...report,
    today: report.range.to,
    target_course: [],
    first_entry_day: report.days[0]?.day ?? null,
    days: report.days.map((day) => ({
      ...day,
      weights: day.weight === null ? 0 : 1,
      waists: day.waist === null ? 0 : 1,
    })),
    figures: {
      judged_food_days: 0,
      judged_calories: null,
      judged_calories_target: null,
      calories_today: null,
      rate_days: 0,
      judged_minutes_days: 0,
      judged_minutes: null,
      judged_minutes_target: null,
      judged_burned_days: 0,
      judged_burned: null,
      judged_burned_target: null,
      exercise_minutes_today: null,
      calories_burned_today: null,
      ...report.figures,
    },
  }
}

/** Of what a nutritionist reads of clients no device keeps anything. */
const nothingKept: ReadStep = (data) => data

/**
 * The steps of each table whose kept reads have changed their shape, oldest first. A release that changes what the queries of a
 * table return adds one here; `npm run check` asks for it.
 */
export const readSteps: Partial<Record<string, readonly ReadStep[]>> = {
  client_nutritionist_relationships: [nothingKept],
  client_report: [reportWithCourse],
  coach_analytics: [nothingKept],
  open_client: [nothingKept],
  session_brief: [nothingKept],
  profiles: [
    (data, [, , view]) => (view === 'own' ? { ...(data as object), is_timezone_pinned: false } : data),
  ],
}
