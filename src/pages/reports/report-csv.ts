import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { netOf } from '@/entities/progress/net'
import type { CsvTable } from '@/shared/lib/csv'
import type { Day } from '@/shared/lib/day'
import { daySeries } from '@/shared/ui/charts/day-series'
import type { DayTotals } from '@/entities/progress/day-totals'

const heads = [
  msg`Date`,
  msg`Weight (kg)`,
  msg`Waist (cm)`,
  msg`Calories consumed`,
  msg({ message: 'Calories burned', context: 'CSV' }),
  msg`Net calories`,
  msg`Sleep hours`,
  msg`Protein (g)`,
  msg`Carbs (g)`,
  msg`Fat (g)`,
]
const keys = ['weight', 'waist', 'calories', 'burned', 'sleep', 'protein', 'carbs', 'fat'] as const

/** @param today the last day of the report */
export const reportFileName = (today: Day): string => `nutrition-report-${today}.csv`

/**
 * The report's days as a table: every day of the range, with an empty cell for what was not
 * logged on it.
 */
export function reportTable(
  days: readonly DayTotals[],
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
    day.sleep,
    day.protein,
    day.carbs,
    day.fat,
  ])
  return [heads.map((head) => i18n._(head)), ...rows]
}
