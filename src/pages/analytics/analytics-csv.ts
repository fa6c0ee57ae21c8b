import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { netOf } from '@/entities/progress/net'
import type { CsvTable } from '@/shared/lib/csv'
import type { Day } from '@/shared/lib/day'
import { type DayPoint, daySeries } from '@/shared/ui/charts/day-series'

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

/** What the lines of the file are made of, whether of one client or of all. */
type CsvDay = DayPoint<(typeof keys)[number]>

/** Signs that a file system or a mail program might stumble over. */
const unsafe = /[^\p{L}\p{N}]+/gu

/**
 * @param today of the nutritionist
 * @param client the name of the one client that the file is of; undefined for all
 */
export function analyticsFileName(today: Day, client?: string): string {
  const name = client?.replace(unsafe, '-').replace(/^-+|-+$/g, '')
  return ['analytics-report', name, today].filter(Boolean).join('-') + '.csv'
}

/**
 * The days as a table: every day of the range, with weight and waist as means over clients, the
 * rest as sums, and an empty cell for what nobody logged on it.
 */
export function analyticsTable(
  days: readonly CsvDay[],
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
