import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import type { ClientMoods } from '@/entities/mood/client-moods'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { ChartCard } from '@/shared/ui/charts/ChartCard'
import { chartTable } from '@/shared/ui/charts/chart-table'
import { LineChart } from '@/shared/ui/charts/LineChart'
import type { LineSeries } from '@/shared/ui/charts/chart-props'
import { moodAxis } from '@/shared/ui/charts/axes'
import { changeSentence, daysWithoutMood, type MoodKey, trendRows } from '../model/mood-rows'
import { useMoodPoints } from '../use-mood-points'

type Props = { moods: ClientMoods; range: { from: Day; to: Day } }

/** Moods before and after meals, and of whole days where some were logged, day by day. */
export function MoodTrend({ moods, range }: Props) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const rows = trendRows(moods, range)
  const hasDayMoods = moods.days.some(({ mood }) => mood !== null)
  const series: LineSeries<MoodKey>[] = [
    { key: 'after', label: t`After meals`, kind: 'series', digits: 1 },
    { key: 'before', label: t`Before meals`, kind: 'carbs', digits: 1 },
    ...(hasDayMoods ? [{ key: 'mood', label: t`Mood of the day`, kind: 'protein', digits: 1 } as const] : []),
  ]
  const points = useMoodPoints()(moods.mean_change ?? 0)
  const empty = daysWithoutMood(rows)
  const gaps = empty > 0 ? plural(empty, { one: '# day has no mood.', other: '# days have no mood.' }) : ''
  const change = i18n._(changeSentence(moods.mean_change, points))
  return (
    <ChartCard
      level={3}
      title={t`Mood over time`}
      summary={[change, gaps].filter(Boolean).join(' ')}
      table={chartTable({ rows, series, head: t`Day`, format })}
    >
      <LineChart rows={rows} series={series} axis={moodAxis} />
    </ChartCard>
  )
}
