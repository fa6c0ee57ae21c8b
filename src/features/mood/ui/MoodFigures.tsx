import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ClientMoods } from '@/entities/mood'
import type { Day } from '@/shared/lib/day'
import { EmptyState } from '@/shared/ui/EmptyState'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { IconMoodSmile } from '@/shared/ui/icons'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { Spinner } from '@/shared/ui/Spinner'
import { moodLoadProblem } from '../model/mood-problem'
import { MoodChange } from './MoodChange'
import classes from './MoodPanel.module.css'
import { MoodTiles } from './MoodTiles'
import { MoodTrend } from './MoodTrend'
import { RecentMoods } from './RecentMoods'

type Props = {
  moods: UseQueryResult<ClientMoods>
  range: { from: Day; to: Day }
  withoutRecent: boolean
  emptyAction: ReactNode
  /** What helps where there are no moods, or no meal has both: other words for the client than for the nutritionist. */
  hints: { moods: ReactNode; change: ReactNode }
  /** More of what the window shows, before the latest entries. */
  children?: (moods: ClientMoods) => ReactNode
}

/** What a window of moods shows: that it loads, why it did not, that there is nothing, or the figures. */
export function MoodFigures({ moods, range, withoutRecent, emptyAction, hints, children }: Props) {
  if (!moods.data && moods.isError && !moods.isFetching)
    return <MoodLoadProblem error={moods.error} onRetry={() => void moods.refetch()} />
  if (!moods.data) return <Spinner />
  if (moods.data.entries === 0)
    return (
      <EmptyState
        icon={<IconMoodSmile />}
        title={<Trans>No moods in these days yet</Trans>}
        text={hints.moods}
        action={emptyAction}
      />
    )
  return (
    <div className={classes.figures} aria-busy={moods.isPlaceholderData}>
      <RefreshProblem of={[moods]} />
      <MoodTiles moods={moods.data} />
      <div className={classes.charts}>
        <MoodTrend moods={moods.data} range={range} />
        <MoodChange moods={moods.data} empty={hints.change} />
      </div>
      {children?.(moods.data)}
      {!withoutRecent && <RecentMoods entries={moods.data.recent} />}
    </div>
  )
}

function MoodLoadProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { i18n } = useLingui()
  return <ErrorBox onRetry={onRetry}>{i18n._(moodLoadProblem(error))}</ErrorBox>
}
