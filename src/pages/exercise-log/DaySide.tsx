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
import type { Logs } from './model/use-logs'
import { type LogName, logNames } from './log-names'

type Props = {
  logs: Logs
  /** What is in the form now. */
  log: LogName
  isToday: boolean
  /** An entry of this kind is about to be edited. */
  onEdit: (log: LogName) => void
}

/** The summary and the entries of the day on screen. */
export function DaySide({ logs, log, isToday, onEdit }: Props) {
  const { exercise, sleep, mood } = logs
  const reads = logNames.map((name) => logs[name].read)
  const loadError = reads.find((read) => read.isLoadingError)?.error
  const retry = (): void => {
    for (const read of reads) if (read.isError) void read.refetch()
  }

  /** What did not load has no list; what waits on this device has one all the same. */
  const isShown = (entries: unknown) => entries !== undefined || !loadError

  /** The entries of a list, and what it does with them. */
  const listOf = <R,>(
    name: LogName,
    {
      entries,
      editor,
      remove,
    }: {
      entries: R[] | undefined
      editor: { isEditing: (row: R) => boolean; edit: (row: R) => void }
      remove: (row: R) => Promise<void>
    },
  ) => ({
    id: listAnchor(name),
    entries,
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
      {isShown(exercise.entries && sleep.entries) && (
        <DaySummary exercises={exercise.entries} sleeps={sleep.entries} isToday={isToday} />
      )}
      {isShown(exercise.entries) && <ExerciseList {...listOf('exercise', exercise)} />}
      {isShown(sleep.entries) && <SleepList {...listOf('sleep', sleep)} />}
      {isShown(mood.entries) && <MoodList {...listOf('mood', mood)} />}
    </div>
  )
}
