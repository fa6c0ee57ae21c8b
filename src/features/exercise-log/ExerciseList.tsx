import { Trans, useLingui } from '@lingui/react/macro'
import type { Exercise } from '@/entities/exercise/exercise'
import { exerciseTypeText } from '@/entities/exercise/exercise-type'
import { useFormat } from '@/shared/i18n/format'
import { DeleteQuestion, useQuestion } from '@/shared/log/ui/DeleteQuestion'
import { IconRun } from '@/shared/ui/icons'
import { EntryList } from './ui/EntryList'
import { EntryRow } from './ui/EntryRow'
import type { EntryListProps } from './ui/list-props'

/** What the client did on the day on screen. */
export function ExerciseList({ id, entries, isEditing, onEdit, onDelete }: EntryListProps<Exercise>) {
  const { t, i18n } = useLingui()
  const { number, energy, day } = useFormat()
  const { asked, ask, close } = useQuestion<Exercise>()
  const rows = entries?.map((exercise) => {
    const minutes = number(exercise.duration)
    const kcal = energy(exercise.calories_burned)
    return (
      <EntryRow
        key={exercise.id}
        row={exercise}
        icon={<IconRun className="icon" aria-hidden />}
        title={exerciseTypeText(i18n, exercise.type)}
        facts={[t`${minutes} min`, t`${kcal} kcal`]}
        isCurrent={isEditing(exercise)}
        onEdit={() => onEdit(exercise)}
        onDelete={() => ask(exercise)}
      />
    )
  })
  return (
    <>
      <EntryList
        id={id}
        title={<Trans context="what was done on a day">Exercise</Trans>}
        rows={rows}
        emptyText={<Trans>No exercise on this day yet. What you do will be listed here.</Trans>}
      />
      <DeleteQuestion
        asked={asked}
        title={<Trans>Delete this exercise?</Trans>}
        name={(exercise) => `${exerciseTypeText(i18n, exercise.type)}, ${day(exercise.date, 'full')}`}
        onConfirm={onDelete}
        onClose={close}
      />
    </>
  )
}
