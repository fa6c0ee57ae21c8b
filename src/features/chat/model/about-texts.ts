import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AboutChart } from '@/entities/message/message'

export const chartTexts: Record<AboutChart, MessageDescriptor> = {
  mood: msg`Mood chart`,
  weight: msg`Weight chart`,
  waist: msg`Waist chart`,
  calories: msg`Calories chart`,
  sleep: msg`Sleep chart`,
  macronutrients: msg`Macronutrients chart`,
}
