import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ClientMoods } from '@/entities/mood/client-moods'
import { useFormat } from '@/shared/i18n/format'
import { niceAxis } from '@/shared/ui/charts/axes'
import { BarChart } from '@/shared/ui/charts/BarChart'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import type { Series } from '@/shared/ui/charts/series'
import { type Macro, macroContrasts } from '../model/insights'

const macroTexts: Record<Macro, MessageDescriptor> = {
  protein: msg`Protein`,
  carbs: msg`Carbs`,
  fat: msg`Fat`,
}

/** What was in the meals after which the mood was better, beside those after which it was worse. */
export function MacroContrastChart({ moods }: { moods: Pick<ClientMoods, 'nutrients'> }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { better_meals: betterMeals, worse_meals: worseMeals } = moods.nutrients
  const rows = macroContrasts(moods.nutrients).map(({ macro, better, worse }) => ({
    x: i18n._(macroTexts[macro]),
    better,
    worse,
  }))
  const unit = t`g`
  const series: Series<'better' | 'worse'>[] = [
    { key: 'better', label: t`Mood got better`, kind: 'bar', unit, digits: 1 },
    { key: 'worse', label: t`Mood got worse`, kind: 'bar-2', unit, digits: 1 },
  ]
  return (
    <ChartCard
      level={3}
      title={t`Macronutrients and mood`}
      summary={t`Grams a meal, on average. Meals with a better mood after: ${betterMeals}, with a worse one: ${worseMeals}.`}
      table={chartTable({ rows, series, head: t`Nutrient`, format, x: 'words' })}
    >
      <BarChart
        rows={rows}
        series={series}
        x="words"
        axis={niceAxis(rows.flatMap(({ better, worse }) => [better, worse]))}
        empty={<Trans>Needs meals with a better and with a worse mood after them.</Trans>}
      />
    </ChartCard>
  )
}
