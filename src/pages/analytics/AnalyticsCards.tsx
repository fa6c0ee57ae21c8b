import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import { StatFigure } from '@/shared/ui/StatFigure'
import classes from './AnalyticsCards.module.css'
import { type GroupFigure, meanChange, successRate } from './group-figures'
import type { RangeAnalytics } from './queries'

/** Weight change, waist change, active clients, success rate; an en dash where nothing is known. */
export function AnalyticsCards({ analytics }: { analytics: RangeAnalytics }) {
  const { t } = useLingui()
  const { number, percent } = useFormat()
  const figures = analytics.ofClient ? [analytics.ofClient.figures] : analytics.figures
  const success = successRate(figures)
  return (
    <section className={classes.cards} aria-label={t`Summary`}>
      <ChangeCard label={t`Weight change`} unit={t`kg`} change={meanChange('weight', figures)} />
      <ChangeCard label={t`Waist change`} unit={t`cm`} change={meanChange('waist', figures)} />
      <div className={classes.card}>
        <StatFigure
          label={<Trans>Active clients</Trans>}
          value={number(figures.filter(({ active }) => active).length)}
          note={<Plural value={figures.length} one="of # client" other="of # clients" />}
        />
      </div>
      <div className={classes.card}>
        <StatFigure
          label={<Trans>Success rate</Trans>}
          value={success.value === null ? '–' : percent(success.value)}
          note={
            <Plural
              value={success.clients}
              one="of # client with two weights or more"
              other="of # clients with two weights or more"
            />
          }
        />
      </div>
    </section>
  )
}

type ChangeProps = { label: string; unit: string; change: GroupFigure }

function ChangeCard({ label, unit, change }: ChangeProps) {
  const { signed } = useFormat()
  return (
    <div className={classes.card}>
      <StatFigure
        label={label}
        value={change.value === null ? '–' : signed(change.value, 1)}
        unit={change.value !== null && unit}
        note={<Plural value={change.clients} one="average of # client" other="average of # clients" />}
      />
    </div>
  )
}
