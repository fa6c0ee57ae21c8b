import type { Day } from '../lib/day'
import { useToday } from '../lib/use-today'
import { type NearStyle, useFormat } from './format'

/** Writes days in the language on screen, with their year only where it is not this one. */
export function useNearDay(): (day: Day, style?: NearStyle) => string {
  const { nearDay } = useFormat()
  const today = useToday()
  return (day, style) => nearDay(day, today, style)
}
