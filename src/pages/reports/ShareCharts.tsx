import { Trans, useLingui } from '@lingui/react/macro'
import { macroMeans } from '@/entities/progress/means'
import { targetsOn } from '@/entities/client-target/target-course'
import { daysByTarget } from '@/entities/progress/days-by-target'
import { useRangeWords } from '@/features/progress/use-range-words'
import { useFormat } from '@/shared/i18n/format'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { DoughnutChart } from '@/shared/ui/charts/DoughnutChart'
import { PieChart } from '@/shared/ui/charts/PieChart'
import type { Series } from '@/shared/ui/charts/series'
import type { Slice } from '@/shared/ui/charts/ShareRing'
import type { RangeReport } from './queries'

/** How protein, carbs and fat share an average day with meals. */
export function MacroShares({ report }: { report: RangeReport }) {
  const { t } = useLingui()
  const format = useFormat()
  const means = macroMeans(report.days, report.today)
  const unit = t`g`
  const slices: Slice[] = means
    ? [
        { key: 'protein', label: t`Protein`, value: means.protein, kind: 'protein' },
        { key: 'carbs', label: t`Carbs`, value: means.carbs, kind: 'carbs' },
        { key: 'fat', label: t`Fat`, value: means.fat, kind: 'fat' },
      ]
    : []
  const series: Series<'value'>[] = [{ key: 'value', label: t`Per day`, kind: 'series', unit }]
  return (
    <ChartCard
      title={t`Nutrient shares`}
      summary={
        means?.isSoFar
          ? t`How protein, carbs and fat share the weight of today so far.`
          : t`How protein, carbs and fat share the weight of an average day.`
      }
      table={chartTable({ rows: rowsOf(slices), series, head: t`Nutrient`, format, x: 'words' })}
    >
      {means ? <DoughnutChart slices={slices} unit={unit} /> : <NoMeals />}
    </ChartCard>
  )
}

/** How many days came near the calorie target of theirs, and how many missed it to which side; nothing without a target. */
export function TargetDays({ report }: { report: RangeReport }) {
  const { t } = useLingui()
  const format = useFormat()
  const words = useRangeWords()
  const { days, target_course: course, today } = report
  const byTarget = daysByTarget(days, course, today)
  const [near, below, above] = [byTarget.near, byTarget.below, byTarget.above].map(
    ({ length }) => length,
  ) as [number, number, number]
  const isJudged = near + below + above > 0
  if (!isJudged && targetsOn(course, today)?.target_daily_calories == null) return null
  const slices: Slice[] = [
    { key: 'near', label: t`Near the target`, value: near, kind: 'series' },
    { key: 'below', label: t`Below it`, value: below, kind: 'bar-2' },
    { key: 'above', label: t`Above it`, value: above, kind: 'carbs' },
  ]
  const series: Series<'value'>[] = [{ key: 'value', label: t`Days`, kind: 'series' }]
  return (
    <ChartCard
      title={t`Days against the target`}
      summary={words.eaten(report)}
      table={chartTable({ rows: rowsOf(slices), series, head: t`Calories`, format, x: 'words' })}
    >
      {isJudged ? <PieChart slices={slices} /> : <NoMeals />}
    </ChartCard>
  )
}

const rowsOf = (slices: readonly Slice[]) => slices.map(({ label, value }) => ({ x: label, value }))

function NoMeals() {
  return (
    <p className="muted">
      <Trans>No meals in this period</Trans>
    </p>
  )
}
