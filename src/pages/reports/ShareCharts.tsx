import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { macroMeans } from '@/entities/progress/means'
import { dailyTargets } from '@/entities/client-target/daily-targets'
import { useFormat } from '@/shared/i18n/format'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { DoughnutChart } from '@/shared/ui/charts/DoughnutChart'
import { PieChart } from '@/shared/ui/charts/PieChart'
import type { Series } from '@/shared/ui/charts/series'
import type { Slice } from '@/shared/ui/charts/ShareRing'
import { daysByTarget } from './days-by-target'
import type { RangeReport } from './queries'

/** How protein, carbs and fat share an average day with meals. */
export function MacroShares({ report }: { report: RangeReport }) {
  const { t } = useLingui()
  const format = useFormat()
  const means = macroMeans(report.days)
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
      summary={t`How protein, carbs and fat share the weight of an average day.`}
      table={chartTable({ rows: rowsOf(slices), series, head: t`Nutrient`, format, x: 'words' })}
    >
      {means ? <DoughnutChart slices={slices} unit={unit} /> : <NoMeals />}
    </ChartCard>
  )
}

/** How many days came near the target of calories, and how many missed it to which side. */
export function TargetDays({ report }: { report: RangeReport }) {
  const { t } = useLingui()
  const format = useFormat()
  const target = dailyTargets(report.figures).eaten
  const aim = format.number(target)
  const { below, near, above } = daysByTarget(report.days, target)
  const slices: Slice[] = [
    { key: 'near', label: t`Near the target`, value: near, kind: 'series' },
    { key: 'below', label: t`Below it`, value: below, kind: 'bar-2' },
    { key: 'above', label: t`Above it`, value: above, kind: 'carbs' },
  ]
  const series: Series<'value'>[] = [{ key: 'value', label: t`Days`, kind: 'series' }]
  return (
    <ChartCard
      title={t`Days against the target`}
      summary={plural(near, {
        one: `# day was within 10% of the target of ${aim} kcal.`,
        other: `# days were within 10% of the target of ${aim} kcal.`,
      })}
      table={chartTable({ rows: rowsOf(slices), series, head: t`Calories`, format, x: 'words' })}
    >
      {near + below + above > 0 ? <PieChart slices={slices} /> : <NoMeals />}
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
