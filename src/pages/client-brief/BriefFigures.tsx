import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { noAims } from '@/entities/client-target/target'
import { burnedPerDay, meanCalories, type Rate, weeklyMinutes } from '@/entities/progress/client-figures'
import { useFormat } from '@/shared/i18n/format'
import { wantedWay } from '@/shared/lib/wanted-way'
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
  const eaten = meanCalories(figures)
  const burned = burnedPerDay(figures)
  const minutes = weeklyMinutes(figures)
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
        value={eaten.value}
        unit={eaten.isSoFar ? <Trans>kcal today so far</Trans> : <Trans>kcal a day</Trans>}
        target={aims.target_daily_calories}
        more={
          !eaten.isSoFar && (
            <Plural value={figures.food_days} one="over # day with meals" other="over # days with meals" />
          )
        }
      />
      <MeanFigure
        label={<Trans>Calories burned</Trans>}
        value={burned.value}
        unit={<RateUnit rate={burned} ofRate={<Trans>kcal a day</Trans>} unit={t`kcal`} />}
        target={aims.target_daily_calories_burned}
      />
      <MeanFigure
        label={<Trans context="what was done on a day">Exercise</Trans>}
        value={minutes.value}
        unit={<RateUnit rate={minutes} ofRate={<Trans>min a week</Trans>} unit={t`min`} />}
        target={minutes.sumOfDays === null ? aims.target_weekly_exercise_minutes : null}
      />
      <StatFigure
        label={<Trans>Mood around meals</Trans>}
        value={`${written(moods.mean_before, number)} → ${written(moods.mean_after, number)}`}
        note={<Trans>Before and after, from 1 to 5</Trans>}
      />
    </div>
  )
}

/** What a rate is of: a day or a week, some days while these are too few for a rate, or today so far. */
function RateUnit({ rate, ofRate, unit }: { rate: Rate; ofRate: ReactNode; unit: string }) {
  if (rate.isSoFar) return <Trans>{unit} today so far</Trans>
  if (rate.sumOfDays === null) return ofRate
  return <Plural value={rate.sumOfDays} one={`${unit} in # day`} other={`${unit} in # days`} />
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
