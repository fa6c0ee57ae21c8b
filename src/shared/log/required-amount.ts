import * as z from 'zod/mini'
import { type AmountRule, readAmount } from '../lib/amount'

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
      const own = amount === undefined ? `${name}Required` : `${name}.${amount}`
      const message = amount !== undefined && shared.includes(amount) ? amount : own
      context.issues.push({ code: 'custom', message, input: typed })
      return z.NEVER
    }),
  )
