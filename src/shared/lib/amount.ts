import { languageColumn, type Locale } from '../i18n/languages'
import { decimalsOf, readDecimal } from './decimal'

const decimalSigns = languageColumn('decimalSign')

export type AmountProblem = 'notNumber' | 'ambiguous' | 'negative' | 'tooSmall' | 'tooFine' | 'tooLarge'

/** `min`, 0 unless given, and `max` are still allowed; `digits` may stand behind the point. */
export type AmountRule = { min?: number; max: number; digits: number }

/**
 * Reads an amount as it was typed; never as another number (DESIGN.md section 4).
 * @returns the number, undefined for an empty field, or what is wrong with it
 */
export function readAmount(
  typed: string,
  { min = 0, max, digits }: AmountRule,
): number | undefined | AmountProblem {
  const amount = readDecimal(typed)
  if (typeof amount !== 'number') return amount
  if (amount < 0) return 'negative'
  if (amount < min) return 'tooSmall'
  if (amount > max) return 'tooLarge'
  return decimalsOf(amount) > digits ? 'tooFine' : amount
}

/**
 * A stored number as the user would type it, without groups of digits: they could be read in two ways.
 * @param locale whose decimal sign it gets
 */
export const asTyped = (value: number, locale: string): string =>
  String(value).replace('.', decimalSigns[locale as Locale])
