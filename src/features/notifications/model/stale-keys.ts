import { matchQuery, type Query, type QueryKey } from '@tanstack/react-query'
import { appointmentKeys } from '@/entities/appointment/queries'
import { connectionKeys } from '@/entities/connection/queries'
import { messageKeys } from '@/entities/message/queries'
import type { NotificationKind } from '@/entities/notification/notification'
import { nutritionistKeys } from '@/entities/nutritionist/queries'
import { reviewKeys } from '@/entities/review/queries'
import { targetKeys } from '@/entities/client-target/queries'
import { isSummingTables } from '@/shared/api/query-client'

const requests = [connectionKeys.requests]
const appointments = [appointmentKeys.all]
/** A connection that begins or ends: who is connected, what may be written, which appointments are there. */
const connection = [
  connectionKeys.requests,
  connectionKeys.relationships,
  messageKeys.all,
  appointmentKeys.all,
]

const keysOfKind: Record<NotificationKind, (recipientId: string) => readonly QueryKey[]> = {
  message: () => [], // the screens with messages watch them
  request_received: () => requests,
  request_cancelled: () => requests,
  request_rejected: () => requests,
  request_approved: () => [...connection, nutritionistKeys.directory()],
  disconnected: () => connection,
  appointment_booked: () => appointments,
  appointment_cancelled: () => appointments,
  appointment_confirmed: () => appointments,
  appointment_declined: () => appointments,
  targets_changed: (clientId) => [targetKeys.ofClient(clientId)],
  review_requested: (clientId) => [reviewKeys.requestsOf(clientId)],
  review_received: (nutritionistId) => [
    reviewKeys.ofNutritionist(nutritionistId),
    nutritionistKeys.one(nutritionistId),
  ],
}

/** No figure counts these. */
const countedNowhere: readonly NotificationKind[] = [
  'request_received',
  'request_cancelled',
  'request_rejected',
  'review_requested',
  'review_received',
]

/** What else shows a table, besides the reads that its own keys name. */
const alsoShown: Partial<Record<string, readonly QueryKey[]>> = {
  client_nutritionist_relationships: [...connection, nutritionistKeys.all],
  nutritionist_reviews: [nutritionistKeys.all],
}

/** The screens with messages watch them; figures count them all the same. */
const watched = messageKeys.all[0]

const keysOfTopic = (topic: string): readonly QueryKey[] =>
  topic === watched ? [] : [[topic], ...(alsoShown[topic] ?? [])]

type News = {
  /** What the notifications are about. */
  kinds: readonly NotificationKind[]
  /** The tables that the user has changed elsewhere. */
  topics: ReadonlySet<string>
}

/**
 * Which reads are out of date once a user was told of something.
 * @returns whether a read is; all are asked in one go, since what is made stale twice is read twice
 */
export function staleReadsOf({ kinds, topics }: News, recipientId: string): (read: Query) => boolean {
  const keys = [
    ...kinds.flatMap((kind) => keysOfKind[kind](recipientId)),
    ...[...topics].flatMap(keysOfTopic),
  ]
  const changesFigures = topics.size > 0 || kinds.some((kind) => !countedNowhere.includes(kind))
  return (read) =>
    (changesFigures && isSummingTables(read)) || keys.some((queryKey) => matchQuery({ queryKey }, read))
}
