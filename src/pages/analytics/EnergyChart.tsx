import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import { niceAxis } from '@/shared/ui/charts/axes'
import type { LineSeries } from '@/shared/ui/charts/chart-props'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { daySeries } from '@/shared/ui/charts/day-series'
import { LineChart } from '@/shared/ui/charts/LineChart'
import { meanPerClient, perClient } from './group-figures'
import type { RangeAnalytics } from './queries'

/** Calories eaten and burned, shared out among the clients who logged on the day. */
export function EnergyChart({ analytics }: { analytics: RangeAnalytics }) {
  const { t } = useLingui()
  const format = useFormat()
  const { range, days, clientId } = analytics
  const rows = daySeries(range.from, range.to, perClient(days), ['calories', 'burned'])
  const unit = t`kcal`
  const series: LineSeries<'calories' | 'burned'>[] = [
    { key: 'calories', label: t`Eaten`, kind: 'series', unit },
    { key: 'burned', label: t`Burned`, kind: 'bar-2', unit },
  ]
  return (
    <ChartCard
      title={clientId === null ? t`Calories of a client` : t`Calories`}
      summary={useEnergyWords(analytics)}
      table={chartTable({
        rows: rows.filter(({ calories, burned }) => calories !== null || burned !== null),
        series,
        head: t`Day`,
        format,
      })}
    >
      <LineChart
        rows={rows}
        series={series}
        axis={niceAxis(rows.flatMap(({ calories, burned }) => [calories, burned]))}
        empty={<Trans>No meals and no exercise in this period</Trans>}
      />
    </ChartCard>
  )
}

function useEnergyWords({ days }: RangeAnalytics): string {
  const { t } = useLingui()
  const { number } = useFormat()
  const [calories, burned] = [meanPerClient('calories', days), meanPerClient('burned', days)]
  if (calories === null && burned === null) return t`No meals and no exercise in this period.`
  const [eaten, spent] = [number(calories ?? 0), number(burned ?? 0)]
  if (burned === null) return t`${eaten} kcal eaten a day on average.`
  if (calories === null) return t`${spent} kcal burned a day on average.`
  return t`${eaten} kcal eaten and ${spent} kcal burned a day on average.`
}
