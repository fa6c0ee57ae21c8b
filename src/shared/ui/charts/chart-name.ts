import { createContext, useContext } from 'react'

/** The sentence of the card around a chart. */
export const ChartName = createContext<string | undefined>(undefined)

/** The accessible name of a chart: its own, else the sentence of its card. */
export function useChartName(own: string | undefined): string | undefined {
  const ofCard = useContext(ChartName)
  return own ?? ofCard
}
