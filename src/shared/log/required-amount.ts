import * as z from 'zod/mini'
import { type AmountRule, hintCode, readAmount } from '../lib/amount'

/** Problems that every amount words alike; the others are told with the field's own words. */
const shared: readonly string[] = ['notNumber', 'ambiguous', 'negative']

/**
 * A number field that must be filled in.
 * @param name stands before the codes of its own: `nameRequired`, `name.tooLarge`
 */
export const requiredAmount = (rule: AmountRule, name: string) =>
  z.pipe(
    z.string(),
    z.transform((typed: string, context) => {
      const amount = readAmount(typed, rule)
      if (typeof amount === 'number') return amount
      const code = amount && hintCode(amount, typed, rule)
      const own = code === undefined ? `${name}Required` : `${name}.${code}`
      const message = amount !== undefined && shared.includes(amount) ? code : own
      context.issues.push({ code: 'custom', message, input: typed })
      return z.NEVER
    }),
  )
