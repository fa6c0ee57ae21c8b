import type { BodyRange } from '@/entities/measurement/body-range'
import { asTyped } from '@/shared/lib/amount'
import { readDecimal } from '@/shared/lib/decimal'

const stepsInOne = 10 // steps of 0.1

/**
 * A field's text one step further, within the range.
 * @param typed what the field holds; empty starts from `start`
 * @param steps how many tenths up, or down when negative
 * @returns undefined when there is nothing to start from, or what was typed is no number
 */
export function stepValue(
  typed: string,
  steps: number,
  { range, start, locale }: { range: BodyRange; start: number | null; locale: string },
): string | undefined {
  const value = readDecimal(typed) ?? start
  if (typeof value !== 'number') return undefined
  const next = (Math.round(value * stepsInOne) + steps) / stepsInOne
  return asTyped(Math.min(Math.max(next, range.min), range.max), locale)
}
