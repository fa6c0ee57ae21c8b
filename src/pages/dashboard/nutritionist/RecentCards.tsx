import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ClientOverview } from '@/entities/client/client-overview'
import { progressOf, weightSinceStart } from '@/entities/client/figures'
import { pictureAddress } from '@/shared/api/picture-address'
import { useFormat } from '@/shared/i18n/format'
import { toDay } from '@/shared/lib/day'
import { Meter } from '@/shared/ui/Meter'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import { Section } from '@/shared/ui/Section'
import { MoreLink } from '@/shared/ui/MoreLink'
import classes from './RecentCards.module.css'

/** How many a card shows. */
const shownInCard = 3

type Props = { clients: readonly ClientOverview[] }

/** The newest clients, and since when. */
export function RecentClientsCard({ clients }: Props) {
  const { t } = useLingui()
  return (
    <Section
      title={<Trans>Recent clients</Trans>}
      action={
        <MoreLink to="/clients" label={t`View all clients`}>
          <Trans>View all</Trans>
        </MoreLink>
      }
    >
      <ul className={classes.list}>
        {clients.slice(0, shownInCard).map((client) => (
          <Row key={client.client_id} client={client}>
            <Since at={client.since} />
          </Row>
        ))}
      </ul>
    </Section>
  )
}

/** How far the newest clients have come, in kilograms and on the way to their target. */
export function ClientProgressCard({ clients }: Props) {
  const { t } = useLingui()
  return (
    <Section
      title={<Trans>Client progress</Trans>}
      action={
        <MoreLink to="/analytics" label={t`View analytics`}>
          <Trans>Analytics</Trans>
        </MoreLink>
      }
    >
      <ul className={classes.list}>
        {clients.slice(0, shownInCard).map((client) => (
          <Row key={client.client_id} client={client}>
            <Course client={client} />
          </Row>
        ))}
      </ul>
    </Section>
  )
}

function Row({ client, children }: { client: ClientOverview; children: ReactNode }) {
  const { client_id: id, name, profile_picture_url: picture } = client
  return (
    <li>
      <PersonAvatar id={id} name={name} pictureUrl={pictureAddress(picture)} size="sm" />
      <div className={classes.words}>
        <Link to="/clients/$id" params={{ id }}>
          {name}
        </Link>
        {children}
      </div>
    </li>
  )
}

function Since({ at }: { at: string }) {
  const format = useFormat()
  const since = format.day(toDay(new Date(at)), 'full')
  return (
    <p className="muted small">
      <Trans>Client since {since}</Trans>
    </p>
  )
}

function Course({ client }: { client: ClientOverview }) {
  const { t } = useLingui()
  const { name } = client
  const progress = progressOf(client)
  return (
    <>
      <p className="muted small">
        <LostOrGained client={client} />
      </p>
      {progress !== undefined && (
        <Meter value={progress} max={100} label={t`Progress of ${name}, percent`} kind="quiet" />
      )}
    </>
  )
}

function LostOrGained({ client }: { client: ClientOverview }) {
  const { number } = useFormat()
  const kg = weightSinceStart(client)
  if (client.latest_weight === null) return <Trans>No weight yet</Trans>
  if (kg === undefined) return <Trans>Too few weights since the start</Trans>
  const amount = number(Math.abs(kg), 1)
  if (kg < 0) return <Trans>{amount} kg lost</Trans>
  return kg > 0 ? <Trans>{amount} kg gained</Trans> : <Trans>Weight unchanged</Trans>
}
