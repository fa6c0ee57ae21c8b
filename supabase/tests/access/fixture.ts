import { castPeople, type Cast } from '../harness/people.ts'
import type { TestDatabase } from '../harness/test-database.ts'

/** Rows that every cell looks at; each would be visible to everyone if its policy were `true`. */
export const rows = {
  meal: '10000000-0000-4000-8000-000000000001',
  ingredient: '10000000-0000-4000-8000-000000000002',
  exercise: '10000000-0000-4000-8000-000000000003',
  sleep: '10000000-0000-4000-8000-000000000004',
  mood: '10000000-0000-4000-8000-000000000005',
  measurement: '10000000-0000-4000-8000-000000000006',
  wearable: '10000000-0000-4000-8000-000000000007',
  target: '10000000-0000-4000-8000-000000000008',
  formerTarget: '10000000-0000-4000-8000-000000000009',
  message: '10000000-0000-4000-8000-00000000000a',
  formerMessage: '10000000-0000-4000-8000-00000000000b',
  booked: '10000000-0000-4000-8000-00000000000c',
  open: '10000000-0000-4000-8000-00000000000d',
  reviewRequest: '10000000-0000-4000-8000-00000000000e',
  review: '10000000-0000-4000-8000-00000000000f',
  notification: '10000000-0000-4000-8000-000000000010',
  faq: '10000000-0000-4000-8000-000000000011',
  request: '10000000-0000-4000-8000-000000000012',
  ownChange: '10000000-0000-4000-8000-000000000013',
} as const

/** Files in the buckets, by whose they are. */
export const files = {
  meal: (cast: Cast) => `${cast.owner.id}/1700000000000.jpg`,
  picture: (cast: Cast) => `${cast.owner.id}/1700000000001.png`,
  sent: (cast: Cast) => `${cast.owner.id}/1700000000002.pdf`,
  sentToFormer: (cast: Cast) => `${cast.owner.id}/1700000000003.pdf`,
  document: (cast: Cast) => `${cast.assigned.id}/documents/education_1700000000004.pdf`,
}

async function addLogs(database: TestDatabase, { owner }: Cast): Promise<void> {
  await database.sql(
    `insert into public.food_entries (id, user_id, date, meal_type, title, image_url)
     values ($1, $2, '2026-11-20', 'lunch', 'Soup', $2::uuid || '/1700000000000.jpg')`,
    [rows.meal, owner.id],
  )
  await database.sql(
    `insert into public.ingredients (id, food_entry_id, name, quantity, unit) values ($1, $2, 'Beet', 1, 'items')`,
    [rows.ingredient, rows.meal],
  )
  await database.sql(
    `insert into public.exercise_entries (id, user_id, date, type, duration, calories_burned)
     values ($1, $2, '2026-11-20', 'Walk', 30, 120)`,
    [rows.exercise, owner.id],
  )
  await database.sql(
    `insert into public.sleep_entries (id, user_id, date, hours) values ($1, $2, '2026-11-20', 7.5)`,
    [rows.sleep, owner.id],
  )
  await database.sql(
    `insert into public.mood_entries (id, user_id, date, mood) values ($1, $2, '2026-11-20', 4)`,
    [rows.mood, owner.id],
  )
  await database.sql(
    `insert into public.measurements (id, user_id, date, weight) values ($1, $2, '2026-11-20', 71.5)`,
    [rows.measurement, owner.id],
  )
  await database.sql(
    `insert into public.wearable_connections (id, user_id, provider) values ($1, $2, 'Band')`,
    [rows.wearable, owner.id],
  )
}

async function addCoaching(database: TestDatabase, cast: Cast): Promise<void> {
  const { owner, assigned, pending, former } = cast
  await database.sql(
    `insert into public.connection_requests (id, client_id, nutritionist_id) values ($1, $2, $3)`,
    [rows.request, owner.id, pending.id],
  )
  await database.sql(
    `insert into public.client_targets (id, client_id, nutritionist_id, target_weight)
     values ($1, $2, $3, 65), ($4, $2, $5, 64)`,
    [rows.target, owner.id, assigned.id, rows.formerTarget, former.id],
  )
  await database.sql(
    `insert into public.attention_marks (nutritionist_id, client_id, reason, kind, evidence_at, mood_change)
     values ($1, $2, 'mood', 'seen', now() - interval '1 hour', -1)`,
    [assigned.id, owner.id],
  )
  await database.sql(
    `insert into public.feedback (id, client_id, nutritionist_id, message, message_type, attachment_url)
     values ($1, $2, $3, 'Hello', 'client', $4), ($5, $2, $6, 'Goodbye', 'client', $7)`,
    [
      rows.message,
      owner.id,
      assigned.id,
      files.sent(cast),
      rows.formerMessage,
      former.id,
      files.sentToFormer(cast),
    ],
  )
  await database.sql(
    `insert into public.appointments (id, nutritionist_id, start_time, status, client_id)
     values ($1, $2, now()::date + interval '10 days 10 hours', 'pending', $3),
            ($4, $2, now()::date + interval '20 days 10 hours', 'available', null)`,
    [rows.booked, assigned.id, owner.id, rows.open],
  )
  await database.sql(
    `insert into public.review_requests (id, client_id, nutritionist_id, sent_at, expires_at)
     values ($1, $2, $3, now() - interval '1 day', now() + interval '29 days')`,
    [rows.reviewRequest, owner.id, assigned.id],
  )
  await database.sql(
    `insert into public.nutritionist_reviews (id, nutritionist_id, client_id, rating) values ($1, $2, $3, 5)`,
    [rows.review, former.id, owner.id],
  )
  await database.sql(
    `insert into public.notifications (id, recipient_id, kind, actor_id) values ($1, $2, 'targets_changed', $3)`,
    [rows.notification, owner.id, assigned.id],
  )
  await database.sql(
    `insert into public.notifications (id, recipient_id, kind, topic, changed_at, read_at)
     values ($1, $2, 'own_change', 'food_entries', now(), now())`,
    [rows.ownChange, owner.id],
  )
  await database.sql(`insert into public.faqs (id, question, answer) values ($1, 'Why?', 'Because.')`, [
    rows.faq,
  ])
}

async function addFiles(database: TestDatabase, cast: Cast): Promise<void> {
  const stored = [
    ['food-images', files.meal(cast), cast.owner.id],
    ['profile-pictures', files.picture(cast), cast.owner.id],
    ['feedback-attachments', files.sent(cast), cast.owner.id],
    ['feedback-attachments', files.sentToFormer(cast), cast.owner.id],
    ['feedback-attachments', files.document(cast), cast.assigned.id],
  ]
  for (const file of stored) {
    await database.sql('insert into storage.objects (bucket_id, name, owner_id) values ($1, $2, $3)', file)
  }
}

/** The people of the matrix with at least one row of the owner in every table and one file in every bucket. */
export async function buildFixture(database: TestDatabase): Promise<Cast> {
  const cast = await castPeople(database)
  await addLogs(database, cast)
  await addCoaching(database, cast)
  await addFiles(database, cast)
  return cast
}
