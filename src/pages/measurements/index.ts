export { MeasurementsPage } from './MeasurementsPage'
