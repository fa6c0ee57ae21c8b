import { msg } from '@lingui/core/macro'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { bodyRangeProblems, waistRange, weightRange } from '@/entities/measurement/body-range'
import type { Measurement } from '@/entities/measurement/measurement'
import { measurementStore } from '@/entities/measurement/store'
import { logProblems } from '@/shared/i18n/log-problems'
import type { ContentOf } from '@/shared/log/content'
import { dateField, notesField, optionalNumber } from '@/shared/log/field'
import { defineLog, type TypedOf } from '@/shared/log/kind'

/** Weight in kg, waist in cm, in tenths; null where it was not measured. */
export const measurementLog = defineLog({
  store: measurementStore,
  form: 'measurements',
  fields: {
    date: dateField,
    weight: optionalNumber(
      msg`Weight`,
      { ...weightRange, digits: 1 },
      'weightRange',
      (kg, { i18n, format }) => {
        const figure = format.number(kg, 1)
        return i18n._(msg`${figure} kg`)
      },
    ),
    waist: optionalNumber(msg`Waist`, { ...waistRange, digits: 1 }, 'waistRange', (cm, { i18n, format }) => {
      const figure = format.number(cm, 1)
      return i18n._(msg`${figure} cm`)
    }),
    notes: notesField,
  },
  // Told at the waist, the later field: by then neither has been filled in.
  check: z.refine<ContentOf<Measurement>>(({ weight, waist }) => weight !== null || waist !== null, {
    error: 'nothingMeasured',
    path: ['waist'],
  }),
  problems: {
    ...logProblems,
    ...bodyRangeProblems,
    nothingMeasured: msg`Please provide at least one measurement (weight or waist)`,
  },
  texts: {
    saved: msg`Measurement saved`,
    deleted: msg`Measurement deleted`,
    discarded: msg`Measurement discarded`,
    saveFailed: msg`Failed to save measurement. Please try again.`,
    deleteFailed: msg`Failed to delete measurement. Please try again.`,
    notBroughtBack: msg`The measurement could not be brought back. Check your connection and try again.`,
    newEntry: msg`New measurement`,
    editEntry: msg`Edit measurement`,
    changedElsewhere: msg`This measurement was changed elsewhere`,
    restored: msg`Your unsaved measurement is back.`,
    otherDay: (day) => msg`This measurement will be saved on ${day}.`,
    notSaved: msg`Your measurement is not saved yet. It stays on this device, and you find it here when you come back.`,
  },
})

/** What the form holds: numbers as they were typed. */
export type MeasurementTyped = TypedOf<typeof measurementLog>
export type MeasurementFormControls = UseFormReturn<MeasurementTyped, unknown, ContentOf<Measurement>>
