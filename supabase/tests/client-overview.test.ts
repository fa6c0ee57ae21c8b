import { beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase, type Person } from './harness/test-database.ts'

/**
 * What the nutritionist's dashboard and client list show, against figures that are worked out here another way: one
 * window function over the raw rows of everybody, as the owner, where the product looks up client by client.
 */
const database = await useTestDatabase()

type Row = Record<string, unknown>

const call = async (who: Person, sql: string, params: unknown[] = []): Promise<Row[]> => {
  const outcome = await database.as(who, sql, params)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.rows
}
const overviewOf = async (who: Person) => {
  const [row] = await call(who, 'select public.client_overview() as clients')
  return row?.['clients'] as Row[]
}

// In Moscow it is 04:30 on the third of December; in New York still the second, in Auckland the third as well.
const now = '2026-12-03T01:30:00Z'
await database.setClock('2026-11-20T12:00:00Z')
const coach = await database.signUp('nutritionist', 'Elena', { timezone: 'Europe/Moscow' })
const stranger = await database.signUp('nutritionist', 'Uwe')
const zones = ['America/New_York', 'Europe/Moscow', 'Pacific/Auckland']
const clients: Person[] = []
for (const [index, timezone] of zones.entries()) {
  const client = await database.signUp('client', `Client ${index}`, { timezone })
  await database.connect(client, coach)
  clients.push(client)
}
const [newYork, moscow, auckland] = clients as [Person, Person, Person]
const elsewhere = await database.signUp('client', 'Of another')
await database.connect(elsewhere, stranger)
await database.setClock(now)
beforeEach(() => database.setClock(now))

/** Seventy days of entries of everybody, several a day, some late, with gaps: the same each time. */
await database.sql('select setseed(0.42)')
for (const table of ['food_entries', 'exercise_entries', 'measurements', 'mood_entries'])
  await database.sql(`alter table public.${table} disable trigger user`)
const moods = `(array['terrible', 'bad', 'neutral', 'good', 'great', null])[1 + floor(random() * 6)::int]`
const everyDay = (perDay: number, share: number) => `
  from public.profiles as person
  cross join generate_series(0, 69) as day
  cross join generate_series(1, ${perDay}) as nth
  where person.role = 'client' and random() < ${share}`
const date = `date '2026-12-03' - day`
const createdAt = `date '2026-12-03' - day + make_interval(hours => nth + 5 + 100 * (random() < 0.1)::int)`
await database.sql(
  `insert into public.food_entries
     (user_id, date, meal_type, title, calories, mood_before_eating, mood_after_eating, created_at)
   select person.id, ${date}, 'lunch', 'Meal', round((random() * 900)::numeric, 1), ${moods}, ${moods}, ${createdAt}
   ${everyDay(3, 0.7)}`,
)
await database.sql(
  `insert into public.exercise_entries (user_id, date, type, duration, calories_burned, created_at)
   select person.id, ${date}, 'Walk', 30, round((random() * 400)::numeric, 1), ${createdAt} ${everyDay(2, 0.4)}`,
)
await database.sql(
  `insert into public.measurements (user_id, date, weight, waist, created_at)
   select person.id, ${date}, case when random() < 0.8 then round((60 + random() * 30)::numeric, 1) end, 80, ${createdAt}
   ${everyDay(2, 0.3)}`,
)
await database.sql(
  `insert into public.mood_entries (user_id, date, mood, created_at)
   select person.id, ${date}, 3, ${createdAt} ${everyDay(1, 0.2)}`,
)

const today = new Map([
  [newYork.id, '2026-12-02'],
  [moscow.id, '2026-12-03'],
  [auckland.id, '2026-12-03'],
])

