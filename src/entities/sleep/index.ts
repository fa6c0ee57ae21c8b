export { findSleep } from './api/sleeps'
export { type Sleep, sleepSchema, sumSleep } from './model/sleep'
