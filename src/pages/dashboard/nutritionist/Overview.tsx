import { Trans, useLingui } from '@lingui/react/macro'
import type { ClientOverview } from '@/entities/client/client-overview'
import { practiceFigures } from '@/entities/client/figures'
import { useFormat } from '@/shared/i18n/format'
import { Section } from '@/shared/ui/Section'
import { StatFigure } from '@/shared/ui/StatFigure'
import { MoreLink } from '@/shared/ui/MoreLink'
import classes from './Overview.module.css'
import { sampleFigures } from './sample'
import { SampleMark } from './SampleMark'

const none = '–'

/** All clients in a few figures; the spec's sample figures, marked as such, for a nutritionist without a client. */
export function Overview({ clients }: { clients: readonly ClientOverview[] }) {
  const { t } = useLingui()
  const { number, percent } = useFormat()
  const isSample = clients.length === 0
  const figures = practiceFigures(clients)
  const { newThisMonth, goals, averageLoss, foodLogs, exerciseLogs } = isSample ? sampleFigures : figures
  const goalShare = isSample ? sampleFigures.goalPercent / 100 : goals.reached / goals.of
  const added = number(newThisMonth)
  const last30Days = t`last 30 days`
  return (
    <Section
      title={<Trans>Overview</Trans>}
      action={
        <MoreLink to="/analytics" label={t`Analytics`}>
          <Trans>Analytics</Trans>
        </MoreLink>
      }
    >
      {isSample && <SampleMark />}
      <div className={classes.figures} data-sample={isSample || undefined}>
        <StatFigure
          size="lg"
          label={<Trans>Clients</Trans>}
          value={number(figures.clients)}
          note={t`+${added} this month`}
        />
        <StatFigure
          size="lg"
          label={<Trans>Goals reached</Trans>}
          value={goals.of === 0 ? none : `${number(goals.reached)}/${number(goals.of)}`}
        />
        <StatFigure
          label={<Trans>Average loss</Trans>}
          value={averageLoss === undefined ? none : number(averageLoss, 1)}
          unit={averageLoss === undefined ? undefined : t`kg`}
          note={last30Days}
        />
        <StatFigure label={<Trans>Food logs</Trans>} value={number(foodLogs)} note={last30Days} />
        <StatFigure label={<Trans>Exercise logs</Trans>} value={number(exerciseLogs)} note={last30Days} />
        <StatFigure
          label={<Trans>Goal completion</Trans>}
          value={goals.of === 0 ? none : percent(goalShare)}
          note={<Trans>of clients with a target</Trans>}
        />
      </div>
    </Section>
  )
}
