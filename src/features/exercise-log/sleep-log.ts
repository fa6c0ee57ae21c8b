import { msg } from '@lingui/core/macro'
import { sleepStore } from '@/entities/sleep/store'
import { logProblems } from '@/shared/i18n/log-problems'
import { dateField, notesField, requiredNumber } from '@/shared/log/field'
import { defineLog, type TypedOf } from '@/shared/log/kind'
import { entryTexts } from './model/entry-texts'

/** Hours of a day: of one entry, and of all of a day together. */
export const mostHours = 24

/** 0 to 24 hours in steps of half an hour. */
export const hours = { max: mostHours, digits: 1, step: 0.5 }

export const sleepLog = defineLog({
  store: sleepStore,
  form: 'sleep-log',
  fields: {
    date: dateField,
    hours: requiredNumber(msg`Hours slept`, hours, 'hours'),
    notes: notesField,
  },
  problems: {
    ...logProblems,
    hoursRequired: msg`Enter how many hours you slept`,
    'hours.tooFine': msg`Enter hours in steps of 0.5, for example 7.5`,
    'hours.tooLarge': msg`A day has 24 hours. Check the number`,
    'hours.dayFull': msg`With this the day would have more than 24 hours. Change this entry, or another one of the day.`,
  },
  texts: {
    ...entryTexts,
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

/** What the form holds: the number as it was typed. */
export type SleepTyped = TypedOf<typeof sleepLog>
