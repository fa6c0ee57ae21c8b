import { Trans, useLingui } from '@lingui/react/macro'
import { targetLine, type TargetCourse } from '@/entities/client-target/target-course'
import { type Macro, macroKeys, type MacroDay } from '@/entities/progress/means'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { daySeries } from '@/shared/ui/charts/day-series'
import { LineChart } from '@/shared/ui/charts/LineChart'
import type { LineSeries } from '@/shared/ui/charts/chart-props'
import { niceAxis } from '@/shared/ui/charts/axes'
import { macroReference } from './macro-reference'
import { steppedTarget } from './stepped-target'

type Props = {
  title: string
  summary: string
  days: readonly MacroDay[]
  range: { from: Day; to: Day }
  /** The day that is not over. */
  soFar: Day | undefined
  /** How the targets changed, for lines at what the calorie target makes of each macronutrient; left out without them. */
  course?: TargetCourse
  level?: 2 | 3
}

/** Protein, carbs and fat over a range of days, in grams. */
export function MacroTrend({ title, summary, days, range, soFar, course = [], level }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const rows = daySeries(range.from, range.to, days, macroKeys)
  const unit = t`g`
  const labels: Record<Macro, string> = { protein: t`Protein`, carbs: t`Carbs`, fat: t`Fat` }
  const aims: Record<Macro, string> = { protein: t`Protein aim`, carbs: t`Carbs aim`, fat: t`Fat aim` }
  const series: LineSeries<Macro>[] = macroKeys.map((key) => ({
    key,
    label: labels[key],
    kind: key,
    unit,
    digits: 1,
  }))
  const calories = targetLine(course, 'target_daily_calories', rows)
  const targets = macroKeys.flatMap((key) =>
    steppedTarget(
      calories.map((kcal) => macroReference(key, kcal)),
      { label: aims[key], kind: key },
    ),
  )
  return (
    <ChartCard
      title={title}
      summary={summary}
      level={level}
      table={chartTable({ rows: rows.filter((row) => row.protein !== null), series, head: t`Day`, format })}
    >
      <LineChart
        rows={rows}
        series={series}
        soFar={soFar}
        axis={niceAxis([
          ...rows.flatMap(({ protein, carbs, fat }) => [protein, carbs, fat]),
          ...targets.flatMap(({ steps = [] }) => steps),
        ])}
        targets={targets}
        empty={<Trans>No meals in this period</Trans>}
      />
    </ChartCard>
  )
}
