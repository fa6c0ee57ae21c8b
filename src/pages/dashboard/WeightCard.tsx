import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { UnsentMark } from '@/shared/log/ui/UnsentMark'
import { useFormat } from '@/shared/i18n/format'
import type { Day } from '@/shared/lib/day'
import { joinDays } from '@/shared/lib/join-days'
import { Sparkline } from '@/shared/ui/charts/Sparkline'
import { Delta } from '@/shared/ui/Delta'
import { SkeletonBlock } from '@/shared/ui/Skeletons'
import { StatFigure } from '@/shared/ui/StatFigure'
import { MoreLink } from '@/shared/ui/MoreLink'
import cards from './cards.module.css'
import type { DayOnScreen } from './day-with-unsent'
import { type WeightCourse, weightCourse } from './weight-course'
import classes from './WeightCard.module.css'

/** The current weight, how it moved and how far the target is; `day` is undefined while it loads. */
export function WeightCard({ day, today }: { day: DayOnScreen | undefined; today: Day }) {
  const { t } = useLingui()
  const titleId = useId()
  return (
    <section className={`${cards.card} ${classes.weight}`} aria-labelledby={titleId} aria-busy={!day}>
      <header className={cards.head}>
        <h2 id={titleId}>
          <Trans>Current weight</Trans>
        </h2>
        <MoreLink to="/measurements" label={t`View details of your weight`}>
          <Trans>View details</Trans>
        </MoreLink>
      </header>
      {day ? (
        <WeightFigures
          course={weightCourse(day, today)}
          unsentId={day.unsentWeightId}
          isUnknown={day.unread?.hasEarlier === false}
          today={today}
        />
      ) : (
        <WeightSkeleton />
      )}
    </section>
  )
}

type FiguresProps = {
  course: WeightCourse
  /** The measurement of the current weight, where it is not sent yet. */
  unsentId: string | undefined
  /** Whether weights were measured, this device does not know. */
  isUnknown: boolean
  today: Day
}

function WeightFigures({ course, unsentId, isUnknown, today }: FiguresProps) {
  const { t } = useLingui()
  const { number, day } = useFormat()
  const { current, change } = course
  if (!current && isUnknown)
    return (
      <>
        <StatFigure size="lg" value="–" unit={t`kg`} />
        <p className="muted small">
          <Trans>Not loaded yet</Trans>
        </p>
      </>
    )
  if (!current)
    return (
      <p className="muted">
        <Trans>Your first measurement will show here, and its course from then on.</Trans>
      </p>
    )
  const known = course.values.filter((value) => value !== null)
  const [first, last] = [number(known[0] ?? 0, 1), number(known.at(-1) ?? 0, 1)]
  return (
    <>
      <div className={classes.body}>
        <StatFigure size="lg" value={number(current.weight, 1)} unit={t`kg`} />
        {change && <Delta value={change.kg} unit={t`kg`} good={change.good} />}
        {known.length > 1 && (
          <div className={classes.course}>
            <Sparkline
              size="md"
              values={course.values}
              joinDays={joinDays}
              label={t`Weight of the last 30 days, from ${first} to ${last} kg`}
            />
          </div>
        )}
      </div>
      <div className="muted small">
        {course.toTarget && <TargetLine {...course.toTarget} />}
        <p>
          {current.date === today ? (
            <Trans>Measured today</Trans>
          ) : (
            <MeasuredOn date={day(current.date, 'full')} />
          )}
        </p>
        {unsentId && <UnsentMark id={unsentId} />}
      </div>
    </>
  )
}

function MeasuredOn({ date }: { date: string }) {
  return <Trans>Measured on {date}</Trans>
}

function TargetLine({ kg, target }: { kg: number; target: number }) {
  const { number } = useFormat()
  const [distance, aim] = [number(kg, 1), number(target, 1)]
  return (
    <p>
      {kg === 0 ? (
        <Trans>You are at your target of {aim} kg</Trans>
      ) : (
        <Trans>
          {distance} kg to the target of {aim} kg
        </Trans>
      )}
    </p>
  )
}

function WeightSkeleton() {
  return (
    <div className={classes.skeleton}>
      <SkeletonBlock shape="figure" />
      <SkeletonBlock />
    </div>
  )
}
