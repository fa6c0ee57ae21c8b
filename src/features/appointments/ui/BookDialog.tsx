import { Trans } from '@lingui/react/macro'
import type { Appointment, Host } from '@/entities/appointment/appointment'
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog'
import { useSlotWords } from './use-slot-words'

type Props = {
  /** What is asked about; closed without one. */
  slot: Appointment | undefined
  host: Host
  zone: string
  /** ms since the epoch */
  now: number
  pending: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a slot is booked, and says until when that can be taken back. */
export function BookDialog({ slot, host, zone, now, pending, onConfirm, onCancel }: Props) {
  return (
    <ConfirmDialog
      opened={slot !== undefined}
      title={<Trans>Book this appointment?</Trans>}
      text={slot && <Terms slot={slot} host={host} zone={zone} now={now} />}
      confirmLabel={<Trans>Book</Trans>}
      pending={pending}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}

function Terms({ slot, host, zone, now }: { slot: Appointment; host: Host; zone: string; now: number }) {
  const words = useSlotWords(zone, host.timezone)
  const { name } = host
  const when = words.long(slot.start_time)
  const other = words.other(slot)
  const deadline = words.short(slot.cancellation_deadline)
  return (
    <>
      <Trans>
        {when}, with {name}.
      </Trans>{' '}
      {other && <Trans>Your nutritionist's clock shows {other} then.</Trans>}{' '}
      {Date.parse(slot.cancellation_deadline) > now ? (
        <Trans>It can be cancelled until {deadline}.</Trans>
      ) : (
        <Trans>It begins in less than a day, so it cannot be cancelled once it is booked.</Trans>
      )}
    </>
  )
}
