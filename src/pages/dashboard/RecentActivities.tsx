import { Trans, useLingui } from '@lingui/react/macro'
import { exerciseTypeText } from '@/entities/exercise/exercise-type'
import { useFormat } from '@/shared/i18n/format'
import { type Day, toDay } from '@/shared/lib/day'
import { UnsentMark } from '@/shared/log/ui/UnsentMark'
import { IconRun } from '@/shared/ui/icons'
import { MoreLink } from '@/shared/ui/MoreLink'
import { Section } from '@/shared/ui/Section'
import { SkeletonList } from '@/shared/ui/Skeletons'
import { StatFigure } from '@/shared/ui/StatFigure'
import type { ExerciseOfDay } from './client-day'
import classes from './RecentActivities.module.css'

type Props = {
  /** Undefined while they load. */
  exercises: readonly ExerciseOfDay[] | undefined
  today: Day
}

/** The newest activities of today. */
export function RecentActivities({ exercises, today }: Props) {
  const { t } = useLingui()
  return (
    <Section
      title={<Trans>Recent activities</Trans>}
      action={
        <MoreLink to="/exercise-log" label={t`View all activities`}>
          <Trans>View all</Trans>
        </MoreLink>
      }
    >
      {!exercises && <SkeletonList rows={2} />}
      {exercises?.length === 0 && (
        <p className="muted">
          <Trans>A walk counts too: what you do today will be here.</Trans>
        </p>
      )}
      {exercises && exercises.length > 0 && (
        <ul className={classes.list}>
          {exercises.map((exercise) => (
            <ActivityRow key={exercise.id} exercise={exercise} today={today} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function ActivityRow({ exercise, today }: { exercise: ExerciseOfDay; today: Day }) {
  const { t, i18n } = useLingui()
  const { number, energy, time } = useFormat()
  const minutes = number(exercise.duration)
  // An activity that was entered on another day says nothing about when it was.
  const wasLoggedToday = toDay(new Date(exercise.created_at)) === today
  return (
    <li>
      <span className={classes.mark}>
        <IconRun aria-hidden />
      </span>
      <span className={classes.words}>
        <b>{exerciseTypeText(i18n, exercise.type)}</b>
        <span className="muted small num">
          {t`${minutes} min`}
          {wasLoggedToday && (
            <>
              {' · '}
              <time dateTime={exercise.created_at}>{time(exercise.created_at)}</time>
            </>
          )}
        </span>
        <UnsentMark id={exercise.id} />
      </span>
      <StatFigure size="sm" value={energy(exercise.calories_burned)} unit={t`kcal`} />
    </li>
  )
}
