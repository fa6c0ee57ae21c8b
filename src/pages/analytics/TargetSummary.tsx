import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TargetStatusMark } from '@/entities/client-target/TargetStatusMark'
import { targetTexts } from '@/features/progress/target-texts'
import { TargetList } from '@/features/progress/TargetList'
import { countTargets, type TargetCounts, targetsOf } from '@/features/progress/targets-of'
import { useFormat } from '@/shared/i18n/format'
import { Section } from '@/shared/ui/Section'
import type { RangeAnalytics } from './queries'
import classes from './TargetSummary.module.css'

/** How it goes with the targets: of one client each, of all clients how many are where. */
export function TargetSummary({ analytics }: { analytics: RangeAnalytics }) {
  const { figures, length, clientId } = analytics
  const counts = countTargets(figures, length)
  const targets = figures.flatMap((one) => targetsOf(one, length))
  return (
    <Section title={<Trans>Targets</Trans>}>
      <div className={classes.paper}>
        {counts.length === 0 ? (
          <p className="muted">
            <Trans>No targets are set. You set them on a client's page.</Trans>
          </p>
        ) : clientId === null ? (
          <CountTable counts={counts} />
        ) : (
          <TargetList targets={targets} />
        )}
      </div>
    </Section>
  )
}

function CountTable({ counts }: { counts: readonly TargetCounts[] }) {
  const { _ } = useLingui()
  const { number } = useFormat()
  return (
    <ul className={classes.counts}>
      {counts.map((count) => (
        <li key={count.key}>
          <h3>{_(targetTexts[count.key])}</h3>
          <dl>
            {(['achieved', 'onTrack', 'attention'] as const).map((status) => (
              <Count
                key={status}
                label={<TargetStatusMark status={status} />}
                value={number(count[status])}
              />
            ))}
            <Count label={<Trans>No data</Trans>} value={number(count.unknown)} />
          </dl>
        </li>
      ))}
    </ul>
  )
}

type CountProps = { label: ReactNode; value: string }

function Count({ label, value }: CountProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  )
}
