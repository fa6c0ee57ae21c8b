type Figures = readonly (number | null)[]

/** How a series with missing days is drawn; the numbers are positions in the series. */
export type Drawing = {
  /** The figures of the line; between two that are joined over missing days, the straight way between them. */
  line: (number | null)[]
  /** From where to where nothing is known: a faint bridge, never a line. */
  bridges: { from: number; to: number }[]
  /** Figures with no joined neighbour: a line cannot show them, a dot does. */
  alone: number[]
  /** The latest figure; null where there is none. */
  last: number | null
}

/**
 * Tells what is data, what is a gap and what stands alone (a day without data is a gap).
 * @param joinDays how many days two figures may lie apart and still make one line; more than 1 for what nobody takes daily
 */
export function planDrawing(figures: Figures, joinDays = 1): Drawing {
  const line = [...figures]
  const bridges: Drawing['bridges'] = []
  const known = figures.flatMap((figure, index) => (figure === null ? [] : [index]))
  const joined = new Set<number>()
  for (const [order, to] of known.entries()) {
    const from = known[order - 1]
    if (from === undefined) continue
    if (to - from > joinDays) bridges.push({ from, to })
    else {
      joined.add(from).add(to)
      fillBetween(line, from, to)
    }
  }
  return { line, bridges, alone: known.filter((index) => !joined.has(index)), last: known.at(-1) ?? null }
}

function fillBetween(line: (number | null)[], from: number, to: number): void {
  const start = line[from] ?? 0
  const slope = ((line[to] ?? 0) - start) / (to - from)
  for (let index = from + 1; index < to; index++) line[index] = start + slope * (index - from)
}
