import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { targetLine, type TargetCourse } from '@/entities/client-target/target-course'
import type { MeasuredValue } from '@/entities/measurement/measurement'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { joinDays } from '@/shared/lib/join-days'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { type DayPoint, daySeries } from '@/shared/ui/charts/day-series'
import { LineChart } from '@/shared/ui/charts/LineChart'
import { useMeanWords } from '@/shared/ui/charts/mean-words'
import type { LineSeries } from '@/shared/ui/charts/chart-props'
import { waistAxis, weightAxis } from '@/shared/ui/charts/axes'
import { steppedTarget } from './stepped-target'

type Props = {
  of: MeasuredValue
  title: string
  summary: string
  /** Means of a day, with of how many values each is the mean. */
  days: readonly DayPoint<MeasuredValue | `${MeasuredValue}s`>[]
  range: { from: Day; to: Day }
  /** How the targets changed; left out of a group. */
  course?: TargetCourse
  figure?: ReactNode
  level?: 2 | 3
}

/** Weight or waist over a range of days, each on an axis of its own. */
export function BodyTrend({ of, title, summary, days, range, course = [], figure, level }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const meanOf = useMeanWords()
  const rows = daySeries(range.from, range.to, days, [of, `${of}s`])
  const values = rows.map((row) => row[of])
  const series: LineSeries<MeasuredValue>[] = [
    of === 'weight'
      ? { key: of, label: t`Weight`, kind: 'series', unit: t`kg`, digits: 1, count: 'weights' }
      : { key: of, label: t`Waist`, kind: 'bar-2', unit: t`cm`, digits: 1, count: 'waists' },
  ]
  const measured = rows.filter((row) => row[of] !== null)
  const line = targetLine(course, `target_${of}`, rows)
  return (
    <ChartCard
      title={title}
      summary={summary}
      figure={figure}
      level={level}
      table={chartTable({ rows: measured, series, head: t`Day`, format, meanOf })}
    >
      <LineChart
        rows={rows}
        series={series}
        axis={of === 'weight' ? weightAxis(values) : waistAxis(values)}
        targets={steppedTarget(line, { label: t`Target` })}
        joinDays={joinDays}
        empty={<Trans>Nothing measured in this period</Trans>}
      />
    </ChartCard>
  )
}
