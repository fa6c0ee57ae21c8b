import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { dailyTargets } from '@/entities/target'
import { UnsentCount } from '@/shared/log/ui/UnsentCount'
import { useFormat } from '@/shared/i18n/format'
import { MacroBar } from '@/shared/ui/MacroBar'
import { Meter } from '@/shared/ui/Meter'
import { SkeletonBlock } from '@/shared/ui/Skeletons'
import { StatFigure } from '@/shared/ui/StatFigure'
import cards from './cards.module.css'
import type { DayOnScreen } from './day-with-unsent'
import classes from './TodayCard.module.css'

/** What was eaten and burned today against the day's targets; undefined while it loads. */
export function TodayCard({ day }: { day: DayOnScreen | undefined }) {
  const titleId = useId()
  return (
    <section className={cards.card} aria-labelledby={titleId} aria-busy={!day}>
      <h2 id={titleId}>
        <Trans>Today's summary</Trans>
      </h2>
      {day ? <TodayFigures day={day} /> : <TodaySkeleton />}
    </section>
  )
}

function TodayFigures({ day }: { day: DayOnScreen }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const targets = dailyTargets(day.targets)
  const [eatenTarget, burnedTarget] = [number(targets.eaten), number(targets.burned)]
  return (
    <>
      <div className={classes.figures}>
        <div className={classes.eaten}>
          <StatFigure
            size="xl"
            label={
              <span className="vh">
                <Trans>Eaten today</Trans>
              </span>
            }
            value={number(day.calories)}
            unit={<Trans>of {eatenTarget} kcal</Trans>}
          />
          <Meter value={day.calories} max={targets.eaten} label={t`Calories eaten`} />
        </div>
        <div className={classes.burned}>
          <StatFigure
            label={<Trans>Burned</Trans>}
            value={number(day.calories_burned)}
            unit={<Trans>of {burnedTarget} kcal</Trans>}
          />
          <Meter kind="quiet" value={day.calories_burned} max={targets.burned} label={t`Calories burned`} />
        </div>
      </div>
      <MacroBar proteinGrams={day.protein_grams} carbsGrams={day.carbs_grams} fatGrams={day.fat_grams} />
      <UnsentCount count={day.unsent} />
    </>
  )
}

function TodaySkeleton() {
  return (
    <div className={classes.skeleton}>
      <SkeletonBlock shape="figure" />
      <SkeletonBlock />
      <SkeletonBlock />
      <SkeletonBlock />
    </div>
  )
}
