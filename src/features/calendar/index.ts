export { DaySlots } from './ui/DaySlots'
export { TimePicker } from './ui/TimePicker'
