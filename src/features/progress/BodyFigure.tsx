import { useLingui } from '@lingui/react/macro'
import { MeasuredOn } from '@/entities/measurement/MeasuredOn'
import type { MeasuredValue } from '@/entities/measurement/measurement'
import { bodyOf } from '@/entities/progress/body-figures'
import { useFormat } from '@/shared/i18n/format'
import { isRecent } from '@/shared/lib/day-window'
import { wantedWay } from '@/shared/lib/wanted-way'
import { Delta } from '@/shared/ui/Delta'
import { StatFigure } from '@/shared/ui/StatFigure'
import type { ClientRange } from '@/entities/progress/client-range'

type Props = { of: MeasuredValue; report: Pick<ClientRange, 'figures' | 'range'> }

/** The latest value, when it was measured where that is not lately, and how it moved over the range. */
export function BodyFigure({ of, report: { figures, range } }: Props) {
  const { t } = useLingui()
  const { number } = useFormat()
  const { count, first, last, latest, latestDay, target } = bodyOf(of, figures)
  const unit = of === 'weight' ? t`kg` : t`cm`
  return (
    <>
      <StatFigure
        size="lg"
        value={latest === null ? '–' : number(latest, 1)}
        unit={latest !== null && unit}
        tone="warn"
        note={latestDay !== null && !isRecent(latestDay, range.to) && <MeasuredOn day={latestDay} />}
      />
      {count > 1 && first !== null && last !== null && first !== last && (
        <Delta value={last - first} unit={unit} good={wantedWay(first, target)} />
      )}
    </>
  )
}
