import * as z from 'zod/mini'
import { waistRange, weightRange } from '@/entities/measurement/body-range'
import type { AimKey, Target } from '@/entities/client-target/target'
import { asTyped } from '@/shared/lib/amount'
import { amountField } from '@/shared/lib/amount-field'
import { firstDay, isDay } from '@/shared/lib/day'
import { notesField } from '@/shared/lib/log-fields'

/** The last day that the database takes. */
const lastDay = '2100-01-01'

/** The bounds; empty means that there is no such target. */
export const targetFormSchema = z.object({
  target_weight: amountField({ ...weightRange, digits: 1 }, 'weightRange'),
  target_waist: amountField({ ...waistRange, digits: 1 }, 'waistRange'),
  target_daily_calories: amountField({ min: 800, max: 5000, digits: 0 }, 'caloriesRange', 'notWhole'),
  target_daily_calories_burned: amountField({ min: 0, max: 2000, digits: 0 }, 'burnedRange', 'notWhole'),
  target_weekly_exercise_minutes: amountField({ min: 0, max: 2000, digits: 0 }, 'minutesRange', 'notWhole'),
  target_date: z.pipe(
    z.string().check(
      z.refine((text) => text === '' || isDay(text), { error: 'dateUnreal', abort: true }),
      z.refine((text) => text === '' || (text >= firstDay && text <= lastDay), 'dateRange'),
    ),
    z.transform((text) => (text === '' ? null : text)),
  ),
  notes: z.pipe(
    notesField,
    z.transform((text) => (text === '' ? null : text)),
  ),
})

/** What the form holds: numbers as they were typed. */
export type TargetFields = z.input<typeof targetFormSchema>
/** What is saved: null for what is not aimed at. */
export type TargetContent = z.output<typeof targetFormSchema>
export type ContentKey = keyof TargetContent

export const contentKeys = [
  'target_weight',
  'target_waist',
  'target_daily_calories',
  'target_daily_calories_burned',
  'target_weekly_exercise_minutes',
  'target_date',
  'notes',
] as const satisfies readonly ContentKey[]

const nothing: TargetContent = {
  target_weight: null,
  target_waist: null,
  target_daily_calories: null,
  target_daily_calories_burned: null,
  target_weekly_exercise_minutes: null,
  target_date: null,
  notes: null,
}

/** What of stored targets a nutritionist fills in; of no targets, nothing. */
export const contentOf = (target: TargetContent | null | undefined): TargetContent => {
  const from = target ?? nothing
  return {
    target_weight: from.target_weight,
    target_waist: from.target_waist,
    target_daily_calories: from.target_daily_calories,
    target_daily_calories_burned: from.target_daily_calories_burned,
    target_weekly_exercise_minutes: from.target_weekly_exercise_minutes,
    target_date: from.target_date,
    notes: from.notes,
  }
}

/** @param locale whose decimal sign the fields show */
export function fieldsOf(target: Target | null | undefined, locale: string): TargetFields {
  const { target_date: date, notes, ...aims } = contentOf(target)
  const typed = (key: AimKey) => {
    const value = aims[key]
    return value === null ? '' : asTyped(value, locale)
  }
  return {
    target_weight: typed('target_weight'),
    target_waist: typed('target_waist'),
    target_daily_calories: typed('target_daily_calories'),
    target_daily_calories_burned: typed('target_daily_calories_burned'),
    target_weekly_exercise_minutes: typed('target_weekly_exercise_minutes'),
    target_date: date ?? '',
    notes: notes ?? '',
  }
}

/** The keys whose values differ; none when both say the same. */
export const differences = (a: TargetContent, b: TargetContent): ContentKey[] =>
  contentKeys.filter((key) => a[key] !== b[key])

/** Whether the form still says what is stored; what cannot be read says something else. */
export function isUnchanged(fields: TargetFields, target: Target | undefined): boolean {
  const read = targetFormSchema.safeParse(fields).data
  return read !== undefined && differences(read, contentOf(target)).length === 0
}
