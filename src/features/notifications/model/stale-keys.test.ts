import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { appointmentQueries } from '@/entities/appointment/queries'
import { connectionQueries } from '@/entities/connection/queries'
import { exerciseQueries } from '@/entities/exercise/queries'
import { mealQueries } from '@/entities/meal/queries'
import { measurementQueries } from '@/entities/measurement/queries'
import { messageQueries } from '@/entities/message/queries'
import { moodQueries } from '@/entities/mood/queries'
import type { NotificationKind } from '@/entities/notification/notification'
import { nutritionistKeys, nutritionistQueries } from '@/entities/nutritionist/queries'
import { profileQueries } from '@/entities/profile/queries'
import { reviewQueries } from '@/entities/review/queries'
import { sleepQueries } from '@/entities/sleep/queries'
import { targetQueries } from '@/entities/client-target/queries'
import { sumsTables } from '@/shared/api/query-client'
import { staleReadsOf } from './stale-keys'

/** What a user's screens have read. */
const reads = {
  relationship: connectionQueries.relationship('me').queryKey,
  pending: connectionQueries.pending('me').queryKey,
  received: connectionQueries.received('me').queryKey,
  conversations: messageQueries.conversations('me').queryKey,
  host: appointmentQueries.host('me').queryKey,
  bookings: appointmentQueries.bookings('me', '2026-11-01').queryKey,
  target: targetQueries.course('me').queryKey,
  reviewRequests: reviewQueries.requests('me').queryKey,
  reviews: reviewQueries.list('me').queryKey,
  profile: nutritionistQueries.one('me').queryKey,
  ownProfile: profileQueries.own('me').queryKey,
  directory: nutritionistKeys.directory(),
  meals: mealQueries.day('me', '2026-11-01').queryKey,
  exercises: exerciseQueries.window('me', '2026-11-01', '2026-11-02').queryKey,
  sleeps: sleepQueries.window('me', '2026-11-01', '2026-11-02').queryKey,
  moods: moodQueries.window('me', '2026-11-01', '2026-11-02').queryKey,
  measurements: measurementQueries.list('me').queryKey,
}

it.each<[NotificationKind, (keyof typeof reads)[]]>([
  ['message', []],
  ['request_received', ['pending', 'received']],
  ['request_cancelled', ['pending', 'received']],
  ['request_rejected', ['pending', 'received']],
  [
    'request_approved',
    ['relationship', 'pending', 'received', 'conversations', 'host', 'bookings', 'directory'],
  ],
  ['disconnected', ['relationship', 'pending', 'received', 'conversations', 'host', 'bookings']],
  ['appointment_booked', ['bookings']],
  ['appointment_cancelled', ['bookings']],
  ['appointment_confirmed', ['bookings']],
  ['appointment_declined', ['bookings']],
  ['targets_changed', ['target']],
  ['review_requested', ['reviewRequests']],
  ['review_received', ['reviews', 'profile']],
])('%s makes its screens read anew', (kind, stale) => {
  const queryClient = new QueryClient()
  for (const queryKey of Object.values(reads)) queryClient.setQueryData<unknown>(queryKey, 'read')
  void queryClient.invalidateQueries({
    predicate: staleReadsOf({ kinds: [kind, kind], topics: new Set() }, 'me'),
  })
  const isStale = (name: keyof typeof reads) => queryClient.getQueryState(reads[name])?.isInvalidated
  expect((Object.keys(reads) as (keyof typeof reads)[]).filter(isStale)).toEqual(stale)
})

it.each<[NotificationKind, boolean]>([
  ['message', true],
  ['appointment_booked', true],
  ['disconnected', true],
  ['request_received', false],
  ['review_received', false],
])('%s makes figures over several tables stale: %s', async (kind, isStale) => {
  const queryClient = new QueryClient()
  await queryClient.prefetchQuery({ queryKey: ['client_day'], queryFn: () => 1, meta: sumsTables })
  void queryClient.invalidateQueries({ predicate: staleReadsOf({ kinds: [kind], topics: new Set() }, 'me') })
  expect(queryClient.getQueryState(['client_day'])?.isInvalidated).toBe(isStale)
})

it.each<[string, (keyof typeof reads)[]]>([
  ['connection_requests', ['pending', 'received']],
  [
    'client_nutritionist_relationships',
    ['relationship', 'pending', 'received', 'conversations', 'host', 'bookings', 'profile', 'directory'],
  ],
  ['appointments', ['bookings']],
  ['client_targets', ['target']],
  ['review_requests', ['reviewRequests']],
  ['nutritionist_reviews', ['reviews', 'profile', 'directory']],
  ['profiles', ['profile', 'ownProfile', 'directory']],
  ['food_entries', ['meals']],
  ['exercise_entries', ['exercises']],
  ['sleep_entries', ['sleeps']],
  ['mood_entries', ['moods']],
  ['measurements', ['measurements']],
  ['attention_marks', []], // in sums alone
  ['feedback', []], // the screens with messages watch them
  ['a_table_of_a_later_release', []],
])('a change of %s on another device makes its screens read anew, and every sum', async (topic, stale) => {
  const queryClient = new QueryClient()
  await queryClient.prefetchQuery({ queryKey: ['client_day'], queryFn: () => 1, meta: sumsTables })
  for (const queryKey of Object.values(reads)) queryClient.setQueryData<unknown>(queryKey, 'read')
  void queryClient.invalidateQueries({
    predicate: staleReadsOf({ kinds: [], topics: new Set([topic]) }, 'me'),
  })
  const isStale = (name: keyof typeof reads) => queryClient.getQueryState(reads[name])?.isInvalidated
  expect((Object.keys(reads) as (keyof typeof reads)[]).filter(isStale)).toEqual(stale)
  expect(queryClient.getQueryState(['client_day'])?.isInvalidated).toBe(true)
})
