import { describe, expect, it } from 'vitest'
import { useTestDatabase, type Person } from './harness/test-database.ts'

const database = await useTestDatabase()
await database.setClock('2026-12-02T20:30:00Z')

/** In Baku it is already the third of December. */
const client = await database.signUp('client', 'Anna', { timezone: 'Asia/Baku' })
const coach = await database.signUp('nutritionist', 'Elena', { timezone: 'Europe/Berlin' })
const stranger = await database.signUp('nutritionist', 'Uwe')
await database.connect(client, coach)

const call = async (who: Person, sql: string, params: unknown[] = []) => {
  const outcome = await database.as(who, sql, params)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.rows
}

await database.sql(
  `insert into public.food_entries (user_id, date, meal_type, title, calories, protein_grams, mood_before_eating, mood_after_eating)
   values ($1, '2026-12-03', 'breakfast', 'Oats', 400, 20, 'bad', 'great'),
          ($1, '2026-12-03', 'lunch', 'Soup', 300, 10, 'good', 'neutral'),
          ($1, '2026-12-02', 'lunch', 'Rice', 500, 12, 'neutral', 'good'),
          ($1, '2026-10-01', 'dinner', 'Old', 900, 1, null, null)`,
  [client.id],
)
await database.sql(
  `insert into public.exercise_entries (user_id, date, type, duration, calories_burned)
   values ($1, '2026-12-03', 'Walk', 30, 120), ($1, '2026-12-01', 'Run', 20, 200)`,
  [client.id],
)
await database.sql(
  `insert into public.measurements (user_id, date, weight, waist, created_at)
   values ($1, '2026-11-01', 82, null, '2026-11-01 08:00Z'), ($1, '2026-12-02', 80, 90, '2026-12-02 08:00Z'),
          ($1, '2026-12-03', 79, 89, '2026-12-02 20:10Z'), ($1, '2026-12-03', 78, null, '2026-12-02 20:20Z')`,
  [client.id],
)
await database.sql(`insert into public.mood_entries (user_id, date, mood) values ($1, '2026-12-01', 4)`, [
  client.id,
])
await database.sql(`insert into public.sleep_entries (user_id, date, hours) values ($1, '2026-12-03', 7.5)`, [
  client.id,
])

describe('targets', () => {
  const insert = (who: Person, weight: number, of: Person = client) =>
    database.as(
      who,
      'insert into public.client_targets (client_id, nutritionist_id, target_weight) values ($1, $2, $3)',
      [of.id, who.id, weight],
    )

  it('are one of a pair, within the bounds, with their history', async () => {
    expect(await insert(coach, 70)).toMatchObject({ ok: true })
    expect(await insert(coach, 71)).toMatchObject({ code: '23505' })
    await call(coach, 'update public.client_targets set target_weight = 68 where client_id = $1', [client.id])
    expect(
      await call(client, 'select target_weight from public.client_target_history order by changed_at'),
    ).toEqual([{ target_weight: '70.0' }, { target_weight: '68.0' }])
  })

  it.each([
    ['target_weight', 19.9],
    ['target_weight', 300.1],
    ['target_waist', 39.9],
    ['target_waist', 200.1],
    ['target_weekly_exercise_minutes', 2001],
    ['target_daily_calories', 799],
    ['target_daily_calories', 5001],
    ['target_daily_calories_burned', -1],
    ['target_date', 'infinity'],
  ])('take no %s of %s', async (column, value) => {
    const outcome = await database.as(coach, `update public.client_targets set ${column} = $1`, [value])
    expect(outcome).toMatchObject({ code: '23514' })
  })

  it('are those of the own nutritionist for the client, else the last ones, and nothing to a stranger', async () => {
    const current = async (who: Person) =>
      call(who, 'select nutritionist_id, target_weight from public.current_targets($1)', [mover.id])
    const mover = await database.signUp('client', 'Mara')
    const set = (who: Person, weight: number) =>
      database.as(
        who,
        'insert into public.client_targets (client_id, nutritionist_id, target_weight) values ($1, $2, $3)',
        [mover.id, who.id, weight],
      )
    await database.connect(mover, coach)
    expect(await set(coach, 70)).toMatchObject({ ok: true })
    expect(await set(stranger, 60)).toMatchObject({ ok: false })
    await call(mover, 'delete from public.client_nutritionist_relationships where client_id = $1', [mover.id])
    expect(await current(mover)).toEqual([{ nutritionist_id: coach.id, target_weight: '70.0' }])
    expect(await current(coach)).toEqual([])
    await database.connect(mover, stranger)
    expect(await set(stranger, 60)).toMatchObject({ ok: true })
    await database.as(
      'service_role',
      'update public.client_targets set target_weight = 71 where nutritionist_id = $1 and client_id = $2',
      [coach.id, mover.id],
    )
    expect(await current(mover)).toEqual([{ nutritionist_id: stranger.id, target_weight: '60.0' }])
    expect(await current(coach)).toEqual([])
    await call(mover, 'delete from public.client_nutritionist_relationships where client_id = $1', [mover.id])
  })

  it('keep their pair', async () => {
    const moved = await database.as(coach, 'update public.client_targets set nutritionist_id = $1', [
      stranger.id,
    ])
    expect(moved).toMatchObject({ code: '42501' })
  })

  it('get a later version with every change, even when the clock stands still', async () => {
    const watched = await database.signUp('client', 'Vera')
    await database.connect(watched, coach)
    expect(await insert(coach, 69, watched)).toMatchObject({ ok: true })
    const versions: string[] = []
    for (const weight of [68, 67, 66]) {
      const [changed] = await call(
        coach,
        'update public.client_targets set target_weight = $1 where client_id = $2 returning updated_at::text as version',
        [weight, watched.id],
      )
      versions.push(String(changed?.version))
    }
    expect(new Set(versions).size).toBe(3)
    expect(versions.toSorted()).toEqual(versions)
    const kept = await call(
      watched,
      'select target_weight from public.client_target_history order by changed_at desc limit 3',
    )
    expect(kept).toEqual([{ target_weight: '66.0' }, { target_weight: '67.0' }, { target_weight: '68.0' }])
    await call(watched, 'delete from public.client_nutritionist_relationships where client_id = $1', [
      watched.id,
    ])
  })
})

