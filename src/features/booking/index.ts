export { Bookings } from './ui/Bookings'
export { ClockNote } from './ui/ClockNote'
export { SlotPanel } from './ui/SlotPanel'
