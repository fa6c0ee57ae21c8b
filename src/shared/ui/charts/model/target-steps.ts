import type { Target } from '../series'

/** A level part of a target's line, from one row to another, both included. */
export type TargetStep = { value: number; from: number; to: number }

/**
 * The level parts of a target's line: one over all rows, or of a target that stepped one for each time it stood at a value.
 * @param rows how many the plot has
 */
export function stepsOf({ value, steps }: Pick<Target, 'value' | 'steps'>, rows: number): TargetStep[] {
  if (!steps) return rows === 0 ? [] : [{ value, from: 0, to: rows - 1 }]
  const parts: TargetStep[] = []
  for (const [index, step] of steps.entries()) {
    const last = parts.at(-1)
    if (step !== null && last?.value === step && last.to === index - 1) last.to = index
    else if (step !== null) parts.push({ value: step, from: index, to: index })
  }
  return parts
}
