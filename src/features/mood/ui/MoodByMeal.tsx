import { Trans, useLingui } from '@lingui/react/macro'
import { mealTypeTexts } from '@/entities/meal/meal-texts'
import type { ClientMoods } from '@/entities/mood/client-moods'
import { useFormat } from '@/shared/i18n/format'
import { BarChart } from '@/shared/ui/charts/BarChart'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { moodAxis } from '@/shared/ui/charts/axes'
import type { Series } from '@/shared/ui/charts/series'

/** The mean mood before and after each kind of meal. */
export function MoodByMeal({ moods }: { moods: Pick<ClientMoods, 'meal_types' | 'meals_with_both'> }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const rows = moods.meal_types.map(({ meal_type, before, after }) => ({
    x: i18n._(mealTypeTexts[meal_type]),
    before,
    after,
  }))
  const series: Series<'before' | 'after'>[] = [
    { key: 'before', label: t`Before meals`, kind: 'bar', digits: 1 },
    { key: 'after', label: t`After meals`, kind: 'bar-2', digits: 1 },
  ]
  const meals = moods.meals_with_both
  return (
    <ChartCard
      level={3}
      title={t`By kind of meal`}
      summary={t`Average mood from 1, terrible, to 5, great. Meals with both moods: ${meals}.`}
      table={chartTable({ rows, series, head: t`Meal`, format, x: 'words' })}
    >
      <BarChart
        rows={rows}
        series={series}
        x="words"
        axis={moodAxis}
        empty={<Trans>No meal in this time has a mood both before and after.</Trans>}
      />
    </ChartCard>
  )
}
