/** How many days reports and analytics look back, today included. */
export const reportRanges = [7, 14, 30, 90] as const
export type ReportRange = (typeof reportRanges)[number]
