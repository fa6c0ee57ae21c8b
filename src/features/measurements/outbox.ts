export { sendUnsentMeasurement } from './api/send-unsent'
