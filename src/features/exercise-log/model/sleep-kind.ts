import { msg } from '@lingui/core/macro'
import { type Sleep, sleepSchema } from '@/entities/sleep'
import { sleepKeys } from '@/entities/sleep/queries'
import { logProblems } from '@/shared/i18n/log-problems'
import { asTyped } from '@/shared/lib/amount'
import { sleepTable } from '../api/sleep-table'
import { defineKind } from './define-kind'
import { type SleepContent, type SleepFields, sleepFieldsSchema, sleepFormSchema } from './sleep-form'

export const sleepKind = defineKind<Sleep, SleepFields, SleepContent>({
  name: 'sleep',
  queryKey: sleepKeys.ofUser,
  formSchema: sleepFormSchema,
  fieldsSchema: sleepFieldsSchema,
  rowSchema: sleepSchema,
  emptyFields: (date) => ({ date, hours: '', notes: '' }),
  fieldsOf: (row, locale) => ({
    date: row.date,
    hours: asTyped(row.hours, locale),
    notes: row.notes ?? '',
  }),
  contentOf: (row) => ({ date: row.date, hours: row.hours, notes: row.notes ?? '' }),
  table: sleepTable,
  problems: {
    ...logProblems,
    hoursRequired: msg`Enter how many hours you slept`,
    'hours.tooFine': msg`Enter hours in steps of 0.5, for example 7.5`,
    'hours.tooLarge': msg`A day has 24 hours. Check the number`,
  },
  texts: {
    saved: msg`Sleep saved`,
    deleted: msg`Sleep deleted`,
    discarded: msg`Sleep discarded`,
    saveFailed: msg`Failed to save sleep entry. Please try again.`,
    deleteFailed: msg`Failed to delete sleep entry. Please try again.`,
    notBroughtBack: msg`The sleep entry could not be brought back. Check your connection and try again.`,
    newEntry: msg`New sleep entry`,
    editEntry: msg`Edit sleep entry`,
  },
})
