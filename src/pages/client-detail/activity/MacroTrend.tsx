import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { niceAxis } from '@/shared/ui/charts/axes'
import type { LineSeries } from '@/shared/ui/charts/chart-props'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { daySeries } from '@/shared/ui/charts/day-series'
import { LineChart } from '@/shared/ui/charts/LineChart'
import { macroReference } from './activity'
import type { DailyTotals } from './daily-totals'

type Macro = 'protein' | 'carbs' | 'fat'
const macros = ['protein', 'carbs', 'fat'] as const satisfies readonly Macro[]

type Props = {
  totals: readonly DailyTotals[]
  range: { from: Day; to: Day }
  /** Target, kcal a day. */
  calories: number
}

/** Protein, carbs and fat, day by day, with what the calorie target makes of each. */
export function MacroTrend({ totals, range, calories }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const points = totals.map((day) => ({
    day: day.date,
    protein: day.protein_grams,
    carbs: day.carbs_grams,
    fat: day.fat_grams,
  }))
  const rows = daySeries(range.from, range.to, points, macros)
  const unit = t`g`
  const labels: Record<Macro, string> = { protein: t`Protein`, carbs: t`Carbs`, fat: t`Fat` }
  const aims: Record<Macro, string> = { protein: t`Protein aim`, carbs: t`Carbs aim`, fat: t`Fat aim` }
  const series: LineSeries<Macro>[] = macros.map((key) => ({
    key,
    label: labels[key],
    kind: key,
    unit,
    digits: 1,
  }))
  const reference = macroReference(calories)
  const aimed = format.number(calories)
  return (
    <ChartCard
      level={3}
      title={t`Macronutrients`}
      summary={t`The aims are ${aimed} kcal shared out: 20% protein, 50% carbs, 30% fat.`}
      table={chartTable({ rows, series, head: t`Day`, format })}
    >
      <LineChart
        rows={rows}
        series={series}
        axis={niceAxis([
          ...rows.flatMap(({ protein, carbs, fat }) => [protein, carbs, fat]),
          ...Object.values(reference),
        ])}
        targets={macros.map((key) => ({ value: reference[key], label: aims[key], kind: key }))}
        empty={<Trans>No meals in these days</Trans>}
      />
    </ChartCard>
  )
}
