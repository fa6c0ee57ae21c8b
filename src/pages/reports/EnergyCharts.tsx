import { Trans, useLingui } from '@lingui/react/macro'
import { netOf } from '@/entities/progress/net'
import { dailyTargets } from '@/entities/client-target/daily-targets'
import { useFormat } from '@/shared/i18n/format'
import { BarChart } from '@/shared/ui/charts/BarChart'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { daySeries } from '@/shared/ui/charts/day-series'
import { niceAxis, sleepAxis } from '@/shared/ui/charts/axes'
import type { Series } from '@/shared/ui/charts/series'
import type { RangeReport } from './queries'
import { type KnownReport, knowsTargets } from './report-on-device'
import { useReportWords } from './use-report-words'

/** Calories eaten each day against the target; the table has the burned and the net ones too. */
export function CaloriesChart({ report }: { report: KnownReport }) {
  const { t } = useLingui()
  const format = useFormat()
  const words = useReportWords()
  const target = knowsTargets(report) ? dailyTargets(report.figures).eaten : null
  const days = report.days.map((day) => ({ ...day, net: netOf(day.calories, day.burned) }))
  const rows = daySeries(report.range.from, report.range.to, days, ['calories', 'burned', 'net'])
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
      summary={words.calories(report.days, target)}
      table={chartTable({ rows: rows.filter(({ net }) => net !== null), series, head: t`Day`, format })}
    >
      <BarChart
        rows={rows}
        series={[eaten]}
        axis={niceAxis([target, ...rows.map(({ calories }) => calories)])}
        targets={target === null ? [] : [{ value: target, label: t`Target` }]}
        limit={target ?? undefined}
        empty={<Trans>No meals in this period</Trans>}
      />
    </ChartCard>
  )
}

/** Hours of sleep of each night. */
export function SleepChart({ report }: { report: RangeReport }) {
  const { t } = useLingui()
  const format = useFormat()
  const words = useReportWords()
  const rows = daySeries(report.range.from, report.range.to, report.days, ['sleep'])
  const hours = rows.map(({ sleep }) => sleep)
  const series: Series<'sleep'>[] = [{ key: 'sleep', label: t`Sleep`, kind: 'bar-2', unit: t`h`, digits: 1 }]
  return (
    <ChartCard
      title={t`Sleep`}
      summary={words.sleep(hours)}
      table={chartTable({ rows: rows.filter(({ sleep }) => sleep !== null), series, head: t`Day`, format })}
    >
      <BarChart
        rows={rows}
        series={series}
        axis={sleepAxis(hours)}
        empty={<Trans>No sleep in this period</Trans>}
      />
    </ChartCard>
  )
}
