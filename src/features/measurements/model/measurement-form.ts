import * as z from 'zod/mini'
import { type BodyRange, type Measurement, waistRange, weightRange } from '@/entities/measurement'
import { asTyped } from '@/shared/lib/amount'
import { amountField } from '@/shared/lib/amount-field'
import type { Day } from '@/shared/lib/day'
import { dayField, notesField } from '@/shared/lib/log-fields'

/** A measured value in tenths; empty is not measured. */
const valueField = (range: BodyRange, outOfRange: string) => amountField({ ...range, digits: 1 }, outOfRange)

/** That nothing was measured is told at the waist, the later field: by then neither has been filled in. */
export const measurementFormSchema = z
  .object({
    date: dayField,
    weight: valueField(weightRange, 'weightRange'),
    waist: valueField(waistRange, 'waistRange'),
    notes: notesField,
  })
  .check(
    z.refine(({ weight, waist }) => weight !== null || waist !== null, {
      error: 'nothingMeasured',
      path: ['waist'],
    }),
  )

/** What the form holds: numbers as they were typed. */
export type MeasurementFields = z.input<typeof measurementFormSchema>
/** What is saved: weight in kg, waist in cm, null where it was not measured. */
export type MeasurementContent = z.output<typeof measurementFormSchema>

export const emptyMeasurement = (date: Day): MeasurementFields => ({ date, weight: '', waist: '', notes: '' })

const valueAsTyped = (value: number | null, locale: string) => (value === null ? '' : asTyped(value, locale))

/** @param locale whose decimal sign the fields show */
export const fieldsOf = (measurement: Measurement, locale: string): MeasurementFields => ({
  date: measurement.date,
  weight: valueAsTyped(measurement.weight, locale),
  waist: valueAsTyped(measurement.waist, locale),
  notes: measurement.notes ?? '',
})

/** Whether the user has entered something that would be missed; a day alone would not. */
export const hasContent = ({ weight, waist, notes }: MeasurementFields): boolean =>
  [weight, waist, notes].some((text) => text.trim() !== '')

/** What of a stored measurement a user fills in. */
export const contentOf = ({ date, weight, waist, notes }: Measurement): MeasurementContent => ({
  date,
  weight,
  waist,
  notes: notes ?? '',
})

/**
 * A measurement as it will be stored, for as long as it waits on this device.
 * @param base the version that was edited; none for a new one
 * @param createdAt when a new one was logged
 */
export function unsentMeasurement(
  userId: string,
  id: string,
  { date, weight, waist, notes }: MeasurementContent,
  base?: Measurement,
  createdAt: string = new Date().toISOString(),
): Measurement {
  const { created_at, updated_at } = base ?? { created_at: createdAt, updated_at: createdAt }
  return {
    id,
    user_id: userId,
    date,
    weight,
    waist,
    notes: notes === '' ? null : notes,
    created_at,
    updated_at,
  }
}

const contentKeys = ['date', 'weight', 'waist', 'notes'] as const
export type ContentKey = (typeof contentKeys)[number]

/** The keys whose values differ; none when both are the same measurement. */
export const differences = (a: MeasurementContent, b: MeasurementContent): ContentKey[] =>
  contentKeys.filter((key) => a[key] !== b[key])

/** Whether two contents say the same, key by key. */
export const isSameContent = (a: MeasurementContent, b: MeasurementContent): boolean =>
  differences(a, b).length === 0

/** Whether the form still says what is stored; what cannot be read says something else. */
export function isUnchanged(fields: MeasurementFields, measurement: Measurement): boolean {
  const read = measurementFormSchema.safeParse(fields).data
  return read !== undefined && isSameContent(read, contentOf(measurement))
}
