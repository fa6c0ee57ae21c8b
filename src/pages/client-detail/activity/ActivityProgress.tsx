import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openClientPollMs } from '@/entities/client/queries'
import { type Day, firstDay } from '@/shared/lib/day'
import { daysUpTo } from '@/shared/lib/day-window'
import { DayPicker } from '@/shared/ui/DayPicker'
import { DaysChoice } from '@/shared/ui/DaysChoice'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { FoldSection } from '@/shared/ui/FoldSection'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { SkeletonBlock } from '@/shared/ui/Skeletons'
import { dailyTotalsQueries } from '../queries'
import { type ActivityRange, activityRanges, type ActivityTargets } from './activity'
import { ActivityFigures } from './ActivityFigures'
import classes from './ActivityProgress.module.css'
import { CalorieTrend } from './CalorieTrend'
import { ExerciseEntries } from './ExerciseEntries'
import { FoodEntries } from './FoodEntries'
import { MacroTrend } from './MacroTrend'

type Props = {
  clientId: string
  /** Of the client's calendar. */
  today: Day
  targets: ActivityTargets
}

/** What a client ate and did over some days up to a chosen one (spec section 2, client detail). */
export function ActivityProgress(props: Props) {
  const { t } = useLingui()
  return (
    <FoldSection title={t`Activity progress`} id="activity">
      <ActivityBody {...props} />
    </FoldSection>
  )
}

function ActivityBody({ clientId, today, targets }: Props) {
  const [chosen, setChosen] = useState<Day>()
  const [days, setDays] = useState<ActivityRange>(7)
  const day = chosen ?? today
  const range = daysUpTo(day, days)
  const read = useQuery({
    ...dailyTotalsQueries.window(clientId, range.from, range.to),
    placeholderData: keepPreviousData,
    refetchInterval: openClientPollMs,
  })
  return (
    <div className={classes.body}>
      <div className={classes.window}>
        <DayPicker
          day={day}
          today={today}
          firstDay={firstDay}
          onChange={(next) => setChosen(next === today ? undefined : next)}
        />
        <DaysChoice
          legend={<Trans>Days of activity</Trans>}
          options={activityRanges}
          days={days}
          onChange={setDays}
        />
      </div>
      <RefreshProblem of={[read]} />
      {read.isLoadingError && (
        <ErrorBox onRetry={() => void read.refetch()} isRetrying={read.isFetching}>
          <Trans>Failed to load activity data</Trans>
        </ErrorBox>
      )}
      {read.isPending && (
        <div className={classes.figures} aria-busy>
          <SkeletonBlock shape="card" />
          <SkeletonBlock shape="card" />
        </div>
      )}
      {read.data && (
        <div className={classes.figures} aria-busy={read.isPlaceholderData}>
          <ActivityFigures totals={read.data} days={days} targets={targets} />
          <CalorieTrend totals={read.data} range={range} targets={targets} />
          <MacroTrend totals={read.data} range={range} calories={targets.calories} />
        </div>
      )}
      <FoodEntries key={`food ${range.from} ${range.to}`} clientId={clientId} range={range} />
      <ExerciseEntries key={`exercise ${range.from} ${range.to}`} clientId={clientId} range={range} />
    </div>
  )
}
