import * as z from 'zod/mini'
import { clientFiguresSchema, figure } from '@/entities/progress/client-figures'
import type { ReportRange } from '@/entities/progress/report-range'
import { db } from '@/shared/api/backend'
import { numeric } from '@/shared/api/row-fields'
import { run } from '@/shared/api/run'
import type { Day } from '@/shared/lib/day'

/**
 * What one day comes to, null where nothing of the kind was logged: sums, and means of weight and waist. kg, cm, kcal, g,
 * minutes and hours.
 */
export type ReportDay = {
  day: Day
  weight: number | null
  waist: number | null
  meals: number
  calories: number | null
  exercises: number
  minutes: number | null
  burned: number | null
  protein: number | null
  carbs: number | null
  fat: number | null
  sleep: number | null
}

/** What a day comes to on which nothing was logged. */
export const emptyReportDay: Omit<ReportDay, 'day'> = {
  weight: null,
  waist: null,
  meals: 0,
  calories: null,
  exercises: 0,
  minutes: null,
  burned: null,
  protein: null,
  carbs: null,
  fat: null,
  sleep: null,
}

const reportDaySchema = z.pipe(
  z.object({
    date: z.iso.date(),
    weight: figure,
    waist: figure,
    meals: z._default(numeric, 0),
    calories: figure,
    exercises: z._default(numeric, 0),
    exercise_minutes: figure,
    calories_burned: figure,
    protein_grams: figure,
    carbs_grams: figure,
    fat_grams: figure,
    sleep_hours: figure,
  }),
  z.transform(({ date, weight, waist, meals, calories, exercises, ...row }): ReportDay => ({
    day: date,
    weight,
    waist,
    meals,
    calories,
    exercises,
    minutes: row.exercise_minutes,
    burned: row.calories_burned,
    protein: row.protein_grams,
    carbs: row.carbs_grams,
    fat: row.fat_grams,
    sleep: row.sleep_hours,
  })),
)

/** A range of a client's days, as the database function client_report sums it. */
export const clientReportSchema = z.object({
  /** Oldest first; a day without any entry has none. */
  days: z.array(reportDaySchema),
  figures: clientFiguresSchema,
  /** How many wearables are connected. */
  devices: numeric,
  /** The moods of the range, as the mood panel reads them. */
  moods: z.unknown(),
})

export type ClientReport = z.output<typeof clientReportSchema>

/**
 * The caller's own days, summed.
 * @param today the last day, of the caller's calendar
 * @throws AppError
 */
export async function getClientReport(
  days: ReportRange,
  today: Day,
  signal?: AbortSignal,
): Promise<ClientReport> {
  return clientReportSchema.parse(await run(db().rpc('client_report', { to_day: today, days }), signal))
}
