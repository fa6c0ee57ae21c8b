import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { MeasuredOn } from '@/entities/measurement/MeasuredOn'
import { useFormat } from '@/shared/i18n/format'
import { isRecent } from '@/shared/lib/day-window'
import { useNearDay } from '@/shared/i18n/use-near-day'
import { useMinute } from '@/shared/lib/use-minute'
import { wantedWay } from '@/shared/lib/wanted-way'
import { deviceZone, zoneOrDevices } from '@/shared/device/zone'
import { isKnownZone, wallTime } from '@/shared/lib/zoned-time'
import { Delta } from '@/shared/ui/Delta'
import { StatFigure } from '@/shared/ui/StatFigure'
import classes from './ClientDetailPage.module.css'
import type { OpenClient } from './queries'

/** The figures that a nutritionist looks for first: weight and sessions, and the client's clock where it shows another time. */
export function ClientFacts({ detail }: { detail: OpenClient }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const [latest, previous] = detail.latest_weights
  const target = detail.targets?.target_weight ?? null
  const zone = zoneOrDevices(detail.nutritionist_timezone)
  return (
    <div className={classes.facts}>
      <StatFigure
        label={<Trans>Weight</Trans>}
        value={latest ? number(latest.weight, 1) : '–'}
        unit={latest && <Trans>kg</Trans>}
        note={
          latest && (
            <>
              {previous && (
                <Delta
                  value={latest.weight - previous.weight}
                  unit={t`kg`}
                  good={wantedWay(previous.weight, target)}
                />
              )}
              {!isRecent(latest.date, detail.today) && (
                <span className={classes.line}>
                  <MeasuredOn day={latest.date} />
                </span>
              )}
            </>
          )
        }
      />
      <SessionFigure label={<Trans>Last session</Trans>} at={detail.last_session} zone={zone} />
      <SessionFigure label={<Trans>Next session</Trans>} at={detail.next_session} zone={zone} withTime />
      <ClientClock zone={detail.profile.timezone} />
    </div>
  )
}

/** `zone`: IANA name of the nutritionist's, as in the calendar. */
type SessionProps = { label: ReactNode; at: string | null; zone: string; withTime?: boolean }

function SessionFigure({ label, at, zone, withTime = false }: SessionProps) {
  const { time } = useFormat()
  const day = useNearDay()
  if (at === null) return <StatFigure label={label} value="–" />
  const date = day(wallTime(at, zone).day, 'date')
  return <StatFigure label={label} value={date} note={withTime && time(at, zone)} />
}

function ClientClock({ zone }: { zone: string }) {
  const now = useMinute()
  const { zone: zoneName } = useFormat()
  if (!isKnownZone(zone)) return null
  const { time } = wallTime(now, zone)
  if (time === wallTime(now, deviceZone()).time) return null
  return <StatFigure label={<Trans>Time there</Trans>} value={time} note={zoneName(zone)} />
}
