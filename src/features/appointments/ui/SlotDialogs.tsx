import { Trans, useLingui } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog'
import type { SlotQuestions } from './use-slot-questions'

/** Asks before a booking is declined and before a slot is removed. */
export function SlotDialogs({ questions, zone }: { questions: SlotQuestions; zone: string }) {
  const { t } = useLingui()
  const { time } = useFormat()
  const { asked, isPending, cancel, confirm } = questions
  const start = asked ? time(asked.slot.start_time, zone) : ''
  const name = asked?.slot.client?.name ?? t`The client`
  return (
    <>
      <ConfirmDialog
        opened={asked?.kind === 'decline'}
        danger
        title={<Trans>Decline this appointment?</Trans>}
        text={
          <Trans>
            {start}, {name}. The client is told, and this cannot be undone.
          </Trans>
        }
        confirmLabel={<Trans>Decline</Trans>}
        pending={isPending}
        onConfirm={confirm}
        onCancel={cancel}
      />
      <ConfirmDialog
        opened={asked?.kind === 'remove'}
        danger
        title={<Trans>Are you sure you want to delete this slot?</Trans>}
        text={<Trans>{start}. Clients can no longer book it.</Trans>}
        confirmLabel={<Trans>Delete</Trans>}
        pending={isPending}
        onConfirm={confirm}
        onCancel={cancel}
      />
    </>
  )
}
