import type { Measurement } from '@/entities/measurement'
import { AppError } from '@/shared/api/app-error'
import type { Sender } from '@/shared/outbox/send-parcels'
import type { UnsentEntry } from '@/shared/outbox/unsent-entries'
import { contentOf, type MeasurementContent } from '../model/measurement-form'
import { deleteMeasurement, MeasurementConflict, saveMeasurement } from './save-measurement'

/** A measurement that waits on this device. */
export type UnsentMeasurement = UnsentEntry<Measurement, MeasurementContent>

/** Sends a measurement, or its deletion, that waited on this device. */
export const sendUnsentMeasurement: Sender = async ({ id, userId, payload }) => {
  const { row, base, sent, isDeleted } = payload as UnsentMeasurement
  try {
    if (isDeleted) return await deleteMeasurement(row)
    await saveMeasurement({
      id,
      userId,
      content: contentOf(row),
      seen: base?.updated_at,
      sent,
      createdAt: row.created_at,
    })
  } catch (error) {
    throw error instanceof MeasurementConflict ? new AppError('conflict', error.message, error) : error
  }
}
