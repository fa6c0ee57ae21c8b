import { readDecimal, readWhole } from '@/shared/lib/decimal'
import { isOfYears, type NumberFilter, problemOfNumber } from '../directory-address'

export type NumberProblem = 'notNumber' | 'ambiguous' | 'negative' | 'notWhole' | 'tooLarge'

/**
 * Reads a number filter as it is typed; at least 0, years are whole.
 * @returns the number, or undefined for an empty field; `problem` where it cannot be used
 */
export function readNumberFilter(
  typed: string,
  name: NumberFilter,
): { value?: number; problem?: NumberProblem } {
  const value = isOfYears(name) ? readWhole(typed) : readDecimal(typed)
  if (value === undefined) return {}
  if (typeof value === 'string') return { problem: value }
  const problem = problemOfNumber(value, name)
  return problem ? { problem } : { value }
}
