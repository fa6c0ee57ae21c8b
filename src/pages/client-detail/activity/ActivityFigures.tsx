import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { burnedPerDay, meanCalories, weeklyMinutes } from '@/entities/progress/client-figures'
import { macroMeans } from '@/entities/progress/means'
import {
  burnedJudgement,
  caloriesJudgement,
  type Judgement,
  minutesJudgement,
} from '@/entities/client-target/standings'
import type { ClientRange } from '@/entities/progress/client-range'
import { useFormat } from '@/shared/i18n/format'
import { StatFigure } from '@/shared/ui/StatFigure'
import { exerciseCount, netEnergy } from './activity'
import classes from './ActivityProgress.module.css'

type Props = { activity: ClientRange }

/** Nutrition, exercise and net calories of the range, each against its target. */
export function ActivityFigures({ activity }: Props) {
  return (
    <div className={classes.cards}>
      <NutritionCard activity={activity} />
      <ExerciseCard activity={activity} />
      <NetCard activity={activity} />
    </div>
  )
}

function NutritionCard({ activity: { figures, days, today } }: Props) {
  const { number } = useFormat()
  const { value, isSoFar } = meanCalories(figures)
  const means = macroMeans(days, today)
  const [protein, carbs, fat] = means
    ? [number(means.protein), number(means.carbs), number(means.fat)]
    : ['–', '–', '–']
  const judgement = caloriesJudgement(figures)
  return (
    <Card title={<Trans>Nutrition</Trans>}>
      <StatFigure
        value={value === null ? '–' : number(value)}
        unit={isSoFar ? <Trans>kcal today so far</Trans> : <Trans>kcal a day</Trans>}
      />
      <Met judgement={judgement} target={figures.target_daily_calories}>
        {(share, aimed) => (
          <Trans>
            {share} of {aimed} kcal
          </Trans>
        )}
      </Met>
      {means && (
        <p className="muted small">
          {means.isSoFar ? (
            <Trans>
              Protein {protein} g, carbs {carbs} g, fat {fat} g
            </Trans>
          ) : (
            <Trans>
              Protein {protein} g, carbs {carbs} g, fat {fat} g a day
            </Trans>
          )}
        </p>
      )}
      {!isSoFar && (
        <p className="muted small">
          <Plural value={figures.food_days} one="over # day with meals" other="over # days with meals" />
        </p>
      )}
      {!isSoFar && figures.calories_today !== null && <TodaySoFar kcal={figures.calories_today} />}
    </Card>
  )
}

function TodaySoFar({ kcal }: { kcal: number }) {
  const { number } = useFormat()
  const eaten = number(kcal)
  return (
    <p className="muted small">
      <Trans>Today so far {eaten} kcal</Trans>
    </p>
  )
}

function ExerciseCard({ activity: { figures, days, today } }: Props) {
  const { t } = useLingui()
  const { number, mean } = useFormat()
  const minutes = weeklyMinutes(figures)
  const burned = burnedPerDay(figures)
  const spent = burned.value === null ? null : number(burned.value)
  const entries = exerciseCount(days, today)
  return (
    <Card title={<Trans context="what was done on a day">Exercise</Trans>}>
      <StatFigure
        value={minutes.value === null ? '–' : mean(minutes.value)}
        unit={
          minutes.value !== null &&
          (minutes.isSoFar ? (
            <Trans>min today so far</Trans>
          ) : minutes.sumOfDays === null ? (
            <Trans>min a week</Trans>
          ) : (
            <Plural value={minutes.sumOfDays} one="min in # day" other="min in # days" />
          ))
        }
      />
      {spent !== null && (
        <p className="muted small">
          {entries > 0 && (
            <>
              <Plural value={entries} one="# entry" other="# entries" />,{' '}
            </>
          )}
          {burned.sumOfDays === null && !burned.isSoFar
            ? t`${spent} kcal burned a day`
            : t`${spent} kcal burned`}
        </p>
      )}
      <Met judgement={minutesJudgement(figures)} target={figures.target_weekly_exercise_minutes}>
        {(share, aimed) => (
          <Trans>
            {share} of {aimed} min a week
          </Trans>
        )}
      </Met>
      <Met judgement={burnedJudgement(figures)} target={figures.target_daily_calories_burned}>
        {(share, aimed) => (
          <Trans>
            {share} of {aimed} kcal burned a day
          </Trans>
        )}
      </Met>
    </Card>
  )
}

function NetCard({ activity: { days, today } }: Props) {
  const { number } = useFormat()
  const { sum, mean, isSoFar } = netEnergy(days, today)
  const daily = number(mean ?? 0)
  return (
    <Card title={<Trans>Net calories</Trans>}>
      <StatFigure value={sum === null ? '–' : number(sum)} unit={sum !== null && <Trans>kcal</Trans>} />
      <p className="muted small">
        {mean === null ? (
          <Trans>No meals in this time</Trans>
        ) : isSoFar ? (
          <Trans>today so far</Trans>
        ) : (
          <Trans>Daily average {daily} kcal</Trans>
        )}
      </p>
      <p className="muted small">
        <Trans>Eaten minus burned, on days with meals</Trans>
      </p>
    </Card>
  )
}

function Card({ title, children }: { title: ReactNode; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  )
}

type MetProps = {
  judgement: Judgement | null
  /** As it is set now. */
  target: number | null
  children: (share: string, aimed: string) => ReactNode
}

/**
 * The share of what was aimed at on the days that were judged: green where the target is met, orange where it is not; nothing
 * where neither can be said.
 */
function Met({ judgement, target, children }: MetProps) {
  const { number, percent } = useFormat()
  if (!judgement || judgement.share === null) return null
  return (
    <p className={classes.met} data-met={judgement.status !== 'attention'}>
      {children(percent(judgement.share, judgement.bounds), number(judgement.target))}
      {target !== null && Math.round(judgement.target) !== Math.round(target) && (
        <span className="muted small">
          {' '}
          <Trans>(the mean of the targets of these days)</Trans>
        </span>
      )}
    </p>
  )
}
