import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { IngredientUnit, MealType } from './meal'

export const mealTypeTexts: Record<MealType, MessageDescriptor> = {
  breakfast: msg`Breakfast`,
  lunch: msg`Lunch`,
  dinner: msg`Dinner`,
  snack: msg`Snack`,
}

export const unitTexts: Record<IngredientUnit, MessageDescriptor> = {
  grams: msg`grams`,
  items: msg`items`,
  ml: msg`ml`,
  cups: msg`cups`,
  tbsp: msg`tbsp`,
  tsp: msg`tsp`,
}
