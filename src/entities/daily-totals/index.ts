export type { DailyTotals } from './model/daily-totals'
