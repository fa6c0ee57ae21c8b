import { Trans } from '@lingui/react/macro'
import { useNearDay } from '@/shared/i18n/use-near-day'
import type { Day } from '@/shared/lib/day'

/** When a value was measured: stands beside one that was not measured lately (`isRecent`). */
export function MeasuredOn({ day }: { day: Day }) {
  const date = useNearDay()(day, 'date')
  return <Trans>Measured on {date}</Trans>
}
