export { type Sleep, sleepSchema, sumSleep } from './model/sleep'
