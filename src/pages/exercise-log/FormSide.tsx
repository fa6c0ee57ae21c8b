import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { distinctExercises } from '@/entities/exercise/exercise'
import { ExerciseForm } from '@/features/exercise-log/ExerciseForm'
import { MoodForm } from '@/features/exercise-log/MoodForm'
import { SleepForm } from '@/features/exercise-log/SleepForm'
import type { Day } from '@/shared/lib/day'
import type { SaveOutcome } from '@/shared/log/use-log-form'
import { SegmentedRadio } from '@/shared/ui/SegmentedRadio'
import classes from './ExerciseLogPage.module.css'
import { formAnchor } from './places'
import type { Logs } from './model/use-logs'
import { type LogName, logNames } from './log-names'

const offeredExercises = 5

type Props = {
  userId: string
  logs: Logs
  log: LogName
  day: Day
  today: Day
  onLog: (log: LogName) => void
  onSaved: (log: LogName, day: Day, isSent: boolean) => void
}

/** The choice of what to log, and its form. */
export function FormSide({ userId, logs, log, day, today, onLog, onSaved }: Props) {
  const { t, i18n } = useLingui()
  const headingId = useId()
  const { texts } = logs[log].kind
  const isEditing = logs[log].editor.open.draft.base !== undefined
  const names: Record<LogName, string> = { exercise: t`Exercise`, sleep: t`Sleep`, mood: t`Mood` }
  const handleSaved = (row: { date: string }, { isSent }: SaveOutcome) => onSaved(log, row.date, isSent)
  const common = { userId, day, today, onSaved: handleSaved }
  const recent = distinctExercises(logs.exercise.read.data ?? [], offeredExercises)
  const key = `${log}${logs[log].editor.open.opening}`
  return (
    <section className={classes.formSide} id={formAnchor} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className={isEditing ? undefined : 'vh'}>
        {i18n._(isEditing ? texts.editEntry : texts.newEntry)}
      </h2>
      <SegmentedRadio
        legend={t`What do you want to log?`}
        options={logNames.map((name) => ({ value: name, label: names[name] }))}
        value={log}
        onChange={onLog}
      />
      {log === 'exercise' && (
        <ExerciseForm key={key} editor={logs.exercise.editor} recent={recent} {...common} />
      )}
      {log === 'sleep' && <SleepForm key={key} editor={logs.sleep.editor} {...common} />}
      {log === 'mood' && <MoodForm key={key} editor={logs.mood.editor} {...common} />}
    </section>
  )
}
