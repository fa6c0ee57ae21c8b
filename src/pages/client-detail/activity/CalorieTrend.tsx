import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { niceAxis } from '@/shared/ui/charts/axes'
import type { LineSeries } from '@/shared/ui/charts/chart-props'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { daySeries } from '@/shared/ui/charts/day-series'
import { LineChart } from '@/shared/ui/charts/LineChart'
import type { ActivityTargets } from './activity'
import type { DailyTotals } from './daily-totals'

type Props = {
  totals: readonly DailyTotals[]
  range: { from: Day; to: Day }
  targets: Pick<ActivityTargets, 'calories' | 'burned'>
}

/** Calories eaten and burned, day by day, with the target of each. */
export function CalorieTrend({ totals, range, targets }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const points = totals.map(({ date, calories, calories_burned: burned }) => ({
    day: date,
    eaten: calories,
    burned,
  }))
  const rows = daySeries(range.from, range.to, points, ['eaten', 'burned'])
  const series: LineSeries<'eaten' | 'burned'>[] = [
    { key: 'eaten', label: t`Eaten`, kind: 'series', unit: t`kcal` },
    { key: 'burned', label: t`Burned`, kind: 'carbs', unit: t`kcal` },
  ]
  const gaps = rows.filter(({ eaten }) => eaten === null).length
  const [aimed, aimedBurned] = [format.number(targets.calories), format.number(targets.burned)]
  const missing = plural(gaps, { one: '# day has no meals.', other: '# days have no meals.' })
  return (
    <ChartCard
      level={3}
      title={t`Calories`}
      summary={
        t`Against targets of ${aimed} kcal eaten and ${aimedBurned} kcal burned a day.` +
        (gaps > 0 ? ` ${missing}` : '')
      }
      table={chartTable({ rows, series, head: t`Day`, format })}
    >
      <LineChart
        rows={rows}
        series={series}
        axis={niceAxis([
          ...rows.flatMap(({ eaten, burned }) => [eaten, burned]),
          targets.calories,
          targets.burned,
        ])}
        targets={[
          { value: targets.calories, label: t`Target eaten`, kind: 'series' },
          { value: targets.burned, label: t`Target burned`, kind: 'carbs' },
        ]}
        empty={<Trans>Nothing logged in these days</Trans>}
      />
    </ChartCard>
  )
}
