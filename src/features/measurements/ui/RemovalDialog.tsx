import { useValueWords } from '@/entities/measurement'
import { Trans } from '@lingui/react/macro'
import { useFormat } from '@/shared/i18n/format'
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog'
import type { MeasurementRemoval } from './use-measurement-removal'

/** Asks before a measurement is deleted (spec section 5), naming it. */
export function RemovalDialog({ removal }: { removal: MeasurementRemoval }) {
  const { day } = useFormat()
  const words = useValueWords()
  const { asked } = removal
  const date = asked ? day(asked.date, 'full') : ''
  const values = asked ? words.both(asked) : ''
  return (
    <ConfirmDialog
      opened={asked !== undefined}
      danger
      pending={removal.isPending}
      title={<Trans>Delete this measurement?</Trans>}
      text={
        <Trans>
          {date}: {values}
        </Trans>
      }
      confirmLabel={<Trans>Delete</Trans>}
      onConfirm={removal.confirm}
      onCancel={removal.cancel}
    />
  )
}
