import * as z from 'zod/mini'
import { type Measurement, measurementSchema } from '@/entities/measurement'
import type { Day } from '@/shared/lib/day'
import { entryDrafts } from '@/shared/lib/entry-drafts'
import {
  contentOf,
  emptyMeasurement,
  fieldsOf,
  hasContent,
  isUnchanged,
  type MeasurementContent,
} from './measurement-form'

const isObject = (value: unknown) => typeof value === 'object' && value !== null

const draftSchema = z.object({
  /** The measurement's id, made when the form was opened: however often it is saved, it is one measurement. */
  id: z.string(),
  fields: z.object({ date: z.string(), weight: z.string(), waist: z.string(), notes: z.string() }),
  /** The version that is being edited; none for a new measurement. */
  base: z.optional(measurementSchema),
  /** What was sent without an answer. */
  sent: z.optional(z.custom<MeasurementContent>(isObject)),
})

/** A measurement in the form. */
export type MeasurementDraft = z.output<typeof draftSchema>

export const newMeasurement = (day: Day): MeasurementDraft => ({
  id: crypto.randomUUID(),
  fields: emptyMeasurement(day),
})

/** The drafts of measurements: made of a measurement, judged, and kept on this device. */
export const measurementDrafts = {
  ...entryDrafts('measurements', draftSchema),
  /** A stored measurement, taken into the form; its numbers are written as `locale` writes them. */
  editOf: (measurement: Measurement, locale: string): MeasurementDraft => ({
    id: measurement.id,
    fields: fieldsOf(measurement, locale),
    base: measurement,
  }),
  /** A measurement that waits on this device, taken into the form again. */
  ofUnsent: ({ row, base }: { row: Measurement; base?: Measurement }, locale: string): MeasurementDraft => ({
    id: row.id,
    fields: fieldsOf(row, locale),
    base,
    sent: contentOf(row),
  }),
  /** Whether the form holds something that is not saved yet. */
  isUnsaved: ({ base, fields }: MeasurementDraft): boolean =>
    base ? !isUnchanged(fields, base) : hasContent(fields),
}
