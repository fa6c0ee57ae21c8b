import { Plural, useLingui } from '@lingui/react/macro'
import type { MeasuredValue } from '@/entities/measurement'
import { useFormat } from '@/shared/i18n/format'
import { daysBetween } from '@/shared/lib/day'
import { wantedWay } from '@/shared/lib/wanted-way'
import { Delta } from '@/shared/ui/Delta'
import { StatFigure } from '@/shared/ui/StatFigure'
import type { RangeReport } from './queries'

/** After so many days a value is called old. */
const freshDays = 14

/** The latest value of the range, how it moved over it, and how old it is where that matters. */
export function BodyFigure({ of, report }: { of: MeasuredValue; report: RangeReport }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const { first, last, target, lastDay } = bodyOf(of, report)
  const unit = of === 'weight' ? t`kg` : t`cm`
  return (
    <>
      <StatFigure
        size="lg"
        value={last === null ? '–' : number(last, 1)}
        unit={last !== null && unit}
        tone="warn"
        note={lastDay && <OldNote days={daysBetween(lastDay, report.range.to)} />}
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

const bodyOf = (of: MeasuredValue, { figures }: RangeReport) =>
  of === 'weight'
    ? {
        first: figures.first_weight,
        last: figures.last_weight,
        target: figures.target_weight,
        lastDay: figures.latest_weight_day,
      }
    : {
        first: figures.first_waist,
        last: figures.last_waist,
        target: figures.target_waist,
        lastDay: figures.latest_waist_day,
      }
