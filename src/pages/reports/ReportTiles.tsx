import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { meanOf } from '@/entities/progress/means'
import { useFormat } from '@/shared/i18n/format'
import { weeklyMinutes } from '@/shared/lib/weekly-minutes'
import { StatFigure } from '@/shared/ui/StatFigure'
import type { RangeReport } from './queries'
import classes from './ReportTiles.module.css'

/** The three summary tiles: eaten a day, exercise a week, sleep a night; an en dash where nothing is known. */
export function ReportTiles({ report }: { report: RangeReport }) {
  const { t } = useLingui()
  const { mean, number } = useFormat()
  const { figures, days, length } = report
  const nights = days.filter((day) => day.sleep !== null).length
  const sleep = meanOf(days.map((day) => day.sleep))
  const write = (value: number | null) => (value === null ? '–' : mean(value))
  return (
    <section className={classes.tiles} aria-label={t`Averages`}>
      <StatFigure
        label={<Trans>Average per day</Trans>}
        value={write(figures.mean_calories)}
        unit={t`kcal`}
        note={<Plural value={figures.food_days} one="over # day with meals" other="over # days with meals" />}
      />
      <StatFigure
        label={<Trans>Exercise a week</Trans>}
        value={write(weeklyMinutes(figures.exercise_minutes, length))}
        unit={t`min`}
        note={
          <Plural
            value={figures.exercise_days}
            one="# day with exercise in this period"
            other="# days with exercise in this period"
          />
        }
      />
      <StatFigure
        label={<Trans>Sleep</Trans>}
        value={sleep === null ? '–' : number(sleep, 1)}
        unit={t`h`}
        note={<Plural value={nights} one="average of # night" other="average of # nights" />}
      />
    </section>
  )
}
