export { CalendarPage } from './CalendarPage'
