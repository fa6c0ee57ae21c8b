import { languageColumn, type Locale } from '../i18n/languages'
import { decimalsOf, readBothWays, readDecimal, readWhole } from './decimal'

const decimalSigns = languageColumn('decimalSign')

type RangeProblem = 'negative' | 'tooSmall' | 'tooFine' | 'tooLarge'
export type AmountProblem = 'notNumber' | 'ambiguous' | RangeProblem

/** `min`, 0 unless given, and `max` are still allowed; `digits` may stand behind the point; only whole steps of `step` count. */
export type AmountRule = { min?: number; max: number; digits: number; step?: number }

/**
 * Reads an amount as it was typed; never as another number. Where only whole numbers can be meant,
 * '1,800' is 1800; elsewhere it is ambiguous as long as one of its readings is in the range.
 * @returns the number, undefined for an empty field, or what is wrong with it
 */
export function readAmount(typed: string, rule: AmountRule): number | undefined | AmountProblem {
  const amount = rule.digits === 0 ? readWhole(typed) : readDecimal(typed)
  if (typeof amount === 'number') return checkAmount(amount, rule)
  if (amount !== 'ambiguous' || readingsFor(typed, rule).length > 0) return amount
  return checkAmount(readBothWays(typed).thousands, rule)
}

function checkAmount(amount: number, { min = 0, max, digits, step }: AmountRule): number | RangeProblem {
  if (amount < 0) return 'negative'
  if (amount < min) return 'tooSmall'
  if (amount > max) return 'tooLarge'
  if (step !== undefined && !Number.isInteger(amount / step)) return 'tooFine'
  return decimalsOf(amount) > digits ? 'tooFine' : amount
}

const isTaken = (amount: number, rule: AmountRule): boolean => typeof checkAmount(amount, rule) === 'number'

/** The readings of an ambiguous number that the field takes, the decimal one with as many digits as it may have. */
function readingsFor(ambiguous: string, rule: AmountRule): number[] {
  const { thousands, decimals } = readBothWays(ambiguous)
  return [thousands, Number(decimals.toFixed(rule.digits))].filter((amount) => isTaken(amount, rule))
}

/** Numbers as they come in forms; the first that a field takes is its example. */
const examples = [93.5, 93, 7.5, 7, 1800]

/**
 * A problem as the code of a form, with the numbers that a hint may propose instead: `ambiguous(1234|1.2)`, `notNumber(93.5)`.
 * Each of them, typed into the same field, is taken.
 */
export function hintCode(problem: AmountProblem, typed: string, rule: AmountRule): string {
  if (problem === 'ambiguous') return `ambiguous(${readingsFor(typed, rule).join('|')})`
  if (problem !== 'notNumber') return problem
  return `notNumber(${examples.find((amount) => isTaken(amount, rule)) ?? rule.max})`
}

/** @returns the code and the numbers of a `hintCode`; of any other code, no numbers */
export function readHintCode(code: string): { name: string; proposed: number[] } {
  const [, name = code, numbers] = /^(.+)\((.+)\)$/.exec(code) ?? []
  return { name, proposed: numbers?.split('|').map(Number) ?? [] }
}

/**
 * A stored number as the user would type it, without groups of digits: they could be read in two ways.
 * @param locale whose decimal sign it gets
 */
export const asTyped = (value: number, locale: string): string =>
  String(value).replace('.', decimalSigns[locale as Locale])
