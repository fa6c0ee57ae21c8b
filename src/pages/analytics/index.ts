export { AnalyticsPage } from './AnalyticsPage'
