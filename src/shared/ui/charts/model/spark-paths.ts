import { planDrawing } from './gaps'

/** Paths in a square of 100 by 100, to be stretched. A dot is a stroke without length. */
export type SparkPaths = { line: string; bridges: string; end: string }

/**
 * The paths of a small course: the least value at the bottom, the greatest at the top, equal ones in the middle.
 * @param values in equal steps; null where there is none
 * @param joinDays how many steps two values may lie apart and still make one line
 */
export function sparkPaths(values: readonly (number | null)[], joinDays = 1): SparkPaths {
  const known = values.filter((value) => value !== null)
  const least = Math.min(...known)
  const span = Math.max(...known) - least
  const { line: joined, bridges, alone, last } = planDrawing(values, joinDays)
  const at = (index: number) => {
    const x = values.length > 1 ? (index / (values.length - 1)) * 100 : 50
    const y = span === 0 ? 50 : 100 - (((joined[index] ?? least) - least) / span) * 100
    return `${round(x)} ${round(y)}`
  }
  const follows = (index: number) => index > 0 && joined[index - 1] !== null
  const line = joined.flatMap((value, index) =>
    value === null ? [] : [`${follows(index) ? 'L' : 'M'}${at(index)}`],
  )
  const dots = alone.map((index) => `M${at(index)}h0`)
  return {
    line: [...line, ...dots].join(''),
    bridges: bridges.map(({ from, to }) => `M${at(from)}L${at(to)}`).join(''),
    end: last === null ? '' : `M${at(last)}h0`,
  }
}

const round = (value: number): number => Number(value.toFixed(2))
