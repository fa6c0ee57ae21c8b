import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { exerciseTypeOf, exerciseTypeText } from '@/entities/exercise/exercise-type'
import { exerciseStore } from '@/entities/exercise/store'
import { logProblems } from '@/shared/i18n/log-problems'
import { dateField, type LogField, notesField, requiredNumber, textField } from '@/shared/log/field'
import { defineLog, type TypedOf } from '@/shared/log/kind'
import { entryTexts } from './model/entry-texts'

/** Bounds of the columns of exercise_entries: minutes of a day, and kcal. */
const mostMinutes = 1440
const mostCalories = 20_000
const longestType = 120

const text = textField(msg`Exercise`, longestType, { required: 'typeRequired', tooLong: 'typeLong' })

/** A suggested type is stored as its key, and stands in the form and on the screen in the reader's language. */
const typeField: LogField<string, string> = {
  ...text,
  read: z.pipe(
    text.read,
    z.transform((typed: string) => exerciseTypeOf(i18n, typed)),
  ),
  show: (type) => exerciseTypeText(i18n, type),
  words: (type, writer) => exerciseTypeText(writer.i18n, type),
}

export const exerciseLog = defineLog({
  store: exerciseStore,
  form: 'exercise-log',
  fields: {
    date: dateField,
    type: typeField,
    duration: requiredNumber(msg`Minutes`, { max: mostMinutes, digits: 0 }, 'minutes'),
    calories_burned: requiredNumber(msg`Calories burned, kcal`, { max: mostCalories, digits: 1 }, 'calories'),
    notes: notesField,
  },
  problems: {
    ...logProblems,
    typeRequired: msg`Enter what you did`,
    typeLong: msg`At most 120 characters`,
    minutesRequired: msg`Enter how many minutes`,
    'minutes.tooFine': msg`Enter whole minutes`,
    'minutes.tooLarge': msg`A day has 1440 minutes. Check the number`,
    caloriesRequired: msg`Enter the calories burned, 0 if you do not know`,
    'calories.tooFine': logProblems.tooFine,
    'calories.tooLarge': msg`This is too much for one exercise. Check the number`,
  },
  texts: {
    ...entryTexts,
    saved: msg`Exercise saved`,
    deleted: msg`Exercise deleted`,
    discarded: msg`Exercise discarded`,
    saveFailed: msg`Failed to save exercise entry. Please try again.`,
    deleteFailed: msg`Failed to delete exercise entry. Please try again.`,
    notBroughtBack: msg`The exercise could not be brought back. Check your connection and try again.`,
    newEntry: msg`New exercise`,
    editEntry: msg`Edit exercise`,
  },
})

/** What the form holds: numbers as they were typed. */
export type ExerciseTyped = TypedOf<typeof exerciseLog>
