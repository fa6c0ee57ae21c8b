import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { useFormat } from '@/shared/i18n/format'
import { StatFigure } from '@/shared/ui/StatFigure'
import {
  type Activity,
  type ActivityTargets,
  type Adherence,
  amountAdherence,
  caloriesAdherence,
  sumActivity,
} from './activity'
import classes from './ActivityProgress.module.css'
import type { DailyTotals } from './daily-totals'

type Props = { totals: readonly DailyTotals[]; days: number; targets: ActivityTargets }

/** Nutrition, exercise and net calories of the range, each against its target. */
export function ActivityFigures({ totals, days, targets }: Props) {
  const activity = sumActivity(totals, days)
  return (
    <div className={classes.cards}>
      <NutritionCard activity={activity} days={days} target={targets.calories} />
      <ExerciseCard activity={activity} targets={targets} />
      <NetCard activity={activity} />
    </div>
  )
}

function NutritionCard({ activity, days, target }: { activity: Activity; days: number; target: number }) {
  const { number } = useFormat()
  const { foodDays, meanCalories, meanProtein, meanCarbs, meanFat } = activity
  const [protein, carbs, fat] = [meanProtein, meanCarbs, meanFat].map((grams) => number(grams ?? 0))
  return (
    <Card title={<Trans>Nutrition</Trans>}>
      <StatFigure
        value={meanCalories === null ? '–' : number(meanCalories)}
        unit={<Trans>kcal a day</Trans>}
      />
      <AdherenceNote adherence={caloriesAdherence(meanCalories, target)} target={target} />
      {foodDays > 0 && (
        <p className="muted small">
          <Trans>
            Protein {protein} g, carbs {carbs} g, fat {fat} g a day
          </Trans>
        </p>
      )}
      <p className="muted small">
        <Trans>
          Days with meals: {foodDays} of {days}
        </Trans>
      </p>
    </Card>
  )
}

function ExerciseCard({ activity, targets }: { activity: Activity; targets: ActivityTargets }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const { exercises, minutes, meanMinutes, caloriesBurned, meanCaloriesBurned } = activity
  const daily = targets.weeklyMinutes === null ? null : targets.weeklyMinutes / 7
  const isLogged = exercises > 0
  const burned = number(caloriesBurned)
  const aimedMinutes = number(targets.weeklyMinutes ?? 0)
  const aimedBurned = number(targets.burned)
  return (
    <Card title={<Trans context="what was done on a day">Exercise</Trans>}>
      <StatFigure value={isLogged ? number(minutes) : '–'} unit={isLogged && <Trans>min</Trans>} />
      {isLogged && (
        <p className="muted small">
          <Plural value={exercises} one="# entry" other="# entries" />, {t`${burned} kcal burned`}
        </p>
      )}
      {isLogged && daily !== null && (
        <Met adherence={amountAdherence(meanMinutes, daily)}>
          {(share) => (
            <Trans>
              {share} of {aimedMinutes} min a week
            </Trans>
          )}
        </Met>
      )}
      <Met adherence={amountAdherence(meanCaloriesBurned, targets.burned)}>
        {(share) => (
          <Trans>
            {share} of {aimedBurned} kcal burned a day
          </Trans>
        )}
      </Met>
    </Card>
  )
}

function NetCard({ activity: { net, meanNet } }: { activity: Activity }) {
  const { number } = useFormat()
  const mean = number(meanNet ?? 0)
  return (
    <Card title={<Trans>Net calories</Trans>}>
      <StatFigure value={net === null ? '–' : number(net)} unit={net !== null && <Trans>kcal</Trans>} />
      <p className="muted small">
        {meanNet === null ? <Trans>No meals in this time</Trans> : <Trans>Daily average {mean} kcal</Trans>}
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

function AdherenceNote({ adherence, target }: { adherence: Adherence | null; target: number }) {
  const { number } = useFormat()
  const aimed = number(target)
  return (
    <Met adherence={adherence}>
      {(share) => (
        <Trans>
          {share} of {aimed} kcal
        </Trans>
      )}
    </Met>
  )
}

type MetProps = { adherence: Adherence | null; children: (share: string) => ReactNode }

/** Green where the target is met, orange where it is not (spec section 9); nothing where neither can be said. */
function Met({ adherence, children }: MetProps) {
  const { percent } = useFormat()
  if (!adherence) return null
  return (
    <p className={classes.met} data-met={adherence.isMet}>
      {children(percent(adherence.share))}
    </p>
  )
}
