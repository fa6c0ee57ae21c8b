import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { DailyMeasurement } from '@/entities/measurement/daily-measurements'
import type { MeasuredValue } from '@/entities/measurement/measurement'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { joinDays } from '@/shared/lib/join-days'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { daySeries } from '@/shared/ui/charts/day-series'
import { LineChart } from '@/shared/ui/charts/LineChart'
import type { LineSeries } from '@/shared/ui/charts/chart-props'
import { waistAxis, weightAxis } from '@/shared/ui/charts/axes'

type Props = {
  of: MeasuredValue
  title: string
  summary: string
  days: readonly DailyMeasurement[]
  range: { from: Day; to: Day }
  /** kg or cm. */
  target?: number | null
  figure?: ReactNode
}

/** Weight or waist over a range of days (spec section 9: each on the axis of its own). */
export function BodyTrend({ of, title, summary, days, range, target = null, figure }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const rows = daySeries(range.from, range.to, days, [of])
  const values = rows.map((row) => row[of])
  const series: LineSeries<MeasuredValue>[] = [
    of === 'weight'
      ? { key: of, label: t`Weight`, kind: 'series', unit: t`kg`, digits: 1 }
      : { key: of, label: t`Waist`, kind: 'bar-2', unit: t`cm`, digits: 1 },
  ]
  const measured = rows.filter((row) => row[of] !== null)
  return (
    <ChartCard
      title={title}
      summary={summary}
      figure={figure}
      table={chartTable({ rows: measured, series, head: t`Day`, format })}
    >
      <LineChart
        rows={rows}
        series={series}
        axis={of === 'weight' ? weightAxis(values) : waistAxis(values)}
        targets={target === null ? [] : [{ value: target, label: t`Target` }]}
        joinDays={joinDays}
        empty={<Trans>Nothing measured in this period</Trans>}
      />
    </ChartCard>
  )
}
