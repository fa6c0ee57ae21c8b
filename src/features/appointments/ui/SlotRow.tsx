import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { CalendarSlot } from '@/entities/appointment/appointment'
import { useFormat } from '@/shared/i18n/format'
import classes from './SlotRow.module.css'

/** How a slot stands, as its nutritionist reads it. */
const statusTexts: Record<CalendarSlot['status'], MessageDescriptor> = {
  available: msg`Free`,
  pending: msg`Awaiting confirmation`,
  confirmed: msg`Confirmed`,
  cancelled: msg`Declined`,
}

type SlotActions = {
  onConfirm: (slot: CalendarSlot) => void
  onDecline: (slot: CalendarSlot) => void
  onRemove: (slot: CalendarSlot) => void
}

type Props = {
  slot: CalendarSlot
  /** IANA name of the nutritionist's zone */
  zone: string
  /** A confirmation of this slot is under way. */
  isConfirming: boolean
} & SlotActions

/** A slot: when, how it stands, who booked it, and what can be done. */
export function SlotRow({ slot, zone, isConfirming, ...actions }: Props) {
  const { t, i18n } = useLingui()
  const { time } = useFormat()
  const { status, client, client_id } = slot
  const [start, end] = [time(slot.start_time, zone), time(slot.end_time, zone)]
  const name = client?.name ?? (client_id && t`a former client`)
  return (
    <li className={classes.row}>
      <span className={`num ${classes.time}`}>
        {start}
        <span className="muted">–{end}</span>
      </span>
      <div className={classes.words}>
        {name && <b>{name}</b>}
        {client && <span className={`muted small ${classes.email}`}>{client.email}</span>}
        <span className={classes.status} data-status={status}>
          {i18n._(statusTexts[status])}
        </span>
      </div>
      {status === 'pending' && (
        <div className={classes.buttons}>
          <Button
            variant="light"
            aria-label={t`Confirm ${start}`}
            loading={isConfirming}
            onClick={() => actions.onConfirm(slot)}
          >
            <Trans>Confirm</Trans>
          </Button>
          <Button variant="default" aria-label={t`Decline ${start}`} onClick={() => actions.onDecline(slot)}>
            <Trans>Decline</Trans>
          </Button>
        </div>
      )}
      {status === 'available' && (
        <div className={classes.buttons}>
          <Button variant="subtle" aria-label={t`Remove ${start}`} onClick={() => actions.onRemove(slot)}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
    </li>
  )
}
