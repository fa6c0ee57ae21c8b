import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ClientOverview } from '@/entities/client/client-overview'
import { ReasonLine, RestingLine } from '@/entities/client/ReasonLine'
import { isPutOff, reasonsFor, restingSilence } from '@/entities/client/attention'
import { WeightNow } from '@/entities/client/WeightNow'
import { netOf } from '@/entities/progress/net'
import { pictureAddress } from '@/shared/api/picture-address'
import { useFormat } from '@/shared/i18n/format'
import { toDay } from '@/shared/lib/day'
import { useToday } from '@/shared/lib/use-today'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import { StatFigure } from '@/shared/ui/StatFigure'
import classes from './ClientCard.module.css'

type Props = {
  client: ClientOverview
  /** ms since the epoch */
  now: number
}

/** One client: who it is, since when, weight and energy of today, and what is the matter where something is. */
export function ClientCard({ client, now }: Props) {
  const format = useFormat()
  const { client_id: id, name, email, profile_picture_url: picture } = client
  const since = format.day(toDay(new Date(client.since)), 'full')
  const reasons = reasonsFor(client, now)
  const isLater = isPutOff(client, now)
  const isResting = restingSilence(client, now) !== undefined
  return (
    <li className={classes.card}>
      <header className={classes.head}>
        <PersonAvatar id={id} name={name} pictureUrl={pictureAddress(picture)} size="lg" />
        <div>
          <h2>
            <Link to="/clients/$id" params={{ id }}>
              {name}
            </Link>
          </h2>
          <p className="muted small">{email}</p>
          <p className="muted small">
            <Trans>Client since {since}</Trans>
          </p>
        </div>
      </header>
      <div className={classes.figures}>
        <NetEnergy client={client} />
        <WeightNow client={client} />
      </div>
      {(reasons.length > 0 || isLater || isResting || client.unread_messages > 0) && (
        <footer className={classes.news}>
          {reasons.map((reason) => (
            <ReasonLine key={reason.kind} reason={reason} />
          ))}
          {isLater && (
            <p className="muted small">
              <Trans>Put off until tomorrow</Trans>
            </p>
          )}
          <RestingLine client={client} now={now} />
          {client.unread_messages > 0 && (
            <p className="muted small">
              <Plural value={client.unread_messages} one="# unread message" other="# unread messages" />
            </p>
          )}
        </footer>
      )}
    </li>
  )
}

/** Eaten minus burned, of the client's own day; an en dash as long as neither is logged. */
function NetEnergy({ client }: { client: ClientOverview }) {
  const { t } = useLingui()
  const today = useToday()
  const { number, day } = useFormat()
  const date = day(client.today, 'short')
  const net = netOf(client.calories_today, client.calories_burned_today)
  return (
    <StatFigure
      size="sm"
      label={client.today === today ? <Trans>Net today</Trans> : <Trans>Net today ({date} there)</Trans>}
      value={net === null ? '–' : number(net)}
      unit={net !== null && t`kcal`}
    />
  )
}
