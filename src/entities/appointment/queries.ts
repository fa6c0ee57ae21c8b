import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { listBookings, listCalendar, listSlotsForClient } from './appointments'
import { findHost, findTimeZone } from './api/hosts'
import type { CalendarWindow } from './calendar-window'

/** Table, then owner, then view: a prefix of any length names a set of cached reads. */
export const appointmentKeys = {
  all: ['appointments'] as const,
  ofClient: (clientId: string) => [...appointmentKeys.all, { clientId }] as const,
  ofNutritionist: (nutritionistId: string) => [...appointmentKeys.all, { nutritionistId }] as const,
  host: (clientId: string) => ['client_nutritionist_relationships', { clientId }, 'host'] as const,
}

/** Others take slots and answer bookings, and not all of it is told: focus asks again. */
const asShared = { refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' } as const

export const appointmentQueries = {
  /** The nutritionist with whom a client can book; null without one. */
  host: (clientId: string) =>
    queryOptions({
      queryKey: appointmentKeys.host(clientId),
      queryFn: ({ signal }) => findHost(clientId, signal),
      ...asShared,
    }),
  /** Free slots and own bookings. */
  slots: (clientId: string, nutritionistId: string, window: CalendarWindow) =>
    queryOptions({
      queryKey: [...appointmentKeys.ofClient(clientId), 'slots', nutritionistId, window] as const,
      queryFn: ({ signal }) => listSlotsForClient(clientId, nutritionistId, window, signal),
      ...asShared,
    }),
  /** What a client has booked. @param since an instant, ISO */
  bookings: (clientId: string, since: string) =>
    queryOptions({
      queryKey: [...appointmentKeys.ofClient(clientId), 'bookings', since] as const,
      queryFn: ({ signal }) => listBookings(clientId, since, signal),
      placeholderData: keepPreviousData, // at midnight the list stays in sight
      ...asShared,
    }),
  /** A nutritionist's own calendar. */
  calendar: (nutritionistId: string, window: CalendarWindow) =>
    queryOptions({
      queryKey: [...appointmentKeys.ofNutritionist(nutritionistId), 'calendar', window] as const,
      queryFn: ({ signal }) => listCalendar(nutritionistId, window, signal),
      ...asShared,
    }),
  /** On whose clock a user works. */
  timeZone: (userId: string) =>
    queryOptions({
      queryKey: ['profiles', { userId }, 'timezone'] as const,
      queryFn: ({ signal }) => findTimeZone(userId, signal),
    }),
}
