import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type DayFigure, meanCalories, type Rate, weeklyMinutes } from '@/entities/progress/client-figures'
import { countedDays, meanOf } from '@/entities/progress/means'
import { useFormat } from '@/shared/i18n/format'
import { StatFigure } from '@/shared/ui/StatFigure'
import type { RangeReport } from './queries'
import classes from './ReportTiles.module.css'

/** The three summary tiles: eaten a day, exercise a week, sleep a night; an en dash where nothing is known. */
export function ReportTiles({ report: { figures, days, today } }: { report: RangeReport }) {
  const { t } = useLingui()
  const { mean, number } = useFormat()
  const eaten = meanCalories(figures)
  const moved = weeklyMinutes(figures)
  const nights = countedDays(days, today, ({ sleep }) => sleep !== null)
  const sleep = meanOf(nights.days.map((day) => day.sleep))
  const write = ({ value }: DayFigure) => (value === null ? '–' : mean(value))
  return (
    <section className={classes.tiles} aria-label={t`Averages`}>
      <StatFigure
        label={<Trans>Average per day</Trans>}
        value={write(eaten)}
        unit={t`kcal`}
        note={
          eaten.isSoFar ? (
            <SoFar />
          ) : (
            <Plural value={figures.food_days} one="over # day with meals" other="over # days with meals" />
          )
        }
      />
      <StatFigure
        label={
          moved.sumOfDays === null && !moved.isSoFar ? (
            <Trans>Exercise a week</Trans>
          ) : (
            <Trans>Exercise</Trans>
          )
        }
        value={write(moved)}
        unit={t`min`}
        note={<ExerciseNote rate={moved} exerciseDays={figures.exercise_days} />}
      />
      <StatFigure
        label={<Trans>Sleep</Trans>}
        value={sleep === null ? '–' : number(sleep, 1)}
        unit={t`h`}
        note={
          nights.isSoFar ? (
            <SoFar />
          ) : (
            <Plural value={nights.days.length} one="average of # night" other="average of # nights" />
          )
        }
      />
    </section>
  )
}

const SoFar = () => <Trans>today so far</Trans>

function ExerciseNote({ rate, exerciseDays }: { rate: Rate; exerciseDays: number }) {
  if (rate.isSoFar) return <SoFar />
  if (rate.sumOfDays !== null) return <Plural value={rate.sumOfDays} one="in # day" other="in # days" />
  return (
    <Plural
      value={exerciseDays}
      one="# day with exercise in this period"
      other="# days with exercise in this period"
    />
  )
}
