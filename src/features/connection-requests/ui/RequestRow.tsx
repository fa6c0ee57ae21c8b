import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { ReceivedRequest } from '@/entities/connection/connection'
import { useFormat } from '@/shared/i18n/format'
import { toDay } from '@/shared/lib/day'
import { PersonAvatar } from '@/shared/ui/PersonAvatar'
import classes from '../ConnectionRequests.module.css'

type Props = {
  request: ReceivedRequest
  isAccepting: boolean
  onAccept: () => void
  onReject: () => void
}

/** A client who asks: who, since when, and the two answers. */
export function RequestRow({ request, isAccepting, onAccept, onReject }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const { id, name, email } = request.client
  return (
    <li className={classes.row}>
      <div className={classes.person}>
        <PersonAvatar id={id} name={name} size="lg" />
        <div className={classes.words}>
          <b>{name}</b>
          <span className="muted small">{email}</span>
          <time className="muted small" dateTime={request.created_at}>
            {format.day(toDay(new Date(request.created_at)), 'date')}
          </time>
        </div>
      </div>
      <div className={classes.buttons}>
        <Button variant="light" aria-label={t`Accept ${name}`} loading={isAccepting} onClick={onAccept}>
          <Trans>Accept</Trans>
        </Button>
        <Button variant="default" aria-label={t`Reject ${name}`} disabled={isAccepting} onClick={onReject}>
          <Trans>Reject</Trans>
        </Button>
      </div>
    </li>
  )
}
