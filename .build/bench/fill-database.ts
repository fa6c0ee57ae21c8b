import type pg from 'pg'

export interface Caller {
  id: string
  session: string
}

/** Who reads: a client, and a nutritionist with 50 clients, the first of them that client. */
export interface Population {
  client: Caller
  coach: Caller
  today: string
}

/** Numbers that stand in for ids, so that every statement can compute them. */
const sql = `
  create function pg_temp.person(kind text, n integer) returns uuid language sql immutable as
    $$ select md5(kind || n)::uuid $$;

  insert into auth.users (id, email, raw_user_meta_data)
    select pg_temp.person('coach', n), 'coach' || n || '@example.com',
      jsonb_build_object('name', 'Coach ' || md5(n::text), 'role', 'nutritionist')
    from generate_series(1, 10000) n;
  insert into auth.users (id, email, raw_user_meta_data)
    select pg_temp.person('client', n), 'client' || n || '@example.com', jsonb_build_object('name', 'Client ' || n)
    from generate_series(1, 2000) n;
  insert into auth.sessions (id, user_id)
    select md5('session' || id)::uuid, id from auth.users;

  -- What is measured is reading: the rows below come without triggers.
  set session_replication_role = replica;
  update public.profiles
    set years_experience = abs(hashtext(id::text)) % 30, consultation_rate = abs(hashtext(id::text)) % 150,
      languages = array[(array['English', 'Russian', 'German'])[1 + abs(hashtext(id::text)) % 3]],
      expertise = array[(array['sports', 'clinical', 'diabetes'])[1 + abs(hashtext(id::text)) % 3]]
    where role = 'nutritionist';
  update public.nutritionist_stats
    set average_rating = 1 + abs(hashtext(nutritionist_id::text)) % 400 / 100.0,
      review_count = abs(hashtext(nutritionist_id::text)) % 90;
  insert into public.client_nutritionist_relationships (client_id, nutritionist_id, created_at)
    select pg_temp.person('client', n), pg_temp.person('coach', 1 + (n - 1) / 50), now() - interval '100 days'
    from generate_series(1, 2000) n;
  insert into public.client_targets (client_id, nutritionist_id, target_weight)
    select client_id, nutritionist_id, 70 from public.client_nutritionist_relationships;
  insert into public.food_entries (user_id, date, meal_type, title, calories, protein_grams, mood_before_eating, mood_after_eating, created_at)
    select pg_temp.person('client', 1 + n % 2000), current_date - n / 8000,
      (array['breakfast', 'lunch', 'dinner', 'snack'])[1 + n / 2000 % 4], 'Meal', 400, 20, 'neutral', 'good',
      now() - make_interval(days => n / 8000)
    from generate_series(0, 999999) n;
  insert into public.exercise_entries (user_id, date, type, duration, calories_burned)
    select pg_temp.person('client', 1 + n % 2000), current_date - n / 2000, 'Walk', 30, 120
    from generate_series(0, 249999) n;
  insert into public.measurements (user_id, date, weight)
    select pg_temp.person('client', 1 + n % 2000), current_date - n / 2000, 70 + n % 9
    from generate_series(0, 249999) n;
  insert into public.mood_entries (user_id, date, mood)
    select pg_temp.person('client', 1 + n % 2000), current_date - n / 2000, 1 + n % 5
    from generate_series(0, 249999) n;
  insert into public.feedback (client_id, nutritionist_id, message, message_type, created_at)
    select pg_temp.person('client', 1 + n % 2000), pg_temp.person('coach', 1 + n % 2000 / 50), 'Hello',
      case n / 2000 % 2 when 0 then 'client' else 'nutritionist' end, now() - make_interval(hours => n / 2000)
    from generate_series(0, 199999) n;
  insert into public.appointments (nutritionist_id, start_time, end_time, slot_date, slot_week, cancellation_deadline)
    select pg_temp.person('coach', 1 + n % 40), at, at + interval '20 minutes', at::date, date_trunc('week', at)::date, at
    from generate_series(0, 39999) n
    cross join lateral (select date_trunc('hour', now()) + make_interval(hours => n / 40) as at) as slot;
  insert into public.notifications (recipient_id, kind, created_at)
    select pg_temp.person('client', 1 + n % 2000), 'targets_changed', now() - make_interval(hours => n / 2000)
    from generate_series(0, 99999) n;
  set session_replication_role = origin;`

/**
 * Fills an empty migrated database: 1,000,000 meals of 2,000 clients over 125 days, 10,000 nutritionists, of whom 40 have 50
 * clients each, and the other logs, messages, slots and notifications that go with them.
 *
 * @param connection as the superuser
 */
export async function fillDatabase(connection: pg.Client): Promise<Population> {
  await connection.query(sql)
  await connection.query('vacuum analyze')
  const { rows } = await connection.query<Population>(
    `select jsonb_build_object('id', client, 'session', md5('session' || client)::uuid) as client,
       jsonb_build_object('id', coach, 'session', md5('session' || coach)::uuid) as coach,
       current_date::text as today
     from (select md5('client1')::uuid as client, md5('coach1')::uuid as coach) as first`,
  )
  const [people] = rows
  if (!people) throw new Error('nobody')
  return people
}
