import { useLingui } from '@lingui/react/macro'
import type { MeasuredValue } from '@/entities/measurement/measurement'
import { BodyTrend } from '@/features/progress/BodyTrend'
import { ChartPair } from '@/features/progress/TrendScreen'
import { MacroTrend } from '@/features/progress/MacroTrend'
import { bodyOf } from './body-of'
import { BodyFigure } from './BodyFigure'
import { CaloriesChart, SleepChart } from './EnergyCharts'
import type { RangeReport } from './queries'
import { type KnownReport, knowsTargets } from './report-on-device'
import { MacroShares, TargetDays } from './ShareCharts'
import { useReportWords } from './use-report-words'

/** Weight, waist, calories, sleep and macronutrients of the range (spec section 2). */
export function ReportCharts({ report }: { report: KnownReport }) {
  const { t } = useLingui()
  const words = useReportWords()
  return (
    <>
      <ChartPair>
        <BodyChart of="weight" report={report} />
        <BodyChart of="waist" report={report} />
      </ChartPair>
      <ChartPair>
        <CaloriesChart report={report} />
        <SleepChart report={report} />
      </ChartPair>
      <MacroTrend
        title={t`Macronutrients`}
        summary={words.macros(report.days)}
        days={report.days}
        range={report.range}
      />
      <ChartPair>
        <MacroShares report={report} />
        {knowsTargets(report) && <TargetDays report={report} />}
      </ChartPair>
    </>
  )
}

function BodyChart({ of, report }: { of: MeasuredValue; report: RangeReport }) {
  const { t } = useLingui()
  const words = useReportWords()
  const { days, range } = report
  const { last, target } = bodyOf(of, report)
  return (
    <BodyTrend
      of={of}
      title={of === 'weight' ? t`Weight` : t`Waist`}
      summary={words.body(of, days, last, target)}
      days={days}
      range={range}
      target={target}
      figure={<BodyFigure of={of} report={report} />}
    />
  )
}
