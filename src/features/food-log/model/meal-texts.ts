import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { logProblems } from '@/shared/i18n/log-problems'

/** Words for the codes of the form's schema. */
export const mealProblems: Record<string, MessageDescriptor> = {
  ...logProblems,
  titleRequired: msg`Enter a title`,
  titleLong: msg`A title has at most 200 characters`,
  tooLarge: msg`This is too much for one meal. Check the number`,
  tooManyIngredients: msg`A meal has at most 50 ingredients`,
  ingredientNameRequired: msg`Name the ingredient, or remove it`,
  ingredientNameLong: msg`At most 120 characters`,
  quantityRequired: msg`How much of it?`,
  'quantity.notNumber': logProblems.notNumber,
  'quantity.ambiguous': logProblems.ambiguous,
  'quantity.negative': msg`Enter more than 0`,
  'quantity.tooFine': msg`At most two digits after the decimal sign`,
  'quantity.tooLarge': msg`At most 100000`,
}
