export { type Sleep, sumSleep } from './model/sleep'
