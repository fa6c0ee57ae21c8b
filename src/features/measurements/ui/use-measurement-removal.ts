import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import type { Measurement } from '@/entities/measurement'
import { outbox } from '@/shared/outbox/outbox'
import { storedVersionOf, undelete } from '@/shared/outbox/unsent-entries'
import { showToast } from '@/shared/ui/toast'
import { useDeleteMeasurement, useSaveMeasurement } from '../api/use-measurement-mutations'
import { contentOf } from '../model/measurement-form'

/**
 * Deletes measurements once that is confirmed, and brings them back for as long as the toast is there.
 * @param onGone called when one is deleted
 */
export function useMeasurementRemoval(userId: string, onGone: (measurement: Measurement) => void) {
  const deletion = useDeleteMeasurement(userId)
  const saving = useSaveMeasurement(userId)
  const [asked, setAsked] = useState<Measurement>()

  async function bringBack(measurement: Measurement): Promise<void> {
    if (await undelete(measurement.id)) return
    try {
      await saving.mutateAsync({
        id: measurement.id,
        content: contentOf(measurement),
        createdAt: measurement.created_at,
      })
    } catch {
      showToast({
        text: msg`The measurement could not be brought back. Check your connection and try again.`,
        undo: () => void bringBack(measurement),
      })
    }
  }

  async function remove(measurement: Measurement): Promise<void> {
    const stored = storedVersionOf(measurement)
    try {
      if (stored) await deletion.mutateAsync(stored)
      else await outbox.remove(measurement.id)
    } catch {
      return setAsked(undefined) // `error` says why
    }
    setAsked(undefined)
    showToast({ text: msg`Measurement deleted`, undo: () => void bringBack(measurement) })
    onGone(measurement)
  }

  return {
    /** The measurement whose deletion is to be confirmed. */
    asked,
    ask: (measurement: Measurement) => {
      deletion.reset()
      setAsked(measurement)
    },
    cancel: () => setAsked(undefined),
    confirm: () => asked && void remove(asked),
    isPending: deletion.isPending,
    error: deletion.error,
  }
}
export type MeasurementRemoval = ReturnType<typeof useMeasurementRemoval>
