/** How many days the chart can show, today included. */
export const chartPeriods = [30, 90, 365] as const
export type ChartPeriod = (typeof chartPeriods)[number]
