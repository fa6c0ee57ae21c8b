import { Trans, useLingui } from '@lingui/react/macro'
import type { ClientMoods } from '@/entities/mood/client-moods'
import { moodOfMean, moodText } from '@/entities/mood/mood'
import { useFormat } from '@/shared/i18n/format'
import { BarChart } from '@/shared/ui/charts/BarChart'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { countAxis } from '@/shared/ui/charts/axes'
import type { Series } from '@/shared/ui/charts/series'

/** How often each mood was said, before and after meals, and of whole days where some were logged. */
export function MoodSpread({ moods }: { moods: Pick<ClientMoods, 'spread'> }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const rows = moods.spread.map(({ mood, ...said }) => ({
    x: i18n._(moodText[moodOfMean(mood)]),
    ...said,
  }))
  const hasDayMoods = rows.some(({ days }) => days > 0)
  const series: Series<'before' | 'after' | 'days'>[] = [
    { key: 'before', label: t`Before meals`, kind: 'bar' },
    { key: 'after', label: t`After meals`, kind: 'bar-2' },
    ...(hasDayMoods ? [{ key: 'days', label: t`Mood of the day`, kind: 'protein' } as const] : []),
  ]
  const most = rows.toSorted((a, b) => b.after - a.after)[0]
  const mood = most?.x ?? ''
  return (
    <ChartCard
      level={3}
      title={t`Distribution`}
      summary={
        most && most.after > 0
          ? t`How often each mood was said. The most frequent after meals: ${mood}.`
          : t`How often each mood was said.`
      }
      table={chartTable({ rows, series, head: t`Mood`, format, x: 'words' })}
    >
      <BarChart
        rows={rows}
        series={series}
        x="words"
        axis={countAxis(rows.flatMap(({ before, after, days }) => [before, after, days]))}
        empty={<Trans>No moods in these days yet</Trans>}
      />
    </ChartCard>
  )
}
