import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ClientOverview } from '@/entities/client/client-overview'
import type { Reason } from '@/entities/client/attention'
import classes from './ClientActions.module.css'

type Action = 'open' | 'write' | 'book'

/** What each reason asks for first; the others stand beside it. */
const firstActions: Record<Reason['kind'], Action> = {
  silent: 'write',
  unanswered: 'write',
  mood: 'open',
  weight: 'book',
  session: 'open',
}
const actions: readonly Action[] = ['write', 'open', 'book']

type Props = { client: ClientOverview; reason: Reason; isMostUrgent: boolean; onWrite: () => void }

/** Open, write, book: the one that the reason asks for stands out. */
export function ClientActions({ client, reason, isMostUrgent, onWrite }: Props) {
  const first = firstActions[reason.kind]
  const buttons: Record<Action, (variant: string) => ReactNode> = {
    open: (variant) => <OpenButton key="open" variant={variant} client={client} />,
    write: (variant) =>
      reason.kind === 'unanswered' ? (
        <ReplyButton key="write" variant={variant} client={client} />
      ) : (
        <WriteButton key="write" variant={variant} client={client} onWrite={onWrite} />
      ),
    book: (variant) => <BookButton key="book" variant={variant} client={client} />,
  }
  return (
    <div className={classes.actions}>
      {buttons[first](isMostUrgent ? 'filled' : 'light')}
      {actions.filter((action) => action !== first).map((action) => buttons[action]('subtle'))}
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

function ReplyButton({ variant, client: { client_id: id, name } }: ButtonProps) {
  const { t } = useLingui()
  return (
    <Button
      variant={variant}
      aria-label={t`Reply: ${name}`}
      renderRoot={(props) => <Link {...props} to="/feedback" search={(now) => ({ ...now, client: id })} />}
    >
      <Trans>Reply</Trans>
    </Button>
  )
}

function WriteButton({ variant, client: { name }, onWrite }: ButtonProps & { onWrite: () => void }) {
  const { t } = useLingui()
  return (
    <Button variant={variant} aria-label={t`Write: ${name}`} onClick={onWrite}>
      <Trans>Write</Trans>
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
