import type { Cast } from '../harness/people.ts'
import { rows } from './fixture.ts'
import type { Statement } from './subject.ts'

/** A function of the API, asked for what is the owner's. */
export interface Call {
  statement: (cast: Cast) => Statement
  /**
   * In the order anon, owner, other client, assigned, pending, unrelated, former nutritionist: `yes` where the answer
   * tells of the owner, or changes what is the owner's; `none` where it does neither.
   */
  expected: string
}

const nobody = 'none none none none none none none'
const ownerOnly = 'none yes  none none none none none'
const coachOnly = 'none none none yes  none none none'
const ownerAndCoach = 'none yes  none yes  none none none'
const everyone = 'none yes  yes  yes  yes  yes  yes'

const own = (call: string, expected: string): Call => ({
  statement: () => ({ sql: `select * from ${call}`, params: [] }),
  expected,
})
const aboutOwner = (call: string, expected: string): Call => ({
  statement: ({ owner }) => ({ sql: `select * from ${call}`, params: [owner.id] }),
  expected,
})
const ofRow = (name: string, table: string, id: string, expected: string): Call => ({
  statement: () => ({
    sql: `select told.* from public.${table} as of_row, public.${name}(of_row) as told where of_row.id = $1`,
    params: [id],
  }),
  expected,
})

/** Every function of the API by its signature. */
export const calls: Record<string, Call> = {
  'add_document(text,jsonb)': own(`public.add_document('education', '{}')`, nobody),
  'client(connection_requests)': ofRow(
    'client',
    'connection_requests',
    rows.request,
    'none yes  none none yes  none none',
  ),
  'client(nutritionist_reviews)': ofRow('client', 'nutritionist_reviews', rows.review, everyone),
  'client_day(date,uuid)': aboutOwner(`public.client_day('2026-11-20', $1)`, ownerAndCoach),
  'client_activity(uuid,integer,date)': aboutOwner('public.client_activity($1, 30)', coachOnly),
  'client_figures(uuid[],integer,date,date)': aboutOwner(
    'public.client_figures(array[$1::uuid], 30)',
    ownerAndCoach,
  ),
  'client_moods(uuid,date,date,text)': aboutOwner(
    `public.client_moods($1, '2026-11-01', '2026-11-30')`,
    ownerAndCoach,
  ),
  'client_overview()': own('public.client_overview()', coachOnly),
  'client_report(date,integer)': own(`public.client_report('2026-11-21', 7)`, ownerOnly),
  'coach_analytics(integer,uuid)': aboutOwner('public.coach_analytics(30, $1)', coachOnly),
  'current_targets(uuid)': aboutOwner('public.current_targets($1)', ownerAndCoach),
  'target_course(uuid)': aboutOwner('public.target_course($1)', ownerAndCoach),
  'daily_analytics(uuid[],integer)': aboutOwner('public.daily_analytics(array[$1::uuid], 30)', ownerAndCoach),
  'daily_totals(uuid[],date,date)': aboutOwner(
    `public.daily_totals(array[$1::uuid], '2026-11-01', '2026-11-30')`,
    ownerAndCoach,
  ),
  'delete_my_account()': own('public.delete_my_account()', nobody),
  // An open request and a review with a name are told to the nutritionists whom they are for.
  'export_my_data()': own('public.export_my_data()', 'none yes  none yes  yes  none yes'),
  'find_nutritionists(text,boolean)': own(`public.find_nutritionists('Olga Owner')`, nobody),
  'food_log(date,date,integer)': own(`public.food_log('2026-11-20', '2026-11-20')`, ownerOnly),
  'list_conversations()': own('public.list_conversations()', ownerAndCoach),
  'list_health_access(integer)': own('public.list_health_access()', ownerOnly),
  'list_meal_history(date,integer)': own(`public.list_meal_history('2026-11-21')`, ownerOnly),
  'list_my_files()': own('public.list_my_files()', ownerOnly),
  'mark_attention(uuid,text[],text,timestamp with time zone,numeric)': aboutOwner(
    `public.mark_attention($1, '{silent}', 'put_off')`,
    coachOnly,
  ),
  'mark_messages_read(uuid,timestamp with time zone)': aboutOwner('public.mark_messages_read($1)', coachOnly),
  'mark_notifications_read(uuid[])': {
    statement: () => ({
      sql: 'select * from public.mark_notifications_read(array[$1::uuid])',
      params: [rows.notification],
    }),
    expected: ownerOnly,
  },
  'meal(feedback)': ofRow('meal', 'feedback', rows.message, ownerAndCoach),
  'measurement(feedback)': ofRow('measurement', 'feedback', rows.formerMessage, ownerOnly),
  'nutritionist_day()': own('public.nutritionist_day()', 'none none none yes  yes  none none'),
  'open_client(uuid)': aboutOwner('public.open_client($1)', coachOnly),
  'rating_distribution(uuid)': {
    statement: ({ former }) => ({ sql: 'select * from public.rating_distribution($1)', params: [former.id] }),
    expected: nobody,
  },
  'remove_document(text,text)': own(`public.remove_document('education', 'x')`, nobody),
  'return_photo_analysis()': own('public.return_photo_analysis()', ownerOnly),
  'save_meal(jsonb,jsonb,timestamp with time zone)': {
    statement: ({ owner }) => ({
      sql: `select * from public.save_meal($1, '[]', (select updated_at from public.food_entries where id = $2))`,
      params: [
        JSON.stringify({
          id: rows.meal,
          user_id: owner.id,
          date: '2026-11-20',
          meal_type: 'lunch',
          title: 'Mine',
        }),
        rows.meal,
      ],
    }),
    expected: ownerOnly,
  },
  'schema_version()': own('public.schema_version()', nobody),
  'search_nutritionists(text,text,text,text,integer,integer,numeric,numeric,uuid,integer)': own(
    `public.search_nutritionists('Olga Owner')`,
    nobody,
  ),
  'session_brief(uuid)': aboutOwner('public.session_brief($1)', coachOnly),
  'start_account_deletion()': own('public.start_account_deletion()', ownerOnly),
  'take_photo_analysis()': own('public.take_photo_analysis()', ownerOnly),
  'unmark_attention(uuid,text[],text)': aboutOwner(
    `public.unmark_attention($1, '{mood}', 'seen')`,
    coachOnly,
  ),
}
