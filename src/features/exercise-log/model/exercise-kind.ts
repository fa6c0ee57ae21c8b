import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Exercise, exerciseSchema, exerciseTypeOf, exerciseTypeText } from '@/entities/exercise'
import { exerciseKeys } from '@/entities/exercise/queries'
import { logProblems } from '@/shared/i18n/log-problems'
import { asTyped } from '@/shared/lib/amount'
import { exerciseTable } from '../api/exercise-table'
import { defineKind } from './define-kind'
import {
  type ExerciseContent,
  type ExerciseFields,
  exerciseFieldsSchema,
  exerciseFormSchema,
} from './exercise-form'

export const exerciseKind = defineKind<Exercise, ExerciseFields, ExerciseContent>({
  name: 'exercise',
  queryKey: exerciseKeys.ofUser,
  formSchema: exerciseFormSchema,
  fieldsSchema: exerciseFieldsSchema,
  rowSchema: exerciseSchema,
  emptyFields: (date) => ({ date, type: '', minutes: '', calories: '', notes: '' }),
  fieldsOf: (row, locale) => ({
    date: row.date,
    type: exerciseTypeText(i18n, row.type),
    minutes: asTyped(row.duration, locale),
    calories: asTyped(row.calories_burned, locale),
    notes: row.notes ?? '',
  }),
  contentOf: (row) => ({
    date: row.date,
    type: exerciseTypeOf(i18n, row.type),
    minutes: row.duration,
    calories: row.calories_burned,
    notes: row.notes ?? '',
  }),
  table: exerciseTable,
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
