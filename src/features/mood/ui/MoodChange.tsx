import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { mealTypeTexts } from '@/entities/meal/meal-texts'
import type { ClientMoods } from '@/entities/mood/client-moods'
import { useFormat } from '@/shared/i18n/format'
import { BarChart } from '@/shared/ui/charts/BarChart'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { moodChangeAxis } from '@/shared/ui/charts/axes'
import type { Series } from '@/shared/ui/charts/series'

/** `empty`: what stands in place of the chart while no meal has both moods. */
type Props = { moods: ClientMoods; empty: ReactNode }

/** How each kind of meal moves the mood: after minus before, on average. */
export function MoodChange({ moods, empty }: Props) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const rows = moods.meal_types.map(({ meal_type, change }) => ({
    x: i18n._(mealTypeTexts[meal_type]),
    change,
  }))
  const series: Series<'change'>[] = [{ key: 'change', label: t`Change of mood`, kind: 'bar', digits: 1 }]
  const meals = moods.meals_with_both
  return (
    <ChartCard
      level={3}
      title={t`Change after eating`}
      summary={
        meals === 0
          ? t`No meal in this time has a mood both before and after.`
          : plural(meals, {
              one: 'Mood after minus mood before, for # meal.',
              other: 'Mood after minus mood before, the average of # meals.',
            })
      }
      table={chartTable({ rows, series, head: t`Meal`, format, x: 'words' })}
    >
      <BarChart rows={rows} series={series} x="words" axis={moodChangeAxis} empty={empty} />
    </ChartCard>
  )
}
