import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { netOf } from '@/entities/progress/net'
import type { CsvTable } from '@/shared/lib/csv'
import type { Day } from '@/shared/lib/day'
import { daySeries } from '@/shared/ui/charts/day-series'
import type { AnalyticsDay } from './analytics'

const heads = [
  msg`Date`,
  msg`Average weight (kg)`,
  msg`Average waist (cm)`,
  msg`Calories consumed`,
  msg({ message: 'Calories burned', context: 'CSV' }),
  msg`Net calories`,
  msg`Protein (g)`,
  msg`Carbs (g)`,
  msg`Fat (g)`,
]
const keys = ['weight', 'waist', 'calories', 'burned', 'protein', 'carbs', 'fat'] as const

/** @param today of the nutritionist */
export const analyticsFileName = (today: Day): string => `analytics-report-${today}.csv`

/**
 * The days as a table (spec section 9, exports): every day of the range, with weight and waist as means over clients, the
 * rest as sums, and an empty cell for what nobody logged on it.
 */
export function analyticsTable(
  days: readonly AnalyticsDay[],
  { from, to }: { from: Day; to: Day },
  i18n: Pick<I18n, '_'>,
): CsvTable {
  const rows = daySeries(from, to, days, keys).map((day) => [
    day.x,
    day.weight,
    day.waist,
    day.calories,
    day.burned,
    netOf(day.calories, day.burned),
    day.protein,
    day.carbs,
    day.fat,
  ])
  return [heads.map((head) => i18n._(head)), ...rows]
}