/** The figures of everybody from the raw rows, by client. */
const expected = await database.sql<{ client: string; figures: Row }>(
  `select user_id as client, to_jsonb(figures) - 'user_id' as figures from (
   with days as (select key::uuid as user_id, value::date as today from json_each_text($1::json)),
   weights as (
     select
       entry.user_id, entry.weight, entry.date, days.today,
       row_number() over newest_first as back,
       row_number() over (
         partition by entry.user_id, entry.date > days.today - 30 order by entry.date, entry.created_at
       ) as since_30,
       row_number() over (
         partition by entry.user_id, entry.date > days.today - 14 order by entry.date, entry.created_at
       ) as since_14,
       row_number() over (
         partition by entry.user_id, entry.date >= date '2026-11-20' order by entry.date, entry.created_at
       ) as since_start
     from public.measurements as entry join days using (user_id)
     where entry.weight is not null and entry.date <= days.today
     window newest_first as (partition by entry.user_id order by entry.date desc, entry.created_at desc)
   ),
   entries as (
     select user_id, date, created_at from public.food_entries
     union all select user_id, date, created_at from public.exercise_entries
     union all select user_id, date, created_at from public.mood_entries
     union all select user_id, date, created_at from public.measurements
   ),
   mood_changes as (
     select
       user_id, date, updated_at,
       strpos('terrible bad     neutral good    great', mood_after_eating) / 8
         - strpos('terrible bad     neutral good    great', mood_before_eating) / 8 as change
     from public.food_entries
     where mood_before_eating is not null and mood_after_eating is not null
   )
   select
     days.user_id,
     days.today,
     (
       select sum(calories) from public.food_entries f where f.user_id = days.user_id and date = today
     ) as calories_today,
     (
       select sum(calories_burned) from public.exercise_entries e
       where e.user_id = days.user_id and date = today
     ) as calories_burned_today,
     (
       select count(*)::int from public.food_entries f
       where f.user_id = days.user_id and date > today - 30 and date <= today
     ) as food_logs_30_days,
     (
       select count(*)::int from public.exercise_entries e
       where e.user_id = days.user_id and date > today - 30 and date <= today
     ) as exercise_logs_30_days,
     (select weight from weights w where w.user_id = days.user_id and back = 1) as latest_weight,
     (select date from weights w where w.user_id = days.user_id and back = 1) as latest_weight_day,
     (select weight from weights w where w.user_id = days.user_id and back = 2) as previous_weight,
     (select date from weights w where w.user_id = days.user_id and back = 2) as previous_weight_day,
     (
       select weight from weights w where w.user_id = days.user_id and since_start = 1 and date >= date '2026-11-20'
     ) as first_weight,
     (
       select count(*)::int from weights w where w.user_id = days.user_id and date > w.today - 30 and date <= w.today
     ) as weights_30_days,
     (
       select weight from weights w where w.user_id = days.user_id and since_30 = 1 and date > w.today - 30
     ) as first_weight_30_days,
     (
       select weight from weights w where w.user_id = days.user_id and back = 1 and date > w.today - 30
     ) as last_weight_30_days,
     (
       select weight from weights w where w.user_id = days.user_id and since_14 = 1 and date > w.today - 14
     ) as weight_14_days_ago,
     (select max(created_at) from entries e where e.user_id = days.user_id) as last_activity,
     (select max(date) from entries e where e.user_id = days.user_id and date <= today) as last_entry_day,
     (
       select count(*)::int from mood_changes m where m.user_id = days.user_id and date > today - 7 and date <= today
     ) as mood_meals_7_days,
     (
       select trim_scale(avg(change)) from mood_changes m
       where m.user_id = days.user_id and date > today - 7 and date <= today
     ) as mood_change_7_days,
     (
       select max(updated_at) from mood_changes m
       where m.user_id = days.user_id and date > today - 7 and date <= today
     ) as mood_rated_at
   from days order by days.user_id) as figures`,
  [JSON.stringify(Object.fromEntries(today))],
)

