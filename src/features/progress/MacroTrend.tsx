import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { daySeries } from '@/shared/ui/charts/day-series'
import { LineChart } from '@/shared/ui/charts/LineChart'
import type { LineSeries } from '@/shared/ui/charts/chart-props'
import { niceAxis } from '@/shared/ui/charts/axes'
import { type Macro, macroKeys, type MacroDay } from '@/entities/progress/means'

type Props = {
  title: string
  summary: string
  days: readonly MacroDay[]
  range: { from: Day; to: Day }
}

/** Protein, carbs and fat over a range of days, in grams. */
export function MacroTrend({ title, summary, days, range }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const rows = daySeries(range.from, range.to, days, macroKeys)
  const unit = t`g`
  const series: LineSeries<Macro>[] = [
    { key: 'protein', label: t`Protein`, kind: 'protein', unit },
    { key: 'carbs', label: t`Carbs`, kind: 'carbs', unit },
    { key: 'fat', label: t`Fat`, kind: 'fat', unit },
  ]
  return (
    <ChartCard
      title={title}
      summary={summary}
      table={chartTable({ rows: rows.filter((row) => row.protein !== null), series, head: t`Day`, format })}
    >
      <LineChart
        rows={rows}
        series={series}
        axis={niceAxis(rows.flatMap(({ protein, carbs, fat }) => [protein, carbs, fat]))}
        empty={<Trans>No meals in this period</Trans>}
      />
    </ChartCard>
  )
}
