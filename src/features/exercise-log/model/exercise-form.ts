import { i18n } from '@lingui/core'
import * as z from 'zod/mini'
import { exerciseTypeOf } from '@/entities/exercise'
import { dayField, notesField } from '@/shared/lib/log-fields'
import { isAtMost } from '@/shared/lib/text-fields'
import { requiredAmount } from './required-amount'

/** Bounds of the columns of exercise_entries: minutes of a day, and kcal. */
const mostMinutes = 1440
const mostCalories = 20_000
const longestType = 120

/** Recognises the fields of a draft. */
export const exerciseFieldsSchema = z.object({
  date: z.string(),
  type: z.string(),
  minutes: z.string(),
  calories: z.string(),
  notes: z.string(),
})

export const exerciseFormSchema = z.object({
  date: dayField,
  type: z.pipe(
    z.string().check(z.trim(), z.minLength(1, 'typeRequired'), z.refine(isAtMost(longestType), 'typeLong')),
    z.transform((typed: string) => exerciseTypeOf(i18n, typed)),
  ),
  minutes: requiredAmount({ max: mostMinutes, digits: 0 }, 'minutes'),
  calories: requiredAmount({ max: mostCalories, digits: 1 }, 'calories'),
  notes: notesField,
})

export type ExerciseFields = z.output<typeof exerciseFieldsSchema>
/** `minutes` whole, `calories` in kcal; the type as it is stored. */
export type ExerciseContent = z.output<typeof exerciseFormSchema>
