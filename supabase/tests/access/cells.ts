import { rows } from './fixture.ts'
import {
  byId,
  everyone,
  log,
  nobody,
  ownerAndCoach,
  ownerOnly,
  ownerWrites,
  readOnly,
  type Subject,
} from './subject.ts'

const insertTarget: Subject['insert'] = ({ owner }, me) => ({
  sql: 'insert into public.client_targets (client_id, nutritionist_id, target_weight) values ($1, $2, 60)',
  params: [owner.id, me.id],
})

const insertMessage: Subject['insert'] = ({ owner, assigned }, me) => ({
  sql: `insert into public.feedback (client_id, nutritionist_id, message, message_type) values ($1, $2, 'Hi', $3)`,
  params: [owner.id, me.role === 'nutritionist' ? me.id : assigned.id, me.role],
})

const insertSlot: Subject['insert'] = ({ assigned }) => ({
  sql: `insert into public.appointments (nutritionist_id, start_time, duration, status)
        values ($1, now()::date + interval '30 days 10 hours', 20, 'available')`,
  params: [assigned.id],
})

const insertProfile =
  (whose: 'owner' | 'assigned'): Subject['insert'] =>
  (cast) => ({
    sql: `insert into public.profiles (id, name, email, role) values ($1, 'Mallory', 'mallory@example.com', 'client')`,
    params: [cast[whose].id],
  })

