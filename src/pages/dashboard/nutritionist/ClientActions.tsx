import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Attention, Reason } from '@/entities/client/attention'
import type { ClientOverview, ReasonKind } from '@/entities/client/client-overview'
import classes from './ClientActions.module.css'

type Action = 'open' | 'write' | 'book'

/** What each reason asks for first; a decision is made where it is asked for. */
const firstActions: Record<ReasonKind, Action | undefined> = {
  decision: undefined,
  silent: 'write',
  unanswered: 'write',
  mood: 'open',
  weight: 'book',
  session: 'open',
}
const actions: readonly Action[] = ['write', 'open', 'book']

type FirstProps = { client: ClientOverview; reason: Reason; variant: string; onWrite: () => void }

/** Open, write, reply or book: the one that the reason asks for. */
export function FirstAction({ client, reason, variant, onWrite }: FirstProps) {
  switch (firstActions[reason.kind]) {
    case 'open':
      return <OpenButton variant={variant} client={client} />
    case 'write':
      return (
        <WriteButton
          variant={variant}
          client={client}
          isReply={reason.kind === 'unanswered'}
          onWrite={onWrite}
        />
      )
    case 'book':
      return <BookButton variant={variant} client={client} />
    case undefined:
      return null
  }
}

type OtherProps = {
  client: ClientOverview
  reasons: Attention['reasons']
  isPuttingOff: boolean
  onWrite: () => void
  onPutOff: () => void
}

/** What can be done besides, and putting the client off until tomorrow. */
export function OtherActions({ client, reasons, isPuttingOff, onWrite, onPutOff }: OtherProps) {
  const { t } = useLingui()
  const { name } = client
  const isUnanswered = reasons.some(({ kind }) => kind === 'unanswered')
  const others = actions.filter((action) => action !== firstActions[reasons[0].kind])
  return (
    <div className={classes.actions}>
      {others.includes('write') && <WriteButton variant="subtle" client={client} onWrite={onWrite} />}
      {isUnanswered && <ConversationButton variant="subtle" client={client} />}
      {others.includes('open') && <OpenButton variant="subtle" client={client} />}
      {others.includes('book') && <BookButton variant="subtle" client={client} />}
      <Button
        variant="subtle"
        aria-label={t`Until tomorrow: ${name}`}
        loading={isPuttingOff}
        onClick={onPutOff}
      >
        <Trans>Until tomorrow</Trans>
      </Button>
    </div>
  )
}

type ButtonProps = { variant: string; client: ClientOverview }

function OpenButton({ variant, client: { client_id: id, name } }: ButtonProps) {
  const { t } = useLingui()
  return (
    <Button
      variant={variant}
      aria-label={t`Open: ${name}`}
      renderRoot={(props) => <Link {...props} to="/clients/$id" params={{ id }} />}
    >
      <Trans>Open</Trans>
    </Button>
  )
}

function ConversationButton({ variant, client: { client_id: id, name } }: ButtonProps) {
  const { t } = useLingui()
  return (
    <Button
      variant={variant}
      aria-label={t`Conversation: ${name}`}
      renderRoot={(props) => <Link {...props} to="/feedback" search={(now) => ({ ...now, client: id })} />}
    >
      <Trans>Conversation</Trans>
    </Button>
  )
}

type WriteProps = ButtonProps & { isReply?: boolean; onWrite: () => void }

function WriteButton({ variant, client: { name }, isReply = false, onWrite }: WriteProps) {
  const { t } = useLingui()
  return (
    <Button variant={variant} aria-label={isReply ? t`Reply: ${name}` : t`Write: ${name}`} onClick={onWrite}>
      {isReply ? <Trans>Reply</Trans> : <Trans>Write</Trans>}
    </Button>
  )
}

function BookButton({ variant, client: { client_id: id, name } }: ButtonProps) {
  const { t } = useLingui()
  return (
    <Button
      variant={variant}
      aria-label={t`Book a session: ${name}`}
      renderRoot={(props) => <Link {...props} to="/calendar" search={(now) => ({ ...now, client: id })} />}
    >
      <Trans>Book a session</Trans>
    </Button>
  )
}
