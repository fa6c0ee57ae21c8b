import { useLingui } from '@lingui/react/macro'
import type { MeasuredValue } from '@/entities/measurement/measurement'
import { BodyFigure } from '@/features/progress/BodyFigure'
import { BodyTrend } from '@/features/progress/BodyTrend'
import type { ClientRange } from '@/entities/progress/client-range'
import { EnergyTrend } from '@/features/progress/EnergyTrend'
import { MacroTrend } from '@/features/progress/MacroTrend'
import { ChartPair } from '@/features/progress/TrendScreen'
import { useRangeWords } from '@/features/progress/use-range-words'
import { perClient, soFarOf } from './group-figures'
import type { RangeAnalytics } from './queries'
import { useGroupWords } from './use-group-words'

/** Weight, waist, calories and macronutrients of the range, of one client or of all together. */
export function AnalyticsCharts({ analytics }: { analytics: RangeAnalytics }) {
  return analytics.ofClient ? <ClientCharts of={analytics.ofClient} /> : <GroupCharts analytics={analytics} />
}

function ClientCharts({ of: client }: { of: ClientRange }) {
  const { t } = useLingui()
  const words = useRangeWords()
  const { days, range, target_course: course, today, figures } = client
  const shared = { days, range, course }
  return (
    <>
      <ChartPair>
        <BodyTrend
          {...shared}
          of="weight"
          title={t`Weight`}
          summary={words.body('weight', client)}
          figure={<BodyFigure of="weight" report={client} />}
        />
        <BodyTrend
          {...shared}
          of="waist"
          title={t`Waist`}
          summary={words.body('waist', client)}
          figure={<BodyFigure of="waist" report={client} />}
        />
      </ChartPair>
      <ChartPair>
        <EnergyTrend {...shared} title={t`Calories`} summary={words.energy(figures)} soFar={today} />
        <MacroTrend
          {...shared}
          title={t`Macronutrients`}
          summary={[words.macros(client), words.macroAims(client)].filter(Boolean).join(' ')}
          soFar={today}
        />
      </ChartPair>
    </>
  )
}

function GroupCharts({ analytics }: { analytics: RangeAnalytics }) {
  const { t } = useLingui()
  const words = useGroupWords(analytics)
  const { days, range } = analytics
  const shared = { range, soFar: soFarOf(days), days: perClient(days) }
  const body = (of: MeasuredValue, title: string) => (
    <BodyTrend of={of} title={title} summary={words.body(of)} days={days} range={range} />
  )
  return (
    <>
      <ChartPair>
        {body('weight', t`Average weight`)}
        {body('waist', t`Average waist`)}
      </ChartPair>
      <ChartPair>
        <EnergyTrend {...shared} title={t`Calories of a client`} summary={words.energy()} />
        <MacroTrend {...shared} title={t`Macronutrients of a client`} summary={words.macros()} />
      </ChartPair>
    </>
  )
}
