import { Trans, useLingui } from '@lingui/react/macro'
import { targetLine } from '@/entities/client-target/target-course'
import { daysByTarget } from '@/entities/progress/days-by-target'
import { netOf } from '@/entities/progress/net'
import { steppedTarget } from '@/features/progress/stepped-target'
import { useRangeWords } from '@/features/progress/use-range-words'
import { useFormat } from '@/shared/i18n/format'
import { BarChart } from '@/shared/ui/charts/BarChart'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { daySeries } from '@/shared/ui/charts/day-series'
import { niceAxis, sleepAxis } from '@/shared/ui/charts/axes'
import type { BarMarking } from '@/shared/ui/charts/chart-props'
import type { Series } from '@/shared/ui/charts/series'
import type { RangeReport } from './queries'

/** Calories eaten each day against the target of the day; the table has the burned and the net ones too. */
export function CaloriesChart({ report }: { report: RangeReport }) {
  const { t } = useLingui()
  const format = useFormat()
  const words = useRangeWords()
  const { days, range, target_course: course, today } = report
  const withNet = days.map((day) => ({ ...day, net: netOf(day.calories, day.burned) }))
  const rows = daySeries(range.from, range.to, withNet, ['calories', 'burned', 'net'])
  const line = targetLine(course, 'target_daily_calories', rows)
  const { below, above, unjudged } = daysByTarget(days, course, today)
  const marks: BarMarking[] = [
    { kind: 'warn-mark', label: t`More than 10% off the target`, at: new Set([...below, ...above]) },
    { kind: 'mark-off', label: t`Before there was a target`, at: new Set(unjudged) },
  ]
  const unit = t`kcal`
  const eaten: Series<'calories'> = { key: 'calories', label: t`Eaten`, kind: 'bar', unit }
  const series: Series<'calories' | 'burned' | 'net'>[] = [
    eaten,
    { key: 'burned', label: t`Burned`, kind: 'bar-2', unit },
    { key: 'net', label: t`Net`, kind: 'series', unit },
  ]
  return (
    <ChartCard
      title={t`Calories`}
      summary={words.eaten(report)}
      table={chartTable({ rows: rows.filter(({ net }) => net !== null), series, head: t`Day`, format })}
    >
      <BarChart
        rows={rows}
        series={[eaten]}
        soFar={today}
        axis={niceAxis([...line, ...rows.map(({ calories }) => calories)])}
        targets={steppedTarget(line, { label: t`Target` })}
        marks={line.some((target) => target !== null) ? marks : []}
        empty={<Trans>No meals in this period</Trans>}
      />
    </ChartCard>
  )
}

/** Hours of sleep of each night. */
export function SleepChart({ report }: { report: RangeReport }) {
  const { t } = useLingui()
  const format = useFormat()
  const words = useRangeWords()
  const rows = daySeries(report.range.from, report.range.to, report.days, ['sleep'])
  const hours = rows.map(({ sleep }) => sleep)
  const series: Series<'sleep'>[] = [{ key: 'sleep', label: t`Sleep`, kind: 'bar-2', unit: t`h`, digits: 1 }]
  return (
    <ChartCard
      title={t`Sleep`}
      summary={words.sleep(report)}
      table={chartTable({ rows: rows.filter(({ sleep }) => sleep !== null), series, head: t`Day`, format })}
    >
      <BarChart
        rows={rows}
        series={series}
        soFar={report.today}
        axis={sleepAxis(hours)}
        empty={<Trans>No sleep in this period</Trans>}
      />
    </ChartCard>
  )
}
