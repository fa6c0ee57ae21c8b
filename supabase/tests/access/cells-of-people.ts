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

const insertProfile =
  (whose: 'owner' | 'assigned'): Subject['insert'] =>
  (cast) => ({
    sql: `insert into public.profiles (id, name, email, role) values ($1, 'Mallory', 'mallory@example.com', 'client')`,
    params: [cast[whose].id],
  })

export const cellsOfPeople: Record<string, Subject> = {
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
}
