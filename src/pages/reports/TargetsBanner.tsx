import { Trans, useLingui } from '@lingui/react/macro'
import { TargetList } from '@/features/progress/TargetList'
import { targetsOf } from '@/entities/client-target/standings'
import { useFormat } from '@/shared/i18n/format'
import { IconTarget } from '@/shared/ui/icons'
import type { RangeReport } from './queries'
import classes from './TargetsBanner.module.css'

/** What the nutritionist has set, by when, and how each target goes in the range. */
export function TargetsBanner({ report }: { report: RangeReport }) {
  const { t } = useLingui()
  const targets = targetsOf(report.figures)
  return (
    <section className={classes.banner} aria-label={t`Targets`}>
      <p className={classes.note}>
        <IconTarget className="icon" aria-hidden />
        {targets.length > 0 ? (
          <SetBy name={report.figures.target_by} until={report.figures.target_date} />
        ) : (
          <Trans>No targets yet. Your nutritionist sets them together with you.</Trans>
        )}
      </p>
      {targets.length > 0 && <TargetList targets={targets} lastDay={report.today} />}
    </section>
  )
}

function SetBy({ name, until }: { name: string | null; until: string | null }) {
  const { day } = useFormat()
  const date = until && day(until, 'full')
  if (!name) return <Trans>Your targets</Trans>
  return (
    <span>
      {date ? (
        <Trans>
          Targets by {name} until {date}
        </Trans>
      ) : (
        <Trans>Targets by {name}</Trans>
      )}
    </span>
  )
}
