import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ClientOverview } from '@/entities/client/client-overview'
import { Section } from '@/shared/ui/Section'
import { MoreLink } from '@/shared/ui/MoreLink'
import classes from './SessionsToday.module.css'

/** The sessions of the nutritionist's day, on the nutritionist's clock; nothing on a day without any. */
export function SessionsToday({ clients }: { clients: readonly ClientOverview[] }) {
  const { t } = useLingui()
  const sessions = clients
    .flatMap((client) => (client.session_today === null ? [] : [{ client, time: client.session_today }]))
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
        {sessions.map(({ client, time }) => (
          <li key={client.client_id}>
            <time className="num">{time}</time>
            <div>
              <Link to="/clients/$id" params={{ id: client.client_id }}>
                {client.name}
              </Link>
              {client.session_today_status === 'pending' ? (
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
