import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ClientMoods } from '@/entities/mood/client-moods'
import { isNetworkError } from '@/shared/api/app-error'
import type { Day } from '@/shared/lib/day'
import { UnsentCount } from '@/shared/log/ui/UnsentCount'
import { EmptyState } from '@/shared/ui/EmptyState'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { IconMoodSmile } from '@/shared/ui/icons'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { Spinner } from '@/shared/ui/Spinner'
import classes from '../MoodPanel.module.css'
import { MoodChange } from './MoodChange'
import { MoodTiles } from './MoodTiles'
import { MoodTrend } from './MoodTrend'
import { RecentMoods } from './RecentMoods'

/** What a reader is told when moods did not load. */
const moodLoadProblem = (error: unknown): MessageDescriptor =>
  isNetworkError(error)
    ? msg`Failed to load mood data. Please check your connection and try again.`
    : msg`Failed to load mood data`

type Props = {
  read: UseQueryResult<ClientMoods>
  /** What was read, with what waits on this device where that counts; undefined while there is nothing to show. */
  moods: ClientMoods | undefined
  /** Entries in the figures that are on this device only. */
  unsent?: number
  range: { from: Day; to: Day }
  withoutRecent: boolean
  emptyAction: ReactNode
  /** What helps where there are no moods, or no meal has both: other words for the client than for the nutritionist. */
  hints: { moods: ReactNode; change: ReactNode }
  /** More of what the window shows, before the latest entries. */
  children?: (moods: ClientMoods) => ReactNode
}

/** What a window of moods shows: that it loads, why it did not, that there is nothing, or the figures. */
export function MoodFigures({
  read,
  moods,
  unsent = 0,
  range,
  withoutRecent,
  emptyAction,
  hints,
  children,
}: Props) {
  const isRead = read.data !== undefined
  const problem = !isRead && read.isError && !read.isFetching && (
    <MoodLoadProblem error={read.error} onRetry={() => void read.refetch()} />
  )
  if (!moods) return problem || <Spinner />
  if (moods.entries === 0)
    return (
      <EmptyState
        icon={<IconMoodSmile />}
        title={<Trans>No moods in these days yet</Trans>}
        text={hints.moods}
        action={emptyAction}
      />
    )
  return (
    <div className={classes.figures} aria-busy={read.isPlaceholderData}>
      {problem}
      <RefreshProblem of={[read]} />
      {!isRead && (
        <p className="muted small">
          <Trans>Only what is saved on this device is counted here.</Trans>
        </p>
      )}
      <UnsentCount count={unsent} />
      <MoodTiles moods={moods} />
      <div className={classes.charts}>
        <MoodTrend moods={moods} range={range} />
        <MoodChange moods={moods} empty={hints.change} />
      </div>
      {children?.(moods)}
      {!withoutRecent && <RecentMoods entries={moods.recent} />}
    </div>
  )
}

function MoodLoadProblem({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { i18n } = useLingui()
  return <ErrorBox onRetry={onRetry}>{i18n._(moodLoadProblem(error))}</ErrorBox>
}
