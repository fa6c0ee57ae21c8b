import * as z from 'zod/mini'
import { measurementSchema } from '@/entities/measurement'
import type { Day } from '@/shared/lib/day'
import { logDrafts } from '@/shared/lib/entry-drafts'
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
export const measurementDrafts = logDrafts('measurements', draftSchema, {
  fieldsOf,
  contentOf,
  hasContent,
  isUnchanged,
})
