export { findMeasurement } from './api/measurements'
export { type DailyMeasurement, dailyMeasurements } from './model/daily-measurements'
export { type LatestValue, latestValue } from './model/latest-value'
export { type MeasuredValue, type Measurement, measurementSchema } from './model/measurement'
