import type { Cast } from '../harness/people.ts'
import { rows } from '../access/fixture.ts'
import { filled, known, longest, plausibleDay, range, type CheckedRow } from './check.ts'

const target: CheckedRow = {
  row: 'public.client_targets where id = $1',
  id: rows.target,
  checks: {
    client_targets_weight_range: range('target_weight', 20, 300, 0.1),
    client_targets_waist_range: range('target_waist', 40, 200, 0.1),
    client_targets_exercise_range: range('target_weekly_exercise_minutes', 0, 2000),
    client_targets_calories_range: range('target_daily_calories', 800, 5000),
    client_targets_calories_burned_range: range('target_daily_calories_burned', 0, 2000),
    client_targets_date_range: plausibleDay('target_date'),
    client_targets_notes_length: longest('notes', 2000),
  },
}

const mark = ({ owner }: Cast): CheckedRow => ({
  row: 'public.attention_marks where client_id = $1',
  id: owner.id,
  checks: {
    attention_marks_mood_change_range: range('mood_change', -4, 4, 0.1),
    attention_marks_reason_known: {
      refuses: [`reason = 'bored', kind = 'put_off', until = now(), evidence_at = null, mood_change = null`],
      takes: ['decision', 'silent', 'unanswered', 'mood', 'weight', 'session'].map(
        (reason) =>
          `reason = '${reason}', kind = 'put_off', until = now(), evidence_at = null, mood_change = null`,
      ),
    },
    attention_marks_whole: {
      refuses: [
        `kind = 'forgotten'`,
        `kind = ''`,
        `kind = 'put_off'`,
        `kind = 'put_off', until = now()`,
        `kind = 'put_off', evidence_at = null, mood_change = null`,
        `evidence_at = null`,
        `mood_change = null`,
        `until = now()`,
        `reason = 'weight'`,
        `reason = 'weight', evidence_at = null, mood_change = null`,
        `reason = 'silent', until = now(), evidence_at = null, mood_change = null`,
        `kind = 'no_reply_needed', mood_change = null`,
        `reason = 'unanswered', kind = 'no_reply_needed'`,
        `reason = 'unanswered', kind = 'no_reply_needed', mood_change = null, until = now()`,
        `reason = 'unanswered', kind = 'no_reply_needed', mood_change = null, evidence_at = null`,
      ],
      takes: [
        `mood_change = -0.5`,
        `reason = 'weight', until = now(), evidence_at = null, mood_change = null`,
        `reason = 'unanswered', kind = 'no_reply_needed', mood_change = null`,
      ],
    },
  },
})

const message = ({ owner, assigned }: Cast): CheckedRow => ({
  row: 'public.feedback where id = $1',
  id: rows.message,
  checks: {
    feedback_message_length: filled('message', 4000),
    feedback_message_type_known: {
      refuses: [`message_type = 'admin', attachment_url = null`, `message_type = '', attachment_url = null`],
      takes: [`message_type = 'client'`],
    },
    feedback_attachment_is_senders_file: {
      refuses: [
        `attachment_url = '${assigned.id}/1.pdf'`,
        `attachment_url = 'https://example.com/1.pdf'`,
        `message_type = 'nutritionist'`,
      ],
      takes: [
        `attachment_url = '${owner.id}/1.pdf'`,
        `message_type = 'nutritionist', attachment_url = '${assigned.id}/1.pdf'`,
      ],
    },
    feedback_attachment_described: {
      refuses: ['attachment_url = null, attachment_size = 5'],
      takes: ['attachment_url = null', 'attachment_size = 5'],
    },
    feedback_attachment_name_form: {
      refuses: [
        `attachment_name = ' '`,
        `attachment_name = 'a/b.pdf'`,
        `attachment_name = E'a\\nb'`,
        `attachment_name = repeat('x', 252) || '.pdf'`,
        `attachment_name = E'blood-test-\\u202efdp.pdf'`,
        `attachment_name = E'plan\\u200b.pdf'`,
      ],
      takes: [`attachment_name = repeat('я', 251) || '.pdf'`, `attachment_name = 'خطة.PDF'`],
    },
    feedback_attachment_type_true: {
      refuses: [
        `attachment_type = 'image/png'`,
        `attachment_type = 'text/html'`,
        `attachment_name = 'report.exe'`,
        `attachment_name = 'report'`,
        `attachment_name = 'report.pdf.html'`,
        `attachment_url = '${owner.id}/1.exe'`,
        `attachment_url = '${owner.id}/1.csv', attachment_type = 'application/pdf'`,
      ],
      takes: [
        `attachment_type = 'application/pdf', attachment_name = 'Report.v2.PDF'`,
        `attachment_url = '${owner.id}/1.csv', attachment_type = 'text/csv'`,
        `attachment_url = '${owner.id}/1.jpg', attachment_type = 'image/jpeg', attachment_name = 'a.jfif'`,
      ],
    },
    feedback_attachment_size_range: range('attachment_size', 0, 5_242_880),
    feedback_about_whole: {
      refuses: [
        `about_kind = 'meal'`,
        `about_kind = 'day', about_id = gen_random_uuid()`,
        `about_kind = 'day', about_day = '1900-01-01'`,
        `about_kind = 'chart', about_day = '2026-01-01'`,
        `about_kind = 'secret'`,
        `about_id = gen_random_uuid()`,
      ],
      takes: [
        `about_kind = 'meal', about_id = gen_random_uuid()`,
        `about_kind = 'measurement', about_id = gen_random_uuid()`,
        `about_kind = 'day', about_day = '2026-01-01'`,
        `about_kind = 'chart', about_chart = 'mood'`,
      ],
    },
    feedback_about_chart_known: {
      refuses: [`about_kind = 'chart', about_chart = 'secrets'`],
      takes: [`about_kind = 'chart', about_chart = 'weight'`],
    },
  },
})

