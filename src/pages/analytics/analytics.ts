import * as z from 'zod/mini'
import { clientActivitySchema } from '@/entities/progress/client-activity'
import { clientFiguresSchema } from '@/entities/progress/client-figures'
import type { ReportRange } from '@/entities/progress/report-range'
import { db } from '@/shared/api/backend'
import { numeric } from '@/shared/api/row-fields'
import { run } from '@/shared/api/run'
import type { Day } from '@/shared/lib/day'

/** Left out where there is nothing. */
const figure = z._default(z.nullable(numeric), null)

/**
 * What one day comes to over several clients, null where nothing of the kind was logged. kg, cm, kcal and g. Weight and waist are
 * means over the same clients all along; the rest are sums over the clients for whom the day is over.
 */
export type GroupDay = {
  day: Day
  /** The day is over for none of those who logged: the sums are of today so far. */
  soFar: boolean
  weight: number | null
  waist: number | null
  /** How many clients logged a meal. */
  eaters: number
  calories: number | null
  protein: number | null
  carbs: number | null
  fat: number | null
  /** How many clients logged exercise. */
  movers: number
  burned: number | null
}

const groupDaySchema = z.pipe(
  z.object({
    date: z.iso.date(),
    so_far: z._default(z.boolean(), false),
    mean_weight: figure,
    mean_waist: figure,
    food_clients: z._default(numeric, 0),
    calories: figure,
    protein_grams: figure,
    carbs_grams: figure,
    fat_grams: figure,
    exercise_clients: z._default(numeric, 0),
    calories_burned: figure,
  }),
  z.transform((row): GroupDay => ({
    day: row.date,
    soFar: row.so_far,
    weight: row.mean_weight,
    waist: row.mean_waist,
    eaters: row.food_clients,
    calories: row.calories,
    protein: row.protein_grams,
    carbs: row.carbs_grams,
    fat: row.fat_grams,
    movers: row.exercise_clients,
    burned: row.calories_burned,
  })),
)

/** A nutritionist's clients over a range of days, as the database function coach_analytics sums them. */
export const analyticsSchema = z.object({
  /** All clients of the nutritionist, by name. */
  clients: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Of each of them; none where one client was asked for. */
  figures: z.array(clientFiguresSchema),
  /** Of all of them together, oldest first; a day without any entry has none. */
  days: z.array(groupDaySchema),
  /** The client that was asked for; null where it was all of them, or nobody of the nutritionist's. */
  of_client: z.nullable(clientActivitySchema),
})

export type Analytics = z.output<typeof analyticsSchema>

/**
 * The caller's clients, summed; nobody for a caller without any.
 * @param days of each client, up to their own today
 * @param clientId only theirs; of all clients when null
 * @throws AppError
 */
export async function getAnalytics(
  days: ReportRange,
  clientId: string | null,
  signal?: AbortSignal,
): Promise<Analytics> {
  const whose = clientId === null ? {} : { client: clientId }
  return analyticsSchema.parse(await run(db().rpc('coach_analytics', { days, ...whose }), signal))
}