describe('the reads of a screen', () => {
  it('sum the day of the client', async () => {
    expect(await call(client, `select public.client_day('2026-12-03') as day`)).toMatchObject([
      {
        day: {
          calories: 700,
          protein_grams: 30,
          meals: 2,
          calories_burned: 120,
          exercise_minutes: 30,
          recent_meals: [{ title: expect.any(String) }, { title: expect.any(String) }],
          weights: [
            { date: '2026-12-02', weight: 80 },
            { date: '2026-12-03', weight: 78.5 },
          ],
          latest_weights: [
            { date: '2026-12-03', weight: 78 },
            { date: '2026-12-03', weight: 79 },
          ],
          targets: { target_weight: 68 },
          moods: { entries: 4, meals_with_both: 3, mean_change: 1, days: [{}, {}, {}] },
        },
      },
    ])
  })

  it('sum each day that has an entry, with nothing where there is none; sleep for the client alone', async () => {
    const totals = `select date, calories, exercise_minutes, weight, sleep_hours from public.daily_totals(array[$1]::uuid[], '2026-12-01', '2026-12-03')`
    const days = [
      { date: '2026-12-01', calories: null, exercise_minutes: 20, weight: null, sleep_hours: null },
      { date: '2026-12-02', calories: '500.0', exercise_minutes: null, weight: '80.0', sleep_hours: null },
      { date: '2026-12-03', calories: '700.0', exercise_minutes: 30, weight: '78.5', sleep_hours: '7.5' },
    ]
    expect(await call(client, totals, [client.id])).toEqual(days)
    expect(await call(coach, totals, [client.id])).toEqual(days.map((day) => ({ ...day, sleep_hours: null })))
    expect(await call(stranger, totals, [client.id])).toEqual([])
  })

  it('sum moods by day and by kind of meal, unrounded, for the client and their nutritionist alone', async () => {
    const moods = `select public.client_moods($1, '2026-10-01', '2026-12-03') as moods`
    const sums = {
      entries: 4,
      meals_with_both: 3,
      mean_before: 3,
      mean_after: 4,
      mean_change: 1,
      days: [
        { date: '2026-12-01', before: null, after: null, change: null, mood: 4 },
        { date: '2026-12-02', before: 3, after: 4, change: 1, mood: null },
        { date: '2026-12-03', before: 3, after: 4, change: 1, mood: null },
      ],
      meal_types: [
        { meal_type: 'breakfast', meals: 1, before: 2, after: 5, change: 3 },
        { meal_type: 'lunch', meals: 2, before: 3.5, after: 3.5, change: 0 },
      ],
      spread: [
        { mood: 1, before: 0, after: 0, days: 0 },
        { mood: 2, before: 1, after: 0, days: 0 },
        { mood: 3, before: 1, after: 1, days: 0 },
        { mood: 4, before: 1, after: 1, days: 1 },
        { mood: 5, before: 0, after: 1, days: 0 },
      ],
      nutrients: { better_meals: 2, worse_meals: 1, better_protein: 16, worse_protein: 10 },
    }
    for (const who of [client, coach]) {
      const [row] = await call(who, moods, [client.id])
      expect(row).toMatchObject({ moods: sums })
      const { recent } = row!.moods as {
        recent: { date: string; title: string | null; mood: number | null }[]
      }
      expect(recent.map(({ date, mood }) => [date, mood])).toEqual([
        ['2026-12-03', null],
        ['2026-12-03', null],
        ['2026-12-02', null],
        ['2026-12-01', 4],
      ])
    }
    const [nothing] = await call(stranger, moods, [client.id])
    expect(nothing).toMatchObject({ moods: { entries: 0, mean_change: null, days: [], recent: [] } })
  })

  it('sum the moods of one kind of meal, without those of whole days', async () => {
    const [row] = await call(
      coach,
      `select public.client_moods($1, '2026-10-01', '2026-12-03', 'lunch') as moods`,
      [client.id],
    )
    expect(row).toMatchObject({
      moods: {
        entries: 2,
        mean_change: 0,
        days: [{ date: '2026-12-02' }, { date: '2026-12-03' }],
        meal_types: [{ meal_type: 'lunch', meals: 2 }],
        nutrients: { better_meals: 1, worse_meals: 1, better_protein: 12, worse_protein: 10 },
        recent: [{ title: 'Soup' }, { title: 'Rice' }],
      },
    })
  })

  it('show five moods at most, and ask about the latest meals of two days that lack one', async () => {
    const eater = await database.signUp('client', 'Olga')
    await database.sql(
      `insert into public.food_entries (user_id, date, meal_type, title, protein_grams, mood_before_eating, mood_after_eating)
       select $1, '2026-12-03'::date - n % 3, 'lunch', 'Soup ' || n, 33.4, 'good', case when n > 5 then 'good' end
       from generate_series(1, 12) as n`,
      [eater.id],
    )
    const [row] = await call(
      eater,
      `select public.client_moods($1, '2026-12-01', '2026-12-03') -> 'recent' as recent,
              public.client_day('2026-12-03') as day`,
      [eater.id],
    )
    expect(row!.recent).toHaveLength(5)
    const { meals_without_mood_after: unrated } = row!.day as { meals_without_mood_after: { date: string }[] }
    expect(unrated.map(({ date }) => date).toSorted()).toEqual(['2026-12-02', '2026-12-02', '2026-12-03'])
  })

  it('add tenths exactly: 33.4 g three times is 100.2 g in the day, and in the totals of the range', async () => {
    const eater = await database.signUp('client', 'Ira')
    await database.sql(
      `insert into public.food_entries (user_id, date, meal_type, title, protein_grams, carbs_grams)
       select $1, '2026-12-03', 'snack', 'Curd', 33.4, 0.1 from generate_series(1, 3)`,
      [eater.id],
    )
    const [row] = await call(
      eater,
      `select public.client_day('2026-12-03') as day, totals.protein_grams, totals.carbs_grams
       from public.daily_totals(array[$1]::uuid[], '2026-12-03', '2026-12-03') as totals`,
      [eater.id],
    )
    expect(row).toMatchObject({
      day: { protein_grams: 100.2, carbs_grams: 0.3 },
      protein_grams: '100.2',
      carbs_grams: '0.3',
    })
  })

  it('give the nutritionist one row a client, in the days of the client', async () => {
    const overviewOf = async (who: Person) =>
      (await call(who, 'select public.client_overview() as clients'))[0]?.['clients']
    expect(await overviewOf(coach)).toMatchObject([
      {
        client_id: client.id,
        today: '2026-12-03',
        calories_today: 700,
        calories_burned_today: 120,
        latest_weight: 78,
        previous_weight: 79,
        first_weight: 79,
        target_weight: 68,
        weights_30_days: 3,
        first_weight_30_days: 80,
        food_logs_30_days: 3,
        exercise_logs_30_days: 2,
        last_entry_day: '2026-12-03',
        mood_meals_7_days: 3,
        mood_change_7_days: 1,
      },
    ])
    expect(await overviewOf(stranger)).toEqual([])
    expect(await overviewOf(client)).toEqual([])
  })
})