const booked: CheckedRow = {
  row: 'public.appointments where id = $1',
  id: rows.booked,
  checks: {
    appointments_start_on_the_minute: {
      refuses: [`start_time = start_time + interval '1 second'`],
      takes: [`start_time = start_time + interval '1 minute'`],
    },
    appointments_start_range: {
      refuses: [
        `start_time = '1999-12-31 23:59Z'`,
        `start_time = '2100-01-01 00:01Z', end_time = '2100-01-01 00:21Z'`,
      ],
      takes: [`start_time = '2000-01-01 00:00Z'`],
    },
    appointments_duration_fixed: range('duration', 20, 20),
    appointments_end_after_start: { refuses: ['end_time = start_time'], takes: [] },
    appointments_status_known: {
      refuses: [`status = 'done'`, `status = ''`],
      takes: [`status = 'confirmed'`, `status = 'cancelled'`],
    },
    appointments_available_has_no_client: {
      refuses: [`status = 'available'`],
      takes: [`status = 'available', client_id = null`],
    },
    appointments_booked_has_client: {
      refuses: ['client_id = null', `client_id = null, status = 'confirmed'`],
      takes: [`client_id = null, status = 'cancelled'`],
    },
  },
}

export const checksOfCoaching = (cast: Cast): CheckedRow[] => [
  target,
  mark(cast),
  message(cast),
  booked,
  {
    row: 'public.review_requests where id = $1',
    id: rows.reviewRequest,
    checks: {
      review_requests_expire_after_sending: {
        refuses: ['expires_at = sent_at', `expires_at = sent_at - interval '1 day'`],
        takes: [`expires_at = sent_at + interval '1 day'`],
      },
    },
  },
  {
    row: 'public.nutritionist_reviews where id = $1',
    id: rows.review,
    checks: {
      nutritionist_reviews_rating_range: range('rating', 1, 5),
      nutritionist_reviews_comment_length: filled('comment', 2000),
      nutritionist_reviews_anonymous_has_no_client: {
        refuses: ['anonymous = true', 'client_id = null'],
        takes: ['anonymous = true, client_id = null'],
      },
    },
  },
  {
    row: 'public.nutritionist_stats where nutritionist_id = $1',
    id: cast.assigned.id,
    checks: {
      nutritionist_stats_rating_range: range('average_rating', 1, 5, 0.01),
      nutritionist_stats_counts_range: {
        refuses: [
          'client_count = -1',
          'review_count = -1',
          'client_count = 10000001',
          'review_count = 10000001',
        ],
        takes: ['client_count = 0, review_count = 10000000'],
      },
    },
  },
  {
    row: 'public.notifications where id = $1',
    id: rows.notification,
    checks: { notifications_kind_known: known('kind', 'message', 'disconnected', 'review_received') },
  },
  {
    row: 'public.notifications where id = $1',
    id: rows.ownChange,
    checks: {
      notifications_own_change_form: {
        refuses: [
          'topic = null',
          'changed_at = null',
          'read_at = null',
          `actor_id = '${cast.assigned.id}'`,
          `actor_name = 'Anna'`,
          `subject_id = '${rows.meal}'`,
          `kind = 'message'`,
        ],
        takes: [
          `origin = '${rows.meal}'`,
          `kind = 'message', topic = null, changed_at = null, actor_id = '${cast.assigned.id}'`,
        ],
      },
    },
  },
  {
    row: 'public.faqs where id = $1',
    id: rows.faq,
    checks: {
      faqs_category_form: {
        refuses: [`category = 'general'`, `category = 'Two Words'`, `category = ''`],
        takes: [`category = 'Nutrition'`],
      },
      faqs_question_length: filled('question', 300),
      faqs_answer_length: filled('answer', 4000),
    },
  },
  {
    row: 'private.health_audit where client_id = $1',
    id: cast.owner.id,
    checks: { health_audit_action_known: known('action', 'opened', 'inserted', 'updated', 'deleted') },
  },
]
