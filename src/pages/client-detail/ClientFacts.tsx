import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isRecent } from '@/shared/lib/day-window'
import { useFormat } from '@/shared/i18n/format'
import { useNearDay } from '@/shared/i18n/use-near-day'
import type { Day } from '@/shared/lib/day'
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
              {!isRecent(latest.date, detail.today) && <MeasuredOn day={latest.date} />}
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

function MeasuredOn({ day }: { day: Day }) {
  const date = useNearDay()(day, 'date')
  return (
    <span className={classes.line}>
      <Trans>Measured on {date}</Trans>
    </span>
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
