import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ClientOverview } from '@/entities/client/client-overview'
import { DayEnergy } from '@/entities/client/DayEnergy'
import { WeightNow } from '@/entities/client/WeightNow'
import { pictureAddress } from '@/shared/api/picture-address'
import { useFormat } from '@/shared/i18n/format'
import { toDay } from '@/shared/lib/day'
import { useShownItems } from '@/shared/ui/use-shown-items'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import { Section } from '@/shared/ui/Section'
import { MoreLink } from '@/shared/ui/MoreLink'
import classes from './ConnectedClients.module.css'

const shownAtFirst = 6

/** Every connected client with the figures of the day, newest connection first. */
export function ConnectedClients({ clients }: { clients: readonly ClientOverview[] }) {
  const { t } = useLingui()
  const { number } = useFormat()
  const { list, shown, hasMore, showMore } = useShownItems(clients, shownAtFirst, Infinity)
  const total = number(clients.length)
  return (
    <Section
      title={<Trans>Connected clients</Trans>}
      action={
        <MoreLink to="/clients" label={t`All clients`}>
          <Trans>All clients</Trans>
        </MoreLink>
      }
    >
      <ul ref={list} className={classes.list}>
        {shown.map((client) => (
          <ClientRow key={client.client_id} client={client} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="subtle" onClick={showMore}>
          <Trans>Show all {total}</Trans>
        </Button>
      )}
    </Section>
  )
}

function ClientRow({ client }: { client: ClientOverview }) {
  const format = useFormat()
  const { client_id: id, name, profile_picture_url: picture } = client
  const since = format.day(toDay(new Date(client.since)), 'full')
  return (
    <li>
      <PersonAvatar id={id} name={name} pictureUrl={pictureAddress(picture)} size="sm" />
      <div className={classes.words}>
        <Link to="/clients/$id" params={{ id }}>
          {name}
        </Link>
        <DayEnergy client={client} />
        <p className="muted small">
          <Trans>Client since {since}</Trans>
        </p>
      </div>
      <WeightNow client={client} />
    </li>
  )
}
