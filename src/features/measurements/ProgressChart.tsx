import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dailyMeasurements } from '@/entities/measurement/daily-measurements'
import { type Measurement, measuredCourse } from '@/entities/measurement/measurement'
import { useCourseWords } from '@/entities/measurement/use-course-words'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { daysUpTo } from '@/shared/lib/day-window'
import { joinDays } from '@/shared/lib/join-days'
import { apartAxes } from '@/shared/ui/charts/axes'
import type { LineSeries } from '@/shared/ui/charts/chart-props'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { daySeries } from '@/shared/ui/charts/day-series'
import { LineChart } from '@/shared/ui/charts/LineChart'
import { useMeanWords } from '@/shared/ui/charts/mean-words'
import { SegmentedRadio } from '@/shared/ui/SegmentedRadio'
import { SkeletonBlock } from '@/shared/ui/Skeletons'
import classes from './ProgressChart.module.css'

/** Says in a sentence or two what the lines of the progress chart show. */
function useProgressSummary() {
  const { t } = useLingui()
  const { way, gap } = useCourseWords()
  return (measurements: readonly Measurement[]): string => {
    if (measurements.length === 0) return t`Nothing measured in this period.`
    const days = dailyMeasurements(measurements)
    return [
      way('weight', measuredCourse('weight', measurements)),
      way('waist', measuredCourse('waist', measurements)),
      gap('weight', days),
      gap('waist', days),
    ]
      .filter(Boolean)
      .join(' ')
  }
}

/** How many days the chart can show, today included. */
const chartPeriods = [30, 90, 365] as const
type ChartPeriod = (typeof chartPeriods)[number]

type Props = { measurements: Measurement[] | undefined; today: Day }

/** Weight and waist over time, each on its own axis. */
export function ProgressChart({ measurements, today }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const summarise = useProgressSummary()
  const meanOf = useMeanWords()
  const [period, setPeriod] = useState<ChartPeriod>(90)
  const { from, to } = daysUpTo(today, period)
  const shown = (measurements ?? []).filter(({ date }) => date >= from && date <= to)
  const rows = daySeries(from, to, dailyMeasurements(shown), ['weight', 'weights', 'waist', 'waists'])
  const series: LineSeries<'weight' | 'waist'>[] = [
    { key: 'weight', label: t`Weight`, kind: 'series', unit: t`kg`, digits: 1, count: 'weights' },
    { key: 'waist', label: t`Waist`, kind: 'bar-2', unit: t`cm`, digits: 1, count: 'waists', side: 'right' },
  ]
  const [upper, lower] = apartAxes(
    rows.map(({ weight }) => weight),
    rows.map(({ waist }) => waist),
  )
  const measured = rows.filter((row) => row.weight !== null || row.waist !== null)
  const periodTexts: Record<ChartPeriod, string> = { 30: t`30 days`, 90: t`90 days`, 365: t`1 year` }

  return (
    <div className={classes.progress}>
      <SegmentedRadio
        legend={<Trans>Period</Trans>}
        options={chartPeriods.map((days) => ({ value: String(days), label: periodTexts[days] }))}
        value={String(period)}
        onChange={(chosen) => setPeriod(chartPeriods.find((days) => String(days) === chosen) ?? 90)}
      />
      {measurements ? (
        <ChartCard
          title={t`Progress`}
          summary={summarise(shown)}
          table={chartTable({ rows: measured, series, head: t`Day`, format, meanOf })}
        >
          <LineChart
            rows={rows}
            series={series}
            axis={upper}
            rightAxis={lower}
            joinDays={joinDays}
            size="lg"
            empty={<Trans>Nothing measured in this period</Trans>}
          />
        </ChartCard>
      ) : (
        <div className={classes.skeleton} aria-busy>
          <SkeletonBlock />
          <SkeletonBlock shape="card" />
        </div>
      )}
    </div>
  )
}
