import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { dailyTargets } from '@/entities/client-target/daily-targets'
import { eatenBarKind } from '@/entities/client-target/target-status'
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

/** Of a day that was not read nothing known is no zero, and the default targets may not be the user's. */
function TodayFigures({ day }: { day: DayOnScreen }) {
  const { t } = useLingui()
  const { unread, meals, exercises } = day
  const targets = !unread || unread.hasEarlier ? dailyTargets(day.targets) : undefined
  return (
    <>
      <div className={classes.figures}>
        <div className={classes.eaten}>
          <EnergyFigure
            label={
              <span className="vh">
                <Trans>Eaten today</Trans>
              </span>
            }
            isMain
            kcal={unread && meals === 0 ? null : day.calories}
            target={targets?.eaten}
            meterLabel={t`Calories eaten`}
            isOfDevice={unread !== undefined}
          />
        </div>
        <div className={classes.burned}>
          <EnergyFigure
            label={<Trans>Burned</Trans>}
            kcal={unread && exercises === 0 ? null : day.calories_burned}
            target={targets?.burned}
            meterLabel={t`Calories burned`}
            isOfDevice={unread !== undefined}
          />
        </div>
      </div>
      {!(unread && meals === 0) && (
        <MacroBar proteinGrams={day.protein_grams} carbsGrams={day.carbs_grams} fatGrams={day.fat_grams} />
      )}
      <UnsentCount count={day.unsent} />
    </>
  )
}

type EnergyProps = {
  label: ReactNode
  isMain?: boolean
  /** Null where nothing is known. */
  kcal: number | null
  /** kcal; undefined where it is not known. */
  target: number | undefined
  meterLabel: string
  /** More of it may have been logged elsewhere. */
  isOfDevice: boolean
}

function EnergyFigure({ label, isMain = false, kcal, target, meterLabel, isOfDevice }: EnergyProps) {
  const { t } = useLingui()
  const { energy } = useFormat()
  const written = target !== undefined && energy(target)
  return (
    <>
      <StatFigure
        size={isMain ? 'xl' : 'md'}
        label={label}
        value={kcal === null ? '–' : energy(kcal)}
        unit={written ? <Trans>of {written} kcal</Trans> : t`kcal`}
        note={isOfDevice && kcal !== null && <Trans>from this device</Trans>}
      />
      {target !== undefined && kcal !== null && (
        <Meter
          kind={isMain ? eatenBarKind(target, kcal, false) : 'quiet'}
          value={kcal}
          max={target}
          label={meterLabel}
        />
      )}
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
