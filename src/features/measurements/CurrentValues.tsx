import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { type LatestValue, latestValue } from '@/entities/measurement/latest-value'
import type { Measurement } from '@/entities/measurement/measurement'
import { useFormat } from '@/shared/i18n/format'
import { useNearDay } from '@/shared/i18n/use-near-day'
import type { Day } from '@/shared/lib/day'
import { Delta } from '@/shared/ui/Delta'
import { SkeletonBlock } from '@/shared/ui/Skeletons'
import { StatFigure } from '@/shared/ui/StatFigure'
import classes from './CurrentValues.module.css'

/** The current weight and waist, each with its change against the entry before that has it. */
export function CurrentValues({
  measurements,
  today,
}: {
  measurements: Measurement[] | undefined
  today: Day
}) {
  const { t } = useLingui()
  if (!measurements)
    return (
      <div className={classes.cards} aria-busy>
        <CardSkeleton />
        <CardSkeleton />
      </div>
    )
  return (
    <div className={classes.cards}>
      <ValueCard label={t`Current weight`} unit={t`kg`} latest={latestValue(measurements, 'weight', today)} />
      <ValueCard label={t`Current waist`} unit={t`cm`} latest={latestValue(measurements, 'waist', today)} />
    </div>
  )
}

type CardProps = { label: string; unit: string; latest: LatestValue | null }

/** Whether less or more is wanted is not known here, so no change is coloured. */
function ValueCard({ label, unit, latest }: CardProps) {
  const { number } = useFormat()
  return (
    <section className={classes.card} aria-label={label}>
      <StatFigure
        size="lg"
        label={label}
        value={latest ? number(latest.value, 1) : '–'}
        unit={latest && unit}
        note={<ValueNote unit={unit} latest={latest} />}
      />
    </section>
  )
}

function ValueNote({ unit, latest }: Omit<CardProps, 'label'>): ReactNode {
  const day = useNearDay()
  if (!latest) return <Trans>Not measured yet</Trans>
  const { change } = latest
  const date = day(latest.date, 'short')
  const since = change && day(change.since, 'short')
  return (
    <span className={classes.note}>
      {change && <Delta value={change.by} unit={unit} good="none" />}
      {!change || change.since === latest.date ? (
        <Trans>Measured on {date}</Trans>
      ) : (
        <Trans>
          from {since} to {date}
        </Trans>
      )}
    </span>
  )
}

function CardSkeleton() {
  return (
    <div className={classes.card}>
      <SkeletonBlock />
      <SkeletonBlock shape="figure" />
      <SkeletonBlock />
    </div>
  )
}
