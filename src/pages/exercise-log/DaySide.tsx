import { Trans } from '@lingui/react/macro'
import { DaySummary } from '@/features/exercise-log/DaySummary'
import { ExerciseList } from '@/features/exercise-log/ExerciseList'
import { MoodList } from '@/features/exercise-log/MoodList'
import { SleepList } from '@/features/exercise-log/SleepList'
import { LoadProblem } from '@/shared/ui/LoadProblem'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { RemovalProblem } from '@/shared/ui/RemovalProblem'
import classes from './ExerciseLogPage.module.css'
import { focusList, listAnchor } from './places'
import type { DayEntries } from './model/use-day-entries'
import type { Logs } from './model/use-logs'
import { type LogName, logNames } from './model/use-place'

type Props = {
  entries: DayEntries
  logs: Logs
  /** What is in the form now. */
  log: LogName
  isToday: boolean
  /** An entry of this kind is about to be edited. */
  onEdit: (log: LogName) => void
}

/** The summary and the entries of the day on screen. */
export function DaySide({ entries, logs, log, isToday, onEdit }: Props) {
  const { exercises, sleeps, moods, loadError, reads, retry } = entries

  /** What did not load has no list; what waits on this device has one all the same. */
  const isShown = (entries: unknown) => entries !== undefined || !loadError

  /** What each list does with its entries. */
  const actionsOf = <R,>(
    name: LogName,
    {
      editor,
      remove,
    }: {
      editor: { isEditing: (row: R) => boolean; edit: (row: R) => void }
      remove: (row: R) => Promise<void>
    },
  ) => ({
    id: listAnchor(name),
    isEditing: (row: R) => log === name && editor.isEditing(row),
    onEdit: (row: R) => {
      onEdit(name)
      editor.edit(row)
    },
    onDelete: (row: R) => {
      focusList(name)
      void remove(row)
    },
  })
  return (
    <div className={classes.daySide}>
      {loadError && (
        <LoadProblem
          failure={<Trans>Your entries did not load</Trans>}
          read={{ error: loadError, isFetching: reads.some((read) => read.isFetching), refetch: retry }}
        />
      )}
      <RefreshProblem of={reads} />
      {logNames.map((name) => {
        const { removalProblem } = logs[name]
        return removalProblem && <RemovalProblem key={name} {...removalProblem} />
      })}
      {isShown(exercises && sleeps) && <DaySummary exercises={exercises} sleeps={sleeps} isToday={isToday} />}
      {isShown(exercises) && <ExerciseList entries={exercises} {...actionsOf('exercise', logs.exercise)} />}
      {isShown(sleeps) && <SleepList entries={sleeps} {...actionsOf('sleep', logs.sleep)} />}
      {isShown(moods) && <MoodList entries={moods} {...actionsOf('mood', logs.mood)} />}
    </div>
  )
}
