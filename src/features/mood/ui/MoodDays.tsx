import { Trans, useLingui } from '@lingui/react/macro'
import type { ClientMoods } from '@/entities/mood/client-moods'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { BarChart } from '@/shared/ui/charts/BarChart'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { daySeries } from '@/shared/ui/charts/day-series'
import { moodChangeAxis } from '@/shared/ui/charts/axes'
import type { Series } from '@/shared/ui/charts/series'

type Props = { moods: Pick<ClientMoods, 'days'>; range: { from: Day; to: Day } }

/** How far meals moved the mood, day by day. */
export function MoodDays({ moods, range }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const points = moods.days.map(({ date, change }) => ({ day: date, change }))
  const rows = daySeries(range.from, range.to, points, ['change'])
  const series: Series<'change'>[] = [{ key: 'change', label: t`Change of mood`, kind: 'bar', digits: 1 }]
  const known = rows.flatMap(({ change }) => change ?? [])
  const better = known.filter((change) => change > 0).length
  const worse = known.filter((change) => change < 0).length
  return (
    <ChartCard
      level={3}
      title={t`Change by day`}
      summary={t`Days with a better mood after meals: ${better}, with a worse one: ${worse}.`}
      table={chartTable({ rows: rows.filter(({ change }) => change !== null), series, head: t`Day`, format })}
    >
      <BarChart
        rows={rows}
        series={series}
        axis={moodChangeAxis}
        empty={<Trans>No meal in this time has a mood both before and after.</Trans>}
      />
    </ChartCard>
  )
}
