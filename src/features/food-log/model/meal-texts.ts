import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Words for the codes of the form's schema. */
export const mealProblems: Record<string, MessageDescriptor> = {
  dayRequired: msg`Choose a day`,
  dayTooEarly: msg`Choose a day after the year 1999`,
  dayInFuture: msg`This day is still to come. Choose today or an earlier day`,
  titleRequired: msg`Enter a title`,
  titleLong: msg`A title has at most 200 characters`,
  notesLong: msg`Notes have at most 2000 characters`,
  notNumber: msg`Enter a number, for example 93.5`,
  ambiguous: msg`This can be read in two ways. Leave out the separator: 1234 or 1.23`,
  negative: msg`Enter 0 or more`,
  tooFine: msg`At most one digit after the decimal sign`,
  tooLarge: msg`This is too much for one meal. Check the number`,
  tooManyIngredients: msg`A meal has at most 50 ingredients`,
  ingredientNameRequired: msg`Name the ingredient, or remove it`,
  ingredientNameLong: msg`At most 120 characters`,
  quantityRequired: msg`How much of it?`,
  'quantity.notNumber': msg`Enter a number, for example 93.5`,
  'quantity.ambiguous': msg`This can be read in two ways. Leave out the separator: 1234 or 1.23`,
  'quantity.negative': msg`Enter more than 0`,
  'quantity.tooFine': msg`At most two digits after the decimal sign`,
  'quantity.tooLarge': msg`At most 100000`,
}
