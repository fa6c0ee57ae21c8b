import type { Measurement } from '@/entities/measurement'
import { useGuardedSave } from '@/shared/ui/form/use-guarded-save'
import { MeasurementConflict } from '../api/save-measurement'
import { useSaveMeasurement } from '../api/use-measurement-mutations'
import type { MeasurementContent } from '../model/measurement-form'
import type { MeasurementDraftState } from './use-measurement-form'

/** Saves the measurement in the form. */
export function useMeasurementSaving(
  userId: string,
  draft: MeasurementDraftState,
  onSaved: (isSent: boolean) => void,
) {
  const mutation = useSaveMeasurement(userId)
  const saving = useGuardedSave<MeasurementContent, Measurement>({
    Conflict: MeasurementConflict,
    mutation,
    async send(content, base) {
      const { id, sent } = draft.current()
      draft.note({ sent: content })
      const { isSent } = await mutation.mutateAsync({ id, content, base, sent })
      draft.forget()
      onSaved(isSent)
    },
  })
  return {
    ...saving,
    save: (content: MeasurementContent) => saving.save(content, draft.current().base),
    saveAsNew: (content: MeasurementContent) => saving.save(content, undefined),
  }
}
