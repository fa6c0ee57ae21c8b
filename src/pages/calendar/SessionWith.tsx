import { Trans, useLingui } from '@lingui/react/macro'
import { ActionIcon, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { ClientOverview } from '@/entities/client/client-overview'
import { clientQueries } from '@/entities/client/queries'
import { LazyMessageDialog } from '@/features/chat/lazy'
import { pictureAddress } from '@/shared/api/picture-address'
import type { SessionUser } from '@/shared/auth/session-store'
import { IconX } from '@/shared/ui/icons'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import classes from './SessionWith.module.css'

type Props = { user: SessionUser; clientId: string }

/**
 * With whom a session is wanted, and the invitation to book one: a nutritionist offers times, the client takes one of them
 *. Nothing for anyone who is not connected.
 */
export function SessionWith({ user, clientId }: Props) {
  const { data: clients } = useQuery(clientQueries.overview(user.id))
  const client = clients?.find(({ client_id: id }) => id === clientId)
  return client && <Invitation user={user} client={client} />
}

function Invitation({ user, client }: { user: SessionUser; client: ClientOverview }) {
  const { t } = useLingui()
  const headingId = useId()
  const [isWriting, setWriting] = useState(false)
  const { client_id: id, name, profile_picture_url: picture } = client

  return (
    <section className={classes.card} aria-labelledby={headingId}>
      <PersonAvatar id={id} name={name} pictureUrl={pictureAddress(picture)} size="lg" />
      <div className={classes.words}>
        <h2 id={headingId}>
          <Trans>Session with {name}</Trans>
        </h2>
        <p className="muted small">
          <Trans>Add times that suit you, then invite {name} to book one of them.</Trans>
        </p>
      </div>
      <Button variant="light" className={classes.invite} onClick={() => setWriting(true)}>
        <Trans>Invite to book</Trans>
      </Button>
      <ActionIcon
        aria-label={t`Close`}
        renderRoot={(props) => (
          <Link {...props} to="/calendar" search={(now) => ({ ...now, client: undefined })} />
        )}
      >
        <IconX className="icon" />
      </ActionIcon>
      <LazyMessageDialog
        opened={isWriting}
        onClose={() => setWriting(false)}
        user={user}
        client={{ id, name }}
        suggestion={t`Let us plan our next session. My free times are under Appointments: please book the one that suits you.`}
      />
    </section>
  )
}
