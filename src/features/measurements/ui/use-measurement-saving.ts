import { useRef, useState } from 'react'
import type { Measurement } from '@/entities/measurement'
import { AppError } from '@/shared/api/app-error'
import { MeasurementConflict } from '../api/save-measurement'
import { useSaveMeasurement } from '../api/use-measurement-mutations'
import type { MeasurementContent } from '../model/measurement-form'
import type { MeasurementDraftState } from './use-measurement-form'

/** Saves the measurement in the form, once however often it is asked to, and holds what came in between. */
export function useMeasurementSaving(
  userId: string,
  draft: MeasurementDraftState,
  onSaved: (isSent: boolean) => void,
) {
  const { mutateAsync, error, isPending, reset } = useSaveMeasurement(userId)
  const [conflict, setConflict] = useState<{ mine: MeasurementContent; stored: Measurement }>()
  const busy = useRef(false)

  async function send(content: MeasurementContent, base: Measurement | undefined): Promise<void> {
    if (busy.current) return // the second click comes before the button is disabled
    busy.current = true
    setConflict(undefined)
    const { id, sent } = draft.current()
    draft.note({ sent: content })
    try {
      const { isSent } = await mutateAsync({ id, content, base, sent })
      draft.forget()
      onSaved(isSent)
    } catch (failure) {
      if (failure instanceof MeasurementConflict) setConflict({ mine: content, stored: failure.stored })
    } finally {
      busy.current = false
    }
  }

  return {
    isPending,
    /** Why the last attempt failed; a conflict is asked about instead. */
    problem: error instanceof MeasurementConflict ? null : error,
    /** The edited measurement was deleted elsewhere. */
    isGone: error instanceof AppError && error.code === 'not-found',
    conflict,
    save: (content: MeasurementContent) => send(content, draft.current().base),
    saveAsNew: (content: MeasurementContent) => send(content, undefined),
    /** Writes the form's version over the one that was stored meanwhile. */
    overwrite: () => conflict && void send(conflict.mine, conflict.stored),
    dismissConflict: () => {
      setConflict(undefined)
      reset()
    },
  }
}