export const subjects: Record<string, Subject> = {
  'profile of a client': {
    table: 'profiles',
    where: ({ owner }) => ({ sql: 'id = $1', params: [owner.id] }),
    insert: insertProfile('owner'),
    set: () => `occupation = 'Cook'`,
    expected: {
      select: ownerAndCoach,
      insert: 'no  none no   no   no   no   no',
      update: ownerOnly,
      delete: nobody,
    },
  },
  'profile of a nutritionist': {
    table: 'profiles',
    where: ({ assigned }) => ({ sql: 'id = $1', params: [assigned.id] }),
    insert: insertProfile('assigned'),
    set: () => `bio = 'Changed'`,
    expected: {
      select: everyone,
      insert: 'no  no   no   none no   no   no',
      update: 'no  none none yes  none none none',
      delete: nobody,
    },
  },
  relationship: {
    table: 'client_nutritionist_relationships',
    where: ({ owner }) => ({ sql: 'client_id = $1', params: [owner.id] }),
    insert: ({ otherClient, unrelated }) => ({
      sql: 'insert into public.client_nutritionist_relationships (client_id, nutritionist_id) values ($1, $2)',
      params: [otherClient.id, unrelated.id],
    }),
    set: (me) => `nutritionist_id = '${me.id}'`,
    expected: { select: ownerAndCoach, insert: nobody, update: nobody, delete: ownerOnly },
  },
  'connection request': {
    table: 'connection_requests',
    where: byId(rows.request),
    insert: ({ owner, unrelated }) => ({
      sql: `insert into public.connection_requests (client_id, nutritionist_id, status) values ($1, $2, 'pending')`,
      params: [owner.id, unrelated.id],
    }),
    set: () => `status = 'rejected'`,
    expected: {
      select: 'no  yes  none none yes  none none',
      insert: 'no  PT409 no  no   no   no   no',
      update: 'no  none none none yes  none none',
      delete: ownerOnly,
    },
  },
  meal: log('food_entries', rows.meal, 'meal_type, title', `'snack', 'Nut'`, `title = 'X'`, ownerAndCoach),
  ingredient: {
    table: 'ingredients',
    where: byId(rows.ingredient),
    insert: () => ({
      sql: `insert into public.ingredients (food_entry_id, name, quantity, unit) values ($1, 'Salt', 1, 'tsp')`,
      params: [rows.meal],
    }),
    set: () => `name = 'X'`,
    expected: { select: ownerAndCoach, insert: ownerWrites, update: nobody, delete: ownerOnly },
  },
  exercise: log(
    'exercise_entries',
    rows.exercise,
    'type, duration, calories_burned',
    `'Run', 10, 90`,
    'duration = 31',
    ownerAndCoach,
  ),
  sleep: log('sleep_entries', rows.sleep, 'hours', '8', 'hours = 6', ownerOnly),
  mood: log('mood_entries', rows.mood, 'mood', '3', 'mood = 1', ownerAndCoach),
  measurement: log('measurements', rows.measurement, 'weight', '70', 'weight = 72', ownerAndCoach),
  'connected device': readOnly(
    'wearable_connections',
    byId(rows.wearable),
    ({ owner }) => ({
      sql: `insert into public.wearable_connections (user_id, provider) values ($1, 'Ring')`,
      params: [owner.id],
    }),
    `provider = 'X'`,
    ownerOnly,
  ),
  target: {
    table: 'client_targets',
    where: byId(rows.target),
    insert: insertTarget,
    set: () => 'target_weight = 66',
    expected: {
      select: ownerAndCoach,
      insert: 'no  no   no   23505 no  no   no',
      update: 'no  none none yes  none none none',
      delete: nobody,
    },
  },
  'target of a former nutritionist': {
    table: 'client_targets',
    where: byId(rows.formerTarget),
    insert: insertTarget,
    set: () => 'target_weight = 66',
    expected: {
      select: ownerOnly,
      insert: 'no  no   no   23505 no  no   no',
      update: 'no  none none none none none none',
      delete: nobody,
    },
  },
  'history of a target': readOnly(
    'client_target_history',
    () => ({ sql: 'target_id = $1', params: [rows.target] }),
    ({ owner }, me) => ({
      sql: `insert into public.client_target_history (target_id, client_id, nutritionist_id, changed_at)
            values ($1, $2, $3, now())`,
      params: [rows.target, owner.id, me.id],
    }),
    'target_weight = 1',
    ownerAndCoach,
  ),
  message: {
    table: 'feedback',
    where: byId(rows.message),
    insert: insertMessage,
    set: () => `message = 'X'`,
    expected: {
      select: ownerAndCoach,
      insert: 'no  yes  no   yes  no   no   no',
      update: nobody,
      delete: nobody,
    },
  },
  'message to a former nutritionist': {
    table: 'feedback',
    where: byId(rows.formerMessage),
    insert: insertMessage,
    set: () => `message = 'X'`,
    expected: {
      select: ownerOnly,
      insert: 'no  yes  no   yes  no   no   no',
      update: nobody,
      delete: nobody,
    },
  },
  'booked appointment': {
    table: 'appointments',
    where: byId(rows.booked),
    insert: insertSlot,
    set: () => `status = 'confirmed'`,
    expected: {
      select: ownerAndCoach,
      insert: 'no  no   no   yes  no   no   no',
      update: 'no  no   none yes  none none none',
      delete: 'no  none none none none none none',
    },
  },
  'open slot': {
    table: 'appointments',
    where: byId(rows.open),
    insert: insertSlot,
    set: (me) => `status = 'pending', client_id = '${me.id}'`,
    expected: {
      select: ownerAndCoach,
      insert: 'no  no   no   yes  no   no   no',
      update: 'no  yes  none no   none none none',
      delete: 'no  none none yes  none none none',
    },
  },
  'review request': {
    table: 'review_requests',
    where: byId(rows.reviewRequest),
    insert: ({ owner, unrelated }) => ({
      sql: 'insert into public.review_requests (client_id, nutritionist_id) values ($1, $2)',
      params: [owner.id, unrelated.id],
    }),
    set: () => 'completed = true',
    expected: {
      select: ownerOnly,
      insert: nobody,
      update: 'no  no   none none none none none',
      delete: nobody,
    },
  },
  review: {
    table: 'nutritionist_reviews',
    where: byId(rows.review),
    insert: ({ assigned }) => ({
      sql: 'insert into public.nutritionist_reviews (nutritionist_id, rating) values ($1, 4)',
      params: [assigned.id],
    }),
    set: () => 'rating = 1',
    expected: { select: everyone, insert: ownerWrites, update: nobody, delete: nobody },
  },
  'figures of a nutritionist': readOnly(
    'nutritionist_stats',
    ({ assigned }) => ({ sql: 'nutritionist_id = $1', params: [assigned.id] }),
    ({ owner }) => ({
      sql: 'insert into public.nutritionist_stats (nutritionist_id) values ($1)',
      params: [owner.id],
    }),
    'client_count = 1000',
    everyone,
  ),
  notification: readOnly(
    'notifications',
    byId(rows.notification),
    ({ owner }) => ({
      sql: `insert into public.notifications (recipient_id, kind) values ($1, 'message')`,
      params: [owner.id],
    }),
    'read_at = now()',
    ownerOnly,
  ),
  'frequent question': readOnly(
    'faqs',
    byId(rows.faq),
    () => ({ sql: `insert into public.faqs (question, answer) values ('Who?', 'Me.')`, params: [] }),
    `answer = 'X'`,
    everyone,
  ),
}