describe('the overview of a nutritionist', () => {
  it('has the figures of the raw rows, each in the client’s own days', async () => {
    expect(expected).toHaveLength(3)
    const byClient = new Map((await overviewOf(coach)).map((row) => [row['client_id'], row]))
    for (const { client, figures } of expected) expect(byClient.get(client)).toMatchObject(figures)
  })

  it('has a weight a day for the last 30, the mean of each', async () => {
    for (const row of await overviewOf(coach)) {
      const means = await database.sql<{ mean: number | null }>(
        `select (
           select round(avg(weight), 1)::float from public.measurements where user_id = $1 and date = day::date
         ) as mean
         from generate_series($2::date - 29, $2::date, interval '1 day') as day order by day`,
        [row['client_id'], row['today']],
      )
      expect(row['weight_course']).toEqual(means.map(({ mean }) => mean))
    }
  })

  it('shows the nutritionist in Moscow what a client in New York calls today', async () => {
    const eater = await database.signUp('client', 'Late', { timezone: 'America/New_York' })
    await database.connect(eater, coach)
    await database.sql(
      `insert into public.food_entries (user_id, date, meal_type, title, calories)
       values ($1, '2026-12-02', 'dinner', 'Pie', 700), ($1, '2026-12-03', 'breakfast', 'Oats', 300)`,
      [eater.id],
    )
    const rows = await overviewOf(coach)
    expect(rows.find((row) => row['client_id'] === eater.id)).toMatchObject({
      today: '2026-12-02',
      calories_today: 700,
      food_logs_30_days: 1,
    })
    await database.disconnect(eater)
  })

  it('takes an entry made now for a long past day as activity, not as a day with an entry', async () => {
    const late = await database.signUp('client', 'Late')
    await database.connect(late, coach)
    await database.sql(
      `insert into public.measurements (user_id, date, weight, created_at)
       values ($1, '2026-11-25', 70, '2026-11-25 08:00Z'), ($1, '2026-09-01', 72, '2026-12-03 01:00Z')`,
      [late.id],
    )
    const rows = await overviewOf(coach)
    const row = rows.find(({ client_id }) => client_id === late.id)
    expect(row).toMatchObject({
      last_entry_day: '2026-11-25',
      latest_weight: 70,
      latest_weight_day: '2026-11-25',
      previous_weight: 72,
      previous_weight_day: '2026-09-01',
    })
    expect(Date.parse(String(row?.['last_activity']))).toBe(Date.parse('2026-12-03T01:00:00Z'))
    await database.disconnect(late)
  })

  it('takes, of two weights of the same moment, the one that the client sees as the latest', async () => {
    const twice = await database.signUp('client', 'Twice')
    await database.connect(twice, coach)
    await database.sql(
      `insert into public.measurements (id, user_id, date, weight, created_at)
       values ('b0000000-0000-4000-8000-000000000002', $1, '2026-11-25', 71, '2026-11-25 08:00Z'),
         ('a0000000-0000-4000-8000-000000000001', $1, '2026-11-25', 70, '2026-11-25 08:00Z')`,
      [twice.id],
    )
    const row = (await overviewOf(coach)).find(({ client_id }) => client_id === twice.id)
    expect(row).toMatchObject({ latest_weight: 70, previous_weight: 71, last_weight_30_days: 70 })
    await database.disconnect(twice)
  })

  it('takes nothing of a day that has not begun for the client: no weight, no entry', async () => {
    const early = await database.signUp('client', 'Early', { timezone: 'America/New_York' })
    await database.connect(early, coach)
    await database.sql(
      `insert into public.measurements (user_id, date, weight, created_at)
       values ($1, '2026-12-03', 60, '2026-12-03 01:00Z'), ($1, '2026-05-02', 70, '2026-05-02 08:00Z'),
         ($1, '2026-05-01', 71, '2026-05-01 08:00Z')`,
      [early.id],
    )
    const row = (await overviewOf(coach)).find(({ client_id }) => client_id === early.id)
    expect(row).toMatchObject({
      today: '2026-12-02',
      latest_weight: 70,
      latest_weight_day: '2026-05-02',
      previous_weight: 71,
      first_weight: null,
      last_entry_day: '2026-05-02',
    })
    await database.disconnect(early)
  })

  it('calls a connection new in the month of the nutritionist’s calendar', async () => {
    await database.setClock('2026-11-30T21:30:00Z') // the first of December in Moscow
    const fresh = await database.signUp('client', 'Fresh', { timezone: 'America/New_York' })
    await database.connect(fresh, coach)
    await database.setClock(now)
    const rows = await overviewOf(coach)
    const isNew = new Map(rows.map((row) => [row['client_id'], row['is_new_this_month']]))
    expect([isNew.get(fresh.id), isNew.get(newYork.id)]).toEqual([true, false])
    expect(rows[0]).toMatchObject({ client_id: fresh.id, first_day: '2026-11-30', last_entry_day: null })
    await database.disconnect(fresh)
  })

  it('tells of the sessions that are confirmed of today and tomorrow, on the nutritionist’s clock, and of all to answer', async () => {
    const book = async (client: Person, start: string, confirmed: boolean) => {
      const [slot] = await call(
        coach,
        `insert into public.appointments (nutritionist_id, start_time, duration, status)
         values ($1, $2, 20, 'available') returning id`,
        [coach.id, start],
      )
      const change = 'update public.appointments set status = $2 where id = $1'
      await call(
        client,
        `update public.appointments set status = 'pending', client_id = '${client.id}' where id = $1`,
        [slot?.['id']],
      )
      if (confirmed) await call(coach, change, [slot?.['id'], 'confirmed'])
    }
    await book(newYork, '2026-12-20T09:00:00Z', false) // any day, until it is answered
    await book(newYork, '2026-12-03T20:40:00Z', false) // 23:40 today in Moscow
    await book(moscow, '2026-12-03T21:20:00Z', true) // 00:20 tomorrow
    await book(auckland, '2026-12-04T21:20:00Z', true) // 00:20 the day after tomorrow
    const sessions = async () =>
      new Map(
        (await overviewOf(coach)).map((row) => [
          row['client_id'],
          [
            row['nutritionist_timezone'],
            ...(row['sessions'] as Row[]).map(({ start_time, end_time, status }) => [
              new Date(String(start_time)).toISOString().slice(5, 16),
              (Date.parse(String(end_time)) - Date.parse(String(start_time))) / 60_000,
              status,
            ]),
          ],
        ]),
      )
    const asked = [
      ['12-03T20:40', 20, 'pending'],
      ['12-20T09:00', 20, 'pending'],
    ]
    expect(await sessions()).toEqual(
      new Map([
        [newYork.id, ['Europe/Moscow', ...asked]],
        [moscow.id, ['Europe/Moscow', ['12-03T21:20', 20, 'confirmed']]],
        [auckland.id, ['Europe/Moscow']],
      ]),
    )
    await call(coach, 'update public.profiles set timezone = $2 where id = $1', [coach.id, 'Europe/London'])
    expect(await sessions()).toEqual(
      new Map([
        [newYork.id, ['Europe/London', ...asked]],
        [moscow.id, ['Europe/London', ['12-03T21:20', 20, 'confirmed']]],
        [auckland.id, ['Europe/London', ['12-04T21:20', 20, 'confirmed']]], // 21:20 tomorrow
      ]),
    )
    await call(coach, 'update public.profiles set timezone = $2 where id = $1', [coach.id, 'Europe/Moscow'])
  })

  it('has the last message of either side, and how many of the client’s wait', async () => {
    const write = (who: Person, type: string, message: string) =>
      call(
        who,
        `insert into public.feedback (client_id, nutritionist_id, message_type, message) values ($1, $2, $3, $4)`,
        [moscow.id, coach.id, type, message],
      )
    const lastOf = async () => {
      const rows = await overviewOf(coach)
      return rows.find(({ client_id }) => client_id === moscow.id)
    }
    await write(moscow, 'client', 'x'.repeat(300))
    expect(await lastOf()).toMatchObject({
      unread_messages: 1,
      last_message: 'x'.repeat(200),
      last_message_type: 'client',
      last_written_at: null,
    })
    await database.setClock('2026-12-03T01:31:00Z')
    await write(coach, 'nutritionist', 'Yes')
    const writtenAt = Date.parse('2026-12-03T01:31:00Z')
    expect(await lastOf()).toMatchObject({
      unread_messages: 1,
      last_message: 'Yes',
      last_message_type: 'nutritionist',
    })
    await database.setClock('2026-12-03T01:32:00Z')
    await write(moscow, 'client', 'Thanks')
    const row = await lastOf()
    expect(row).toMatchObject({ last_message: 'Thanks', last_message_type: 'client' })
    expect(Date.parse(String(row?.['last_written_at']))).toBe(writtenAt)
  })
})

describe('what the dashboard opens with', () => {
  const dayOf = async (who: Person) => {
    const [row] = await call(who, 'select public.nutritionist_day() as day')
    return row?.['day'] as { clients: Row[]; requests: Row[] }
  }

  it('has the clients of the overview in its order, and the open requests', async () => {
    const asking = await database.signUp('client', 'Asking')
    await call(
      asking,
      'insert into public.connection_requests (client_id, nutritionist_id) values ($1, $2)',
      [asking.id, coach.id],
    )
    const { clients: shown, requests } = await dayOf(coach)
    expect(shown.map(({ client_id }) => client_id)).toEqual(
      (await overviewOf(coach)).map(({ client_id }) => client_id),
    )
    expect(requests).toEqual([
      {
        id: expect.any(String),
        created_at: expect.any(String),
        client: { id: asking.id, name: 'Asking', email: asking.email },
      },
    ])
  })

  it('has nobody of anyone else', async () => {
    expect(await dayOf(newYork)).toEqual({ clients: [], requests: [] })
    const { clients: theirs, requests } = await dayOf(stranger)
    expect(theirs.map(({ client_id }) => client_id)).toEqual([elsewhere.id])
    expect(requests).toEqual([])
  })
})
