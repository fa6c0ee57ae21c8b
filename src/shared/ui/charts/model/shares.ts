/**
 * Whole percents that add up to 100: what rounding leaves over goes to the parts that lost most of it.
 * @param values not negative
 * @returns a percent for each value; zeros where there is nothing to share
 */
export function wholePercents(values: readonly number[]): number[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  if (total === 0) return values.map(() => 0)
  const exact = values.map((value) => (value / total) * 100)
  const percents = exact.map(Math.floor)
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0)
  const byLoss = exact
    .map((value, index) => ({ index, loss: value - Math.floor(value) }))
    .sort((one, other) => other.loss - one.loss)
  for (const { index } of byLoss.slice(0, left)) percents[index]! += 1
  return percents
}

const gap = 0.8

/** A part of a circle whose whole length is 100. */
export type Arc = { start: number; length: number }

/**
 * Where each part lies on a circle of length 100, with a thin gap behind every part where there are several.
 * @param values not negative
 */
export function arcsOf(values: readonly number[]): Arc[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  const between = values.filter((value) => value > 0).length > 1 ? gap : 0
  let start = 0
  return values.map((value) => {
    const whole = total === 0 ? 0 : (value / total) * 100
    const arc = { start, length: whole === 0 ? 0 : Math.max(whole - between, whole / 2) }
    start += whole
    return arc
  })
}
