import * as z from 'zod/mini'
import { dayField, notesField } from '@/shared/lib/log-fields'
import { requiredAmount } from './required-amount'

/** Spec section 5: 0 to 24 hours in steps of half an hour. */
const mostHours = 24

/** Recognises the fields of a draft. */
export const sleepFieldsSchema = z.object({ date: z.string(), hours: z.string(), notes: z.string() })

export const sleepFormSchema = z.object({
  date: dayField,
  hours: requiredAmount({ max: mostHours, digits: 1 }, 'hours').check(
    z.refine((hours) => Number.isInteger(hours * 2), 'hours.tooFine'),
  ),
  notes: notesField,
})

export type SleepFields = z.output<typeof sleepFieldsSchema>
export type SleepContent = z.output<typeof sleepFormSchema>
