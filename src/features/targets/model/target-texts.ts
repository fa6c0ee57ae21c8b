import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { bodyRangeProblems } from '@/entities/measurement/body-range'
import type { AimKey } from '@/entities/client-target/target'
import { logProblems } from '@/shared/i18n/log-problems'
import type { ContentKey } from './target-form'

/** Words for the codes of the form's schema. */
export const targetProblems: Record<string, MessageDescriptor> = {
  ...logProblems,
  ...bodyRangeProblems,
  caloriesRange: msg`Daily calories are between 800 and 5000`,
  burnedRange: msg`Burned calories are between 0 and 2000`,
  minutesRange: msg`Weekly exercise is between 0 and 2000 minutes`,
  notWhole: msg`Enter a whole number`,
  dateUnreal: msg`Enter a real date, or leave it empty`,
  dateRange: msg`Choose a date between 2000 and 2100`,
}

/** What each target is called. */
export const targetNames: Record<ContentKey, MessageDescriptor> = {
  target_weight: msg`Target weight`,
  target_waist: msg`Target waist`,
  target_daily_calories: msg`Daily calories`,
  target_daily_calories_burned: msg`Daily calories burned`,
  target_weekly_exercise_minutes: msg`Weekly exercise`,
  target_date: msg`Target date`,
  notes: msg`Notes`,
}

/** The number fields of the form, in its order, each with its unit. */
export const aimFields: readonly { name: AimKey; label: MessageDescriptor }[] = [
  { name: 'target_weight', label: msg`Target weight, kg` },
  { name: 'target_waist', label: msg`Target waist, cm` },
  { name: 'target_daily_calories', label: msg`Daily calories, kcal` },
  { name: 'target_daily_calories_burned', label: msg`Daily calories burned, kcal` },
  { name: 'target_weekly_exercise_minutes', label: msg`Weekly exercise, minutes` },
]

export const dateField = 'target_date'
