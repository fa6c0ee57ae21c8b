import * as z from 'zod/mini'
import { timestamp } from '@/shared/api/row-fields'

/** What a notification can be about, as the database names it. */
export const notificationKinds = [
  'message',
  'request_received',
  'request_cancelled',
  'request_approved',
  'request_rejected',
  'disconnected',
  'appointment_booked',
  'appointment_cancelled',
  'appointment_confirmed',
  'appointment_declined',
  'targets_changed',
  'review_requested',
  'review_received',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const notificationSchema = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  /** Who did it; null as the name. */
  actor_id: z.nullable(z.string()),
  /** Who did it, by the name of that time; null when that must not be told, or the account is gone. */
  actor_name: z.nullable(z.string()),
  created_at: timestamp,
  read_at: z.nullable(timestamp),
})

export type Notification = z.output<typeof notificationSchema>

/**
 * That the user has changed something, on whichever device: one for each table, whose time moves with every change. It is
 * never shown; what was read of the table is out of date.
 */
export const ownChangeSchema = z.object({
  id: z.string(),
  kind: z.literal('own_change'),
  /** The table. */
  topic: z.string(),
  changed_at: timestamp,
  /** The page of the app that did it; null where that is not known, or several did at about the same time. */
  origin: z.nullable(z.string()),
})

export type OwnChange = z.output<typeof ownChangeSchema>
