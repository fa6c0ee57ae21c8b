export { findAppointment, listCalendar } from './api/appointments'
export {
  type Appointment,
  type Booking,
  type CalendarSlot,
  type Host,
  slotMinutes,
} from './model/appointment'
export { calendarWindow } from './model/calendar-window'
export { daysOf } from './model/days-of'
