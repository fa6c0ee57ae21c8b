import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ClientOverview } from '@/entities/client/client-overview'
import { zoneOrDevices } from '@/shared/device/zone'
import { wallTime } from '@/shared/lib/zoned-time'
import { Section } from '@/shared/ui/Section'
import { MoreLink } from '@/shared/ui/MoreLink'
import classes from './SessionsToday.module.css'

type Props = {
  clients: readonly ClientOverview[]
  /** ms since the epoch */
  now: number
}

/** The sessions of the nutritionist's day, on the nutritionist's clock; nothing on a day without any. */
export function SessionsToday({ clients, now }: Props) {
  const { t } = useLingui()
  const sessions = clients
    .flatMap((client) => {
      const zone = zoneOrDevices(client.nutritionist_timezone)
      const { day: today } = wallTime(now, zone)
      return client.sessions.flatMap(({ id, start_time, status }) => {
        const { day, time } = wallTime(start_time, zone)
        return day === today ? [{ id, client, time, status }] : []
      })
    })
    .toSorted((one, other) => one.time.localeCompare(other.time))
  if (sessions.length === 0) return null
  return (
    <Section
      title={<Trans>Sessions today</Trans>}
      action={
        <MoreLink to="/calendar" label={t`Schedule`}>
          <Trans>Schedule</Trans>
        </MoreLink>
      }
    >
      <ol className={classes.list}>
        {sessions.map(({ id, client, time, status }) => (
          <li key={id}>
            <time className="num">{time}</time>
            <div>
              <Link to="/clients/$id" params={{ id: client.client_id }}>
                {client.name}
              </Link>
              {status === 'pending' ? (
                <p className={classes.waiting}>
                  <Trans>Waits for your confirmation</Trans>
                </p>
              ) : (
                <p className="muted small">
                  <Trans>Confirmed</Trans>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
