export { getAnalytics } from './model/analytics'
export { getClientReport } from './model/client-report'
export type { Analytics, AnalyticsDay } from './model/analytics'
export { type ClientReport, emptyReportDay, type ReportDay } from './model/client-report'
export { type ClientFigures, clientFiguresSchema } from './model/client-figures'
export { type Macro, macroKeys, type MacroDay, macroMeans, meanOf } from './model/means'
export {
  type GroupFigure,
  meanChange,
  meanPerClient,
  perClient,
  rangeOfGroup,
  successRate,
} from './model/group-figures'
export { netOf } from './model/net'
export { type ReportRange, reportRanges } from './model/report-range'
