import { useLingui } from '@lingui/react/macro'
import type { MeasuredValue } from '@/entities/measurement/measurement'
import { BodyFigure } from '@/features/progress/BodyFigure'
import { BodyTrend } from '@/features/progress/BodyTrend'
import { ChartPair } from '@/features/progress/TrendScreen'
import { MacroTrend } from '@/features/progress/MacroTrend'
import { useRangeWords } from '@/features/progress/use-range-words'
import { CaloriesChart, SleepChart } from './EnergyCharts'
import type { RangeReport } from './queries'
import { MacroShares, TargetDays } from './ShareCharts'

/** Weight, waist, calories, sleep and macronutrients of the range. */
export function ReportCharts({ report }: { report: RangeReport }) {
  const { t } = useLingui()
  const words = useRangeWords()
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
        summary={words.macros(report)}
        days={report.days}
        range={report.range}
        soFar={report.today}
      />
      <ChartPair>
        <MacroShares report={report} />
        <TargetDays report={report} />
      </ChartPair>
    </>
  )
}

function BodyChart({ of, report }: { of: MeasuredValue; report: RangeReport }) {
  const { t } = useLingui()
  const words = useRangeWords()
  return (
    <BodyTrend
      of={of}
      title={of === 'weight' ? t`Weight` : t`Waist`}
      summary={words.body(of, report)}
      days={report.days}
      range={report.range}
      course={report.target_course}
      figure={<BodyFigure of={of} report={report} />}
    />
  )
}
