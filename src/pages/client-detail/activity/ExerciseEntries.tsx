import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { openClientPollMs } from '@/entities/client/queries'
import { type Exercise, sumExercises } from '@/entities/exercise/exercise'
import { exerciseTypeText } from '@/entities/exercise/exercise-type'
import { exerciseQueries } from '@/entities/exercise/queries'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { Fold } from '@/shared/ui/Fold'
import { IconRun } from '@/shared/ui/icons'
import { SkeletonList } from '@/shared/ui/Skeletons'
import classes from './Entries.module.css'
import { EntryDays } from './EntryDays'
import { EntryProblem } from './EntryProblem'

/** The entries under their days, with the minutes of each; days and entries stay in the order in which they come. */
function exerciseDays(exercises: readonly Exercise[]): { day: Day; entries: Exercise[]; minutes: number }[] {
  const days = new Map<Day, Exercise[]>()
  for (const exercise of exercises) days.set(exercise.date, [...(days.get(exercise.date) ?? []), exercise])
  return [...days].map(([day, entries]) => ({ day, entries, minutes: sumExercises(entries).minutes }))
}

type Props = { clientId: string; range: { from: Day; to: Day } }

/** What the client did in the range; read when it is asked for. */
export function ExerciseEntries(props: Props) {
  return (
    <Fold id="exercise" title={<Trans>Exercise entries</Trans>}>
      {() => <ExerciseList {...props} />}
    </Fold>
  )
}

function ExerciseList({ clientId, range }: Props) {
  const { t } = useLingui()
  const { number } = useFormat()
  const read = useQuery({
    ...exerciseQueries.window(clientId, range.from, range.to),
    refetchInterval: openClientPollMs,
  })
  if (read.isLoadingError) return <EntryProblem read={read} />
  if (!read.data) return <SkeletonList withThumb />
  if (read.data.length === 0)
    return (
      <p className="muted">
        <Trans>No exercise in these days</Trans>
      </p>
    )
  const days = exerciseDays(read.data).map(({ day, entries, minutes }) => {
    const amount = number(minutes)
    return { day, entries, total: t`${amount} min` }
  })
  return <EntryDays days={days} row={(exercise) => <ExerciseEntry key={exercise.id} exercise={exercise} />} />
}

function ExerciseEntry({ exercise }: { exercise: Exercise }) {
  const { t, i18n } = useLingui()
  const { number } = useFormat()
  const [minutes, kcal] = [number(exercise.duration), number(exercise.calories_burned, 1)]
  return (
    <li className={classes.entry}>
      <span className={classes.thumb}>
        <IconRun className="icon" aria-hidden />
      </span>
      <div className={classes.words}>
        <h4>{exerciseTypeText(i18n, exercise.type)}</h4>
        <p className="num">
          {t`${minutes} min`} · {t`${kcal} kcal`}
        </p>
        {exercise.notes && <p>{exercise.notes}</p>}
      </div>
    </li>
  )
}
