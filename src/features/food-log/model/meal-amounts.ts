import * as z from 'zod/mini'
import { decimalsOf, readDecimal } from '@/shared/lib/decimal'

export type AmountProblem = 'notNumber' | 'ambiguous' | 'negative' | 'tooFine' | 'tooLarge'

/** `max` is still allowed; `digits` may stand behind the point. */
type AmountRule = { max: number; digits: number }

/**
 * Reads an amount as it was typed; never as another number (DESIGN.md section 4).
 * @returns the number, undefined for an empty field, or what is wrong with it
 */
export function readAmount(typed: string, { max, digits }: AmountRule): number | undefined | AmountProblem {
  const amount = readDecimal(typed)
  if (typeof amount !== 'number') return amount
  if (amount < 0) return 'negative'
  if (amount > max) return 'tooLarge'
  return decimalsOf(amount) > digits ? 'tooFine' : amount
}

/** A number field of a meal with one digit behind the point; empty counts as 0 (spec section 5). */
export const amountField = (max: number) =>
  z.pipe(
    z.string(),
    z.transform((typed, context) => {
      const amount = readAmount(typed, { max, digits: 1 })
      if (typeof amount !== 'string') return amount ?? 0
      context.issues.push({ code: 'custom', message: amount, input: typed })
      return z.NEVER
    }),
  )
