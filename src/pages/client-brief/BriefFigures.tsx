import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { noAims } from '@/entities/client-target/target'
import { useFormat } from '@/shared/i18n/format'
import { daysBetween } from '@/shared/lib/day'
import { wantedWay } from '@/shared/lib/wanted-way'
import { weeklyMinutes } from '@/shared/lib/weekly-minutes'
import { Delta } from '@/shared/ui/Delta'
import { StatFigure } from '@/shared/ui/StatFigure'
import classes from './ClientBriefPage.module.css'
import type { Brief } from './queries'

/** Weight, waist, food, exercise and mood of the time, each beside its target where one is set. */
export function BriefFigures({ brief }: { brief: Brief }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const { figures, moods } = brief
  const aims = brief.targets ?? noAims
  const days = daysBetween(brief.from_day, brief.today) + 1
  const foodDays = figures.food_days
  return (
    <div className={classes.figures}>
      <BodyFigure
        label={<Trans>Weight</Trans>}
        unit={t`kg`}
        course={[figures.first_weight, figures.last_weight]}
        count={figures.weights}
        target={aims.target_weight}
      />
      <BodyFigure
        label={<Trans>Waist</Trans>}
        unit={t`cm`}
        course={[figures.first_waist, figures.last_waist]}
        count={figures.waists}
        target={aims.target_waist}
      />
      <MeanFigure
        label={<Trans>Calories eaten</Trans>}
        value={figures.mean_calories}
        unit={<Trans>kcal a day</Trans>}
        target={aims.target_daily_calories}
        more={
          <Trans>
            Days with meals: {foodDays} of {days}
          </Trans>
        }
      />
      <MeanFigure
        label={<Trans>Calories burned</Trans>}
        value={figures.mean_calories_burned}
        unit={<Trans>kcal a day</Trans>}
        target={aims.target_daily_calories_burned}
      />
      <ExerciseFigure
        minutes={figures.exercise_minutes}
        days={days}
        weekly={aims.target_weekly_exercise_minutes}
      />
      <StatFigure
        label={<Trans>Mood around meals</Trans>}
        value={`${written(moods.mean_before, number)} → ${written(moods.mean_after, number)}`}
        note={<Trans>Before and after, from 1 to 5</Trans>}
      />
    </div>
  )
}

type ExerciseProps = {
  /** Minutes of the time; null without any exercise. */
  minutes: number | null
  days: number
  /** Target, minutes a week. */
  weekly: number | null
}

/** Minutes a week, and of less than a week all of them. */
function ExerciseFigure({ minutes, days, weekly }: ExerciseProps) {
  const isWeek = days >= 7
  return (
    <MeanFigure
      label={<Trans context="what was done on a day">Exercise</Trans>}
      value={isWeek ? weeklyMinutes(minutes, days) : minutes}
      unit={isWeek ? <Trans>min a week</Trans> : <Trans>min</Trans>}
      target={isWeek ? weekly : null}
    />
  )
}

const written = (value: number | null, number: (value: number, digits: number) => string) =>
  value === null ? '–' : number(value, 1)

type BodyProps = {
  label: ReactNode
  unit: string
  /** First and last of the time. */
  course: [number | null, number | null]
  /** How often it was measured: one value is no change. */
  count: number
  target: number | null
}

function BodyFigure({ label, unit, course: [first, last], count, target }: BodyProps) {
  const { number } = useFormat()
  return (
    <StatFigure
      label={label}
      value={written(last, number)}
      unit={last !== null && unit}
      note={
        <>
          {count > 1 && first !== null && last !== null && (
            <Delta value={last - first} unit={unit} good={wantedWay(first, target)} />
          )}
          <TargetNote target={target} digits={1} />
        </>
      }
    />
  )
}

type MeanProps = {
  label: ReactNode
  value: number | null
  unit: ReactNode
  target: number | null
  more?: ReactNode
}

function MeanFigure({ label, value, unit, target, more }: MeanProps) {
  const { mean } = useFormat()
  return (
    <StatFigure
      label={label}
      value={value === null ? '–' : mean(value)}
      unit={value !== null && unit}
      note={
        <>
          <TargetNote target={target} digits={0} />
          {more && <span className={classes.line}>{more}</span>}
        </>
      }
    />
  )
}

function TargetNote({ target, digits }: { target: number | null; digits: number }) {
  const { number } = useFormat()
  if (target === null) return null
  const aimed = number(target, digits)
  return (
    <span className={classes.line}>
      <Trans>Target {aimed}</Trans>
    </span>
  )
}
