import { Plural, useLingui } from '@lingui/react/macro'
import type { MeasuredValue } from '@/entities/measurement/measurement'
import { useFormat } from '@/shared/i18n/format'
import { daysBetween } from '@/shared/lib/day'
import { wantedWay } from '@/shared/lib/wanted-way'
import { Delta } from '@/shared/ui/Delta'
import { StatFigure } from '@/shared/ui/StatFigure'
import { bodyOf } from './body-of'
import type { RangeReport } from './queries'

/** After so many days a value is called old. */
const freshDays = 14

/** The latest value of the range, how it moved over it, and how old it is where that matters. */
export function BodyFigure({ of, report }: { of: MeasuredValue; report: RangeReport }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const { first, last, target, latestDay } = bodyOf(of, report)
  const unit = of === 'weight' ? t`kg` : t`cm`
  return (
    <>
      <StatFigure
        size="lg"
        value={last === null ? '–' : number(last, 1)}
        unit={last !== null && unit}
        tone="warn"
        note={latestDay && <OldNote days={daysBetween(latestDay, report.range.to)} />}
      />
      {first !== null && last !== null && first !== last && (
        <Delta value={last - first} unit={unit} good={wantedWay(first, target)} />
      )}
    </>
  )
}

function OldNote({ days }: { days: number }) {
  if (days <= freshDays) return null
  return <Plural value={days} one="last measured # day ago" other="last measured # days ago" />
}
