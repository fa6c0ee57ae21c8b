import { Trans, useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { BodyFigure } from '@/features/progress/BodyFigure'
import { BodyTrend } from '@/features/progress/BodyTrend'
import type { ClientRange } from '@/entities/progress/client-range'
import { EnergyTrend } from '@/features/progress/EnergyTrend'
import { MacroTrend } from '@/features/progress/MacroTrend'
import { useRangeWords } from '@/features/progress/use-range-words'
import { type Day, firstDay } from '@/shared/lib/day'
import { DayPicker } from '@/shared/ui/DayPicker'
import { DaysChoice } from '@/shared/ui/DaysChoice'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { FoldSection } from '@/shared/ui/FoldSection'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { SkeletonBlock } from '@/shared/ui/Skeletons'
import { activityRanges, type ActivityWindow } from '../activity-window'
import { ActivityFigures } from './ActivityFigures'
import classes from './ActivityProgress.module.css'
import { ExerciseEntries } from './ExerciseEntries'
import { FoodEntries } from './FoodEntries'

type Props = {
  clientId: string
  /** Of the client's calendar. */
  today: Day
  window: ActivityWindow
  range: { from: Day; to: Day }
  onWindowChange: (window: ActivityWindow) => void
  read: UseQueryResult<ClientRange | null>
}

/** What a client ate, did and measured over some days up to a chosen one. */
export function ActivityProgress(props: Props) {
  const { t } = useLingui()
  return (
    <FoldSection title={t`Activity progress`} id="activity">
      <ActivityBody {...props} />
    </FoldSection>
  )
}

function ActivityBody({ clientId, today, window, range, onWindowChange, read }: Props) {
  return (
    <div className={classes.body}>
      <div className={classes.window}>
        <DayPicker
          day={range.to}
          today={today}
          firstDay={firstDay}
          onChange={(next) => onWindowChange({ ...window, until: next === today ? undefined : next })}
        />
        <DaysChoice
          legend={<Trans>Days of activity</Trans>}
          options={activityRanges}
          days={window.days}
          onChange={(days) => onWindowChange({ ...window, days })}
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
          <ActivityFigures activity={read.data} />
          <ActivityCharts activity={read.data} />
        </div>
      )}
      <FoodEntries key={`food ${range.from} ${range.to}`} clientId={clientId} range={range} />
      <ExerciseEntries key={`exercise ${range.from} ${range.to}`} clientId={clientId} range={range} />
    </div>
  )
}

function ActivityCharts({ activity }: { activity: ClientRange }) {
  const { t } = useLingui()
  const words = useRangeWords()
  const { days, range, target_course: course, today } = activity
  const shared = { days, range, course, level: 3 as const }
  return (
    <>
      <EnergyTrend {...shared} title={t`Calories`} summary={words.eaten(activity)} soFar={today} />
      <MacroTrend
        {...shared}
        title={t`Macronutrients`}
        summary={[words.macros(activity), words.macroAims(activity)].filter(Boolean).join(' ')}
        soFar={today}
      />
      <BodyTrend
        {...shared}
        of="weight"
        title={t`Weight`}
        summary={words.body('weight', activity)}
        figure={<BodyFigure of="weight" report={activity} />}
      />
      <BodyTrend
        {...shared}
        of="waist"
        title={t`Waist`}
        summary={words.body('waist', activity)}
        figure={<BodyFigure of="waist" report={activity} />}
      />
    </>
  )
}
