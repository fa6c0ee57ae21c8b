export { findMeasurement } from './api/measurements'
export { latestValue, type LatestValue } from './model/latest-value'
export { type MeasuredValue, type Measurement, measurementSchema } from './model/measurement'
