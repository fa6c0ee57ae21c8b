import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { NotificationKind } from '@/entities/notification/notification'

/** What happened, in a line; the person's name stands above it. */
export const notificationTexts: Record<NotificationKind, MessageDescriptor> = {
  message: msg`New messages`,
  request_received: msg`Wants to connect with you`,
  request_cancelled: msg`A connection request was withdrawn`,
  request_approved: msg`Accepted your connection request`,
  request_rejected: msg`Declined your connection request`,
  disconnected: msg`You are no longer connected`,
  appointment_booked: msg`Booked an appointment`,
  appointment_cancelled: msg`Cancelled an appointment`,
  appointment_confirmed: msg`Confirmed your appointment`,
  appointment_declined: msg`Declined your appointment`,
  targets_changed: msg`Changed your targets`,
  review_requested: msg`How was it? Write a review`,
  review_received: msg`You have a new review`,
}

type Place = { client: string; nutritionist: string }

const chat: Place = { client: '/feedback', nutritionist: '/feedback' }
const connection: Place = { client: '/nutritionists', nutritionist: '/dashboard' }
const calendar: Place = { client: '/calendar', nutritionist: '/calendar' }
const reviews: Place = { client: '/reviews', nutritionist: '/profile' }

/** The screen that each leads to, by role. */
export const notificationPlaces: Record<NotificationKind, Place> = {
  message: chat,
  request_received: connection,
  request_cancelled: connection,
  request_approved: connection,
  request_rejected: connection,
  disconnected: connection,
  appointment_booked: calendar,
  appointment_cancelled: calendar,
  appointment_confirmed: calendar,
  appointment_declined: calendar,
  targets_changed: { client: '/reports', nutritionist: '/clients' },
  review_requested: reviews,
  review_received: reviews,
}
