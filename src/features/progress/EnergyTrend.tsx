import { Trans, useLingui } from '@lingui/react/macro'
import { targetLine, type TargetCourse } from '@/entities/client-target/target-course'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { niceAxis } from '@/shared/ui/charts/axes'
import type { LineSeries } from '@/shared/ui/charts/chart-props'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { type DayPoint, daySeries } from '@/shared/ui/charts/day-series'
import { LineChart } from '@/shared/ui/charts/LineChart'
import { steppedTarget } from './stepped-target'

type Props = {
  title: string
  summary: string
  days: readonly DayPoint<'calories' | 'burned'>[]
  range: { from: Day; to: Day }
  /** The day that is not over. */
  soFar: Day | undefined
  /** How the targets changed; left out of a group. */
  course?: TargetCourse
  level?: 2 | 3
}

/** Calories eaten and burned, day by day, with the target of each day. */
export function EnergyTrend({ title, summary, days, range, soFar, course = [], level }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const rows = daySeries(range.from, range.to, days, ['calories', 'burned'])
  const unit = t`kcal`
  const series: LineSeries<'calories' | 'burned'>[] = [
    { key: 'calories', label: t`Eaten`, kind: 'series', unit },
    { key: 'burned', label: t`Burned`, kind: 'bar-2', unit },
  ]
  const [eatenLine, burnedLine] = (['target_daily_calories', 'target_daily_calories_burned'] as const).map(
    (key) => targetLine(course, key, rows),
  ) as [(number | null)[], (number | null)[]]
  return (
    <ChartCard
      title={title}
      summary={summary}
      level={level}
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
        soFar={soFar}
        axis={niceAxis([
          ...rows.flatMap(({ calories, burned }) => [calories, burned]),
          ...eatenLine,
          ...burnedLine,
        ])}
        targets={[
          ...steppedTarget(eatenLine, { label: t`Target eaten`, kind: 'series' }),
          ...steppedTarget(burnedLine, { label: t`Target burned`, kind: 'bar-2' }),
        ]}
        empty={<Trans>No meals and no exercise in this period</Trans>}
      />
    </ChartCard>
  )
}
