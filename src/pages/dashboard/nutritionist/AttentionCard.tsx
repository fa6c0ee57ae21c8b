import type { Attention } from '@/entities/client/attention'
import type { ClientOverview } from '@/entities/client/client-overview'
import { ReasonLine } from '@/entities/client/ReasonLine'
import { WeightNow } from '@/entities/client/WeightNow'
import { pictureAddress } from '@/shared/api/picture-address'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import classes from './AttentionCard.module.css'
import { ClientActions } from './ClientActions'
import { Evidence } from './Evidence'

type Props = {
  attention: Attention
  /** The first of the list: the one filled button of the screen. */
  isMostUrgent: boolean
  onWrite: () => void
}

/** One client who needs the nutritionist: why, on what evidence, and what can be done about it. */
export function AttentionCard({ attention: { client, reasons }, isMostUrgent, onWrite }: Props) {
  const [first, ...others] = reasons
  return (
    <li className={classes.card}>
      <Who client={client} />
      <div className={classes.words}>
        <h2>{client.name}</h2>
        <ReasonLine reason={first} />
        <Evidence reason={first} client={client} />
        {others.map((reason) => (
          <ReasonLine key={reason.kind} reason={reason} />
        ))}
      </div>
      <div className={classes.weight}>
        <WeightNow client={client} tone="quiet" />
      </div>
      <ClientActions client={client} reason={first} isMostUrgent={isMostUrgent} onWrite={onWrite} />
    </li>
  )
}

function Who({ client }: { client: ClientOverview }) {
  const { client_id: id, name, profile_picture_url: picture } = client
  return <PersonAvatar id={id} name={name} pictureUrl={pictureAddress(picture)} />
}
