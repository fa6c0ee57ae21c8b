import { chart } from '../../theme/tokens'
import type { Ink } from '../series'

/** The colour of a meaning, in the scheme on screen. */
export const inkOf = (
  name: Ink | 'line' | 'surface' | 'sunken' | 'muted' | 'warn-mark' | 'mark-off',
): string => `var(--c-${name})`

/** How the line of a series is dashed, by its place among the series. */
export const dashOf = (order: number): string => chart.dashes[order % chart.dashes.length] ?? 'none'

/** The bars, or the dots, of every second series are hollow: told apart without colour. */
export const isHollow = (order: number): boolean => order % 2 === 1

/** Targets are dotted. */
export const targetDash = chart.targetDash
