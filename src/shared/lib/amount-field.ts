import * as z from 'zod/mini'
import { type AmountRule, readAmount } from './amount'

/**
 * A number of a form that may be left empty, read as `readAmount` does; a typed 0 below `min` is out of range, not empty.
 * @param outOfRange the code for what is too small or too large
 * @param tooFine the code for more digits than may stand behind the point
 */
export const amountField = (rule: AmountRule, outOfRange: string, tooFine = 'tooFine') =>
  z.pipe(
    z.string(),
    z.transform((typed, context) => {
      const value = readAmount(typed, rule)
      if (typeof value !== 'string') return value ?? null
      const isOutside = value === 'negative' || value === 'tooSmall' || value === 'tooLarge'
      const message = isOutside ? outOfRange : value === 'tooFine' ? tooFine : value
      context.issues.push({ code: 'custom', message, input: typed })
      return z.NEVER
    }),
  )
