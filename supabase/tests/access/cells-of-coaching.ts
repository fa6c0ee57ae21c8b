import { rows } from './fixture.ts'
import {
  byId,
  coachOnly,
  everyone,
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

export const cellsOfCoaching: Record<string, Subject> = {
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
  'mark of a reason': readOnly(
    'attention_marks',
    ({ owner }) => ({ sql: 'client_id = $1', params: [owner.id] }),
    ({ owner }, me) => ({
      sql: `insert into public.attention_marks (nutritionist_id, client_id, reason, kind, until)
            values ($1, $2, 'silent', 'put_off', now())`,
      params: [me.id, owner.id],
    }),
    'until = now()',
    coachOnly,
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
  'own change': readOnly(
    'notifications',
    byId(rows.ownChange),
    ({ owner }) => ({
      sql: `insert into public.notifications (recipient_id, kind, topic) values ($1, 'own_change', 'feedback')`,
      params: [owner.id],
    }),
    'changed_at = now()',
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
