import { Trans } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import { isKnownZone } from '@/shared/lib/zoned-time'
import { otherClock } from './model/other-clock'

type Props = {
  /** IANA name of the reader's zone */
  zone: string
  /** IANA name of the nutritionist's */
  hostZone: string
  /** ms since the epoch */
  now: number
}

/** Says whose clock the times follow, where the two differ now. */
export function ClockNote({ zone, hostZone, now }: Props) {
  const format = useFormat()
  if (!isKnownZone(hostZone) || !otherClock(new Date(now).toISOString(), zone, hostZone)) return null
  const [own, other] = [format.zone(zone), format.zone(hostZone)]
  return (
    <p className="muted small">
      <Trans>
        Times are on your clock ({own}); the small ones are on your nutritionist's ({other}).
      </Trans>
    </p>
  )
}