describe('the brief before a session', () => {
  const brief = async (who: Person) =>
    (await call(who, 'select public.session_brief($1) as brief', [client.id]))[0]!.brief

  it('reaches back 30 days, later to the last session that has ended', async () => {
    expect(await brief(coach)).toMatchObject({ from_day: '2026-11-04', last_session: null })
    await database.as(
      coach,
      `insert into public.feedback (client_id, nutritionist_id, message, message_type) values ($1, $2, 'Hi', 'nutritionist')`,
      [client.id, coach.id],
    )
    await database.sql(
      `insert into public.appointments
         (nutritionist_id, client_id, start_time, end_time, slot_date, slot_week, status, cancellation_deadline)
       select $1, $2, at, at + interval '20 minutes', at::date, date_trunc('week', at)::date, 'confirmed', at
       from unnest(array['2026-11-30 10:00Z', '2026-12-02 09:00Z', '2026-12-04 09:00Z']::timestamptz[]) as at`,
      [coach.id, client.id],
    )
    expect(await brief(coach)).toMatchObject({
      from_day: '2026-12-02',
      today: '2026-12-03',
      nutritionist_timezone: 'Europe/Berlin',
      last_session: '2026-12-02T09:00:00+00:00',
      next_session: '2026-12-04T09:00:00+00:00',
      figures: {
        weights: 3,
        first_weight: 80,
        last_weight: 78,
        food_days: 1,
        calories: 500,
        calories_today: 700,
      },
      days: [
        { date: '2026-12-02', calories: 500, weight: 80 },
        { date: '2026-12-03', calories: 700, weight: 78.5 },
      ],
      moods: { meals_with_both: 3 },
      better_meals: [
        { title: 'Oats', change: 3 },
        { title: 'Rice', change: 1 },
      ],
      worse_meals: [{ title: 'Soup', change: -1 }],
      target_changes: 2,
      messages: { from_client: 0, from_nutritionist: 1, unread: 0 },
    })
  })

  it('is nothing to anyone else', async () => {
    expect([await brief(stranger), await brief(client)]).toEqual([null, null])
  })
})

