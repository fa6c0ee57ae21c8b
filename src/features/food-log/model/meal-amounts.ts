import * as z from 'zod/mini'
import { readAmount } from '@/shared/lib/amount'

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
