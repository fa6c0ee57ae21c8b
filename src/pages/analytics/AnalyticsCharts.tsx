import { useLingui } from '@lingui/react/macro'
import type { MeasuredValue } from '@/entities/measurement/measurement'
import { useCourseWords } from '@/entities/measurement/use-course-words'
import { BodyTrend } from '@/features/progress/BodyTrend'
import { MacroTrend } from '@/features/progress/MacroTrend'
import { ChartPair } from '@/features/progress/TrendScreen'
import { useFormat } from '@/shared/i18n/format'
import { EnergyChart } from './EnergyChart'
import { meanPerClient, perClient } from './group-figures'
import type { RangeAnalytics } from './queries'

type Props = { analytics: RangeAnalytics }

/** Weight, waist, calories and macronutrients of the range (spec section 2). */
export function AnalyticsCharts({ analytics }: Props) {
  const { t } = useLingui()
  const { days, range, clientId } = analytics
  return (
    <>
      <ChartPair>
        <BodyChart of="weight" analytics={analytics} />
        <BodyChart of="waist" analytics={analytics} />
      </ChartPair>
      <ChartPair>
        <EnergyChart analytics={analytics} />
        <MacroTrend
          title={clientId === null ? t`Macronutrients of a client` : t`Macronutrients`}
          summary={useMacroWords(analytics)}
          days={perClient(days)}
          range={range}
        />
      </ChartPair>
    </>
  )
}

function BodyChart({ of, analytics }: Props & { of: MeasuredValue }) {
  const { t } = useLingui()
  const { way, gap } = useCourseWords()
  const { days, range, clientId, figures } = analytics
  const isMean = clientId === null
  const titles = isMean
    ? { weight: t`Average weight`, waist: t`Average waist` }
    : { weight: t`Weight`, waist: t`Waist` }
  const target = of === 'weight' ? figures[0]?.target_weight : figures[0]?.target_waist
  return (
    <BodyTrend
      of={of}
      title={titles[of]}
      summary={[isMean && t`The mean of the clients who measured on the day.`, way(of, days), gap(of, days)]
        .filter(Boolean)
        .join(' ')}
      days={days}
      range={range}
      target={isMean ? null : (target ?? null)}
    />
  )
}

function useMacroWords({ days }: RangeAnalytics): string {
  const { t } = useLingui()
  const { number } = useFormat()
  if (meanPerClient('protein', days) === null) return t`No meals in this period.`
  const [protein, carbs, fat] = (['protein', 'carbs', 'fat'] as const).map((of) =>
    number(meanPerClient(of, days) ?? 0),
  )
  return t`A day has ${protein} g of protein, ${carbs} g of carbs and ${fat} g of fat on average.`
}
