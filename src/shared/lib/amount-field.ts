import * as z from 'zod/mini'
import { type AmountRule, hintCode, readAmount } from './amount'

/** A number of a form that may be left empty, `empty` then; read as `readAmount` does, so a typed 0 below `min` is no empty field. */
const numberOr = <Empty extends number | null>(
  empty: Empty,
  rule: AmountRule,
  codeOf: (hintCode: string) => string,
) =>
  z.pipe(
    z.string(),
    z.transform((typed, context) => {
      const value = readAmount(typed, rule)
      if (typeof value !== 'string') return value ?? empty
      context.issues.push({ code: 'custom', message: codeOf(hintCode(value, typed, rule)), input: typed })
      return z.NEVER
    }),
  )

/**
 * A number that may be left empty, each problem with words of the field's own.
 * @param name stands before the codes: `name.notNumber`, `name.tooLarge` and so on
 */
export const optionalAmount = (rule: AmountRule, name: string) =>
  numberOr(null, rule, (code) => `${name}.${code}`)

/**
 * A number that may be left empty, with one code for everything outside its range.
 * @param outOfRange the code for what is too small or too large
 * @param tooFine the code for more digits than may stand behind the point
 */
export const amountField = (rule: AmountRule, outOfRange: string, tooFine = 'tooFine') =>
  numberOr(null, rule, (code) => {
    if (code === 'negative' || code === 'tooSmall' || code === 'tooLarge') return outOfRange
    return code === 'tooFine' ? tooFine : code
  })

/** A number that counts as 0 where it is left empty; each problem is its own code. */
export const amountOrZero = (rule: AmountRule) => numberOr(0, rule, (code) => code)
