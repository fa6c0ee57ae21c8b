export { ReportsPage } from './ReportsPage'
