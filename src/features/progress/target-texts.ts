import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AimKey } from '@/entities/client-target/target'

/** What is aimed at, in a word or three. */
export const targetTexts: Record<AimKey, MessageDescriptor> = {
  target_weight: msg`Weight`,
  target_waist: msg`Waist`,
  target_weekly_exercise_minutes: msg`Exercise a week`,
  target_daily_calories: msg`Calories a day`,
  target_daily_calories_burned: msg`Burned a day`,
}

export const targetUnits: Record<AimKey, MessageDescriptor> = {
  target_weight: msg`kg`,
  target_waist: msg`cm`,
  target_weekly_exercise_minutes: msg`min`,
  target_daily_calories: msg`kcal`,
  target_daily_calories_burned: msg`kcal`,
}

/** Digits behind the point: bodies are measured in tenths. */
export const targetDigits = (key: AimKey): number =>
  key === 'target_weight' || key === 'target_waist' ? 1 : 0
