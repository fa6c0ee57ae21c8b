import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ClientOverview } from '@/entities/client/client-overview'
import { progressOf } from '@/entities/client/figures'
import { pictureAddress } from '@/shared/api/picture-address'
import { useFormat } from '@/shared/i18n/format'
import { toDay } from '@/shared/lib/day'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import { Section } from '@/shared/ui/Section'
import classes from './RecentClientsTable.module.css'
import { sampleClient } from './sample'
import { SampleMark } from './SampleMark'

/** How many the table shows. */
const shownInTable = 5
const dayMs = 86_400_000
const none = '–'

type Props = {
  clients: readonly ClientOverview[]
  /** ms since the epoch */
  now: number
}

/** The newest clients in a table; one sample row, marked as such, for a nutritionist without a client. */
export function RecentClientsTable({ clients, now }: Props) {
  const isSample = clients.length === 0
  return (
    <Section title={<Trans>Recent activity of clients</Trans>}>
      {isSample && <SampleMark />}
      <table className={classes.table} data-sample={isSample || undefined}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Client</Trans>
            </th>
            <th scope="col">
              <Trans>Start date</Trans>
            </th>
            <th scope="col">
              <Trans>Progress</Trans>
            </th>
            <th scope="col">
              <Trans>Last activity</Trans>
            </th>
            <th scope="col">
              <Trans>Status</Trans>
            </th>
            <th scope="col">
              <span className="vh">
                <Trans>Details</Trans>
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {isSample ? (
            <SampleRow now={now} />
          ) : (
            clients
              .slice(0, shownInTable)
              .map((client) => <ClientRow key={client.client_id} client={client} now={now} />)
          )}
        </tbody>
      </table>
    </Section>
  )
}

function ClientRow({ client, now }: { client: ClientOverview; now: number }) {
  const { t } = useLingui()
  const { client_id: id, name, profile_picture_url: picture } = client
  return (
    <Row
      who={
        <>
          <PersonAvatar id={id} name={name} pictureUrl={pictureAddress(picture)} size="sm" />
          {name}
        </>
      }
      start={toDay(new Date(client.since))}
      progress={progressOf(client)}
      lastActivity={client.last_activity}
      now={now}
      action={
        <Button
          variant="default"
          aria-label={t`View details of ${name}`}
          renderRoot={(props) => <Link {...props} to="/clients/$id" params={{ id }} />}
        >
          <Trans>View details</Trans>
        </Button>
      }
    />
  )
}

function SampleRow({ now }: { now: number }) {
  const lastActivity = new Date(now - sampleClient.daysSinceActivity * dayMs).toISOString()
  return (
    <Row
      who={<Trans>Sample client</Trans>}
      progress={sampleClient.progress}
      lastActivity={lastActivity}
      now={now}
    />
  )
}

type RowProps = {
  who: ReactNode
  start?: string
  /** Percent; undefined without a target. */
  progress: number | undefined
  lastActivity: string | null
  now: number
  action?: ReactNode
}

function Row({ who, start, progress, lastActivity, now, action }: RowProps) {
  const { t } = useLingui()
  const { day, percent, ago } = useFormat()
  return (
    <tr>
      <th scope="row">
        <span className={classes.who}>{who}</span>
      </th>
      <td data-label={t`Start date`}>{start ? day(start, 'full') : none}</td>
      <td className="num" data-label={t`Progress`}>
        {progress === undefined ? none : percent(progress / 100)}
      </td>
      <td data-label={t`Last activity`}>{lastActivity === null ? none : ago(lastActivity, now)}</td>
      <td data-label={t`Status`}>
        <span className={classes.status}>
          <Trans>Active</Trans>
        </span>
      </td>
      <td>{action}</td>
    </tr>
  )
}