describe('the record of access', () => {
  const record = () => call(client, 'select actor_name, action, subject from public.list_health_access()')

  it.each(['open_client', 'session_brief'])('says who called %s, once in ten minutes', async (name) => {
    const clara = await database.signUp('client', 'Clara')
    await database.connect(clara, coach)
    for (const who of [stranger, coach, coach]) await call(who, `select public.${name}($1)`, [clara.id])
    expect(await call(clara, 'select actor_name, action, subject from public.list_health_access()')).toEqual([
      { actor_name: 'Elena', action: 'opened', subject: 'profiles' },
    ])
  })

  it('says nothing of those who may not, who get nothing', async () => {
    const before = await record()
    expect(await call(stranger, 'select public.open_client($1) as found', [client.id])).toEqual([
      { found: null },
    ])
    expect(await call(stranger, 'select * from public.list_health_access()')).toEqual([])
    expect(await record()).toEqual(before)
  })

  it.each(['food_entries', 'exercise_entries', 'sleep_entries', 'mood_entries', 'measurements'])(
    'names a write to %s with the secret key',
    async (table) => {
      await database.as('service_role', `update public.${table} set notes = 'x' where user_id = $1`, [
        client.id,
      ])
      expect((await record())[0]).toEqual({ actor_name: null, action: 'updated', subject: table })
    },
  )
})

describe('what a client is opened with', () => {
  it('are the latest values and the messages, in the days of the client', async () => {
    expect(await call(coach, 'select public.open_client($1) as opened', [client.id])).toMatchObject([
      {
        opened: {
          profile: { name: 'Anna' },
          today: '2026-12-03',
          targets: { target_weight: 68 },
          latest_weights: [{ weight: 78 }, { weight: 79 }],
          moods: { entries: 4, meals_with_both: 3 },
          nutritionist_timezone: 'Europe/Berlin',
          last_session: '2026-12-02T09:00:00+00:00',
          next_session: '2026-12-04T09:00:00+00:00',
          recent_messages: [{ message: 'Hi', meal: null, measurement: null }],
        },
      },
    ])
    expect(await call(client, 'select public.open_client($1) as opened', [client.id])).toEqual([
      { opened: null },
    ])
  })
})
