import { msg } from '@lingui/core/macro'
import type { Measurement } from '@/entities/measurement'
import type { Day } from '@/shared/lib/day'
import { type OpenEntry, useEntryEditor } from '@/shared/ui/form/use-entry-editor'
import type { UnsentMeasurement } from '../api/send-unsent'
import { type MeasurementDraft, measurementDrafts, newMeasurement } from '../model/measurement-draft'

export type OpenMeasurement = OpenEntry<MeasurementDraft>

/**
 * What is in the measurement form: a new measurement, or one being edited.
 * @param today the day of a measurement that is begun now
 */
export const useMeasurementEditor = (userId: string, today: Day) =>
  useEntryEditor<Measurement, MeasurementDraft, UnsentMeasurement>(userId, {
    drafts: measurementDrafts,
    begin: () => newMeasurement(today),
    texts: { discarded: msg`Measurement discarded`, putAside: msg`Measurement discarded` },
  })
