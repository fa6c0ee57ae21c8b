import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TargetStatusMark } from '@/entities/client-target/TargetStatusMark'
import { targetsOf } from '@/entities/client-target/standings'
import { targetTexts } from '@/features/progress/target-texts'
import { TargetList } from '@/features/progress/TargetList'
import { useFormat } from '@/shared/i18n/format'
import { Section } from '@/shared/ui/Section'
import { countTargets, type TargetCounts } from './count-targets'
import type { RangeAnalytics } from './queries'
import classes from './TargetSummary.module.css'

/** How it goes with the targets: of one client each, of all clients how many are where. */
export function TargetSummary({ analytics }: { analytics: RangeAnalytics }) {
  const { figures, ofClient } = analytics
  const counts = countTargets(ofClient ? [ofClient.figures] : figures)
  return (
    <Section title={<Trans>Targets</Trans>}>
      <div className={classes.paper}>
        {counts.length === 0 ? (
          <p className="muted">
            <Trans>No targets are set. You set them on a client's page.</Trans>
          </p>
        ) : ofClient ? (
          <TargetList targets={targetsOf(ofClient.figures)} lastDay={ofClient.range.to} />
        ) : (
          <CountTable counts={counts} />
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
