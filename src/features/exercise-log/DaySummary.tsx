import { Trans, useLingui } from '@lingui/react/macro'
import { type Exercise, sumExercises } from '@/entities/exercise/exercise'
import { type Sleep, sumSleep } from '@/entities/sleep/sleep'
import { useFormat } from '@/shared/i18n/format'
import { SkeletonBlock } from '@/shared/ui/Skeletons'
import { StatFigure } from '@/shared/ui/StatFigure'
import classes from './DaySummary.module.css'

type Props = {
  /** Undefined while they load. */
  exercises: Exercise[] | undefined
  sleeps: Sleep[] | undefined
  isToday: boolean
}

const nothing = '–'

/** What was burned on the day on screen, how long the client moved and slept; a dash where nothing is logged. */
export function DaySummary({ exercises, sleeps, isToday }: Props) {
  const { t } = useLingui()
  const { energy, number } = useFormat()
  const label = isToday ? t`Today's summary` : t`Summary of this day`
  if (!exercises || !sleeps)
    return (
      <section className={classes.summary} aria-label={label} aria-busy>
        <SkeletonBlock shape="figure" />
        <SkeletonBlock shape="figure" />
      </section>
    )
  const { caloriesBurned, minutes } = sumExercises(exercises)
  const moved = exercises.length > 0
  return (
    <section className={classes.summary} aria-label={label}>
      <StatFigure
        size="lg"
        label={<Trans>Calories burned</Trans>}
        value={moved ? energy(caloriesBurned) : nothing}
        unit={moved && <Trans>kcal</Trans>}
      />
      <div className={classes.pair}>
        <StatFigure
          label={<Trans context="what was done on a day">Exercise</Trans>}
          value={moved ? number(minutes) : nothing}
          unit={moved && <Trans>min</Trans>}
        />
        <StatFigure
          label={<Trans>Sleep</Trans>}
          value={sleeps.length > 0 ? number(sumSleep(sleeps), 1) : nothing}
          unit={sleeps.length > 0 && <Trans>h</Trans>}
        />
      </div>
    </section>
  )
}
