import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase, type Person } from './harness/test-database.ts'

const database = await useTestDatabase()
const client = await database.signUp('client', 'Anna')
const coach = await database.signUp('nutritionist', 'Elena')
const meeting = randomUUID()
const slot = randomUUID()

const as = async (who: Person, sql: string, params: unknown[] = []) => {
  const outcome = await database.as(who, sql, params)
  if (!outcome.ok) throw new Error(outcome.message)
  return outcome.rows
}

/** What a person's other devices hear of the person's own changes. */
const topicsOf = async (who: Person) =>
  (await as(who, `select topic from public.notifications where kind = 'own_change' order by topic`)).map(
    ({ topic }) => topic,
  )

const forget = () => database.sql(`delete from public.notifications where kind = 'own_change'`)

beforeEach(forget)

interface Case {
  who: Person
  does: string
  sql: string
  topics: string[]
}

const entry = (table: string, columns: string, values: string, change: string): Case[] => [
  {
    who: client,
    does: `inserts ${table}`,
    sql: `insert into public.${table} (user_id, date, ${columns}) values ('${client.id}', '2026-11-20', ${values})`,
    topics: [table],
  },
  {
    who: client,
    does: `updates ${table}`,
    sql: `update public.${table} set ${change} where user_id = '${client.id}'`,
    topics: [table],
  },
  {
    who: client,
    does: `deletes ${table}`,
    sql: `delete from public.${table} where user_id = '${client.id}'`,
    topics: [table],
  },
]

/** In the order in which they can happen; each does its change with one statement. */
const cases: Case[] = [
  ...entry('food_entries', 'meal_type, title', `'lunch', 'Soup'`, `title = 'Stew'`),
  ...entry('exercise_entries', 'type, duration, calories_burned', `'running', 30, 300`, 'duration = 40'),
  ...entry('sleep_entries', 'hours', '7.5', 'hours = 8'),
  ...entry('mood_entries', 'mood', '4', 'mood = 5'),
  ...entry('measurements', 'weight', '70', 'weight = 71'),
  {
    who: client,
    does: 'saves a meal with its ingredients',
    sql: `select public.save_meal('{"id": "${randomUUID()}", "date": "2026-11-20", "meal_type": "lunch", "title": "Soup"}',
      '[{"name": "Leek", "quantity": 1, "unit": "items"}]')`,
    topics: ['food_entries'],
  },
  {
    who: client,
    does: 'changes the own profile',
    sql: `update public.profiles set name = 'Anna B.' where id = '${client.id}'`,
    topics: ['profiles'],
  },
  {
    who: client,
    does: 'asks for a connection',
    sql: `insert into public.connection_requests (client_id, nutritionist_id, status) values ('${client.id}', '${coach.id}', 'pending')`,
    topics: ['connection_requests'],
  },
  {
    who: client,
    does: 'cancels the request',
    sql: `delete from public.connection_requests where client_id = '${client.id}'`,
    topics: ['connection_requests'],
  },
  {
    who: coach,
    does: 'approves a request, which makes a relationship',
    sql: `update public.connection_requests set status = 'approved' where status = 'pending'`,
    topics: ['client_nutritionist_relationships', 'connection_requests'],
  },
  {
    who: coach,
    does: 'sets targets',
    sql: `insert into public.client_targets (client_id, nutritionist_id, target_weight) values ('${client.id}', '${coach.id}', 70)`,
    topics: ['client_targets'],
  },
  {
    who: coach,
    does: 'changes targets',
    sql: `update public.client_targets set target_weight = 71 where client_id = '${client.id}'`,
    topics: ['client_targets'],
  },
  {
    who: coach,
    does: 'writes a message',
    sql: `insert into public.feedback (client_id, nutritionist_id, message, message_type) values ('${client.id}', '${coach.id}', 'Hi', 'nutritionist')`,
    topics: ['feedback'],
  },
  {
    who: client,
    does: 'reads the messages',
    sql: `select public.mark_messages_read('${client.id}')`,
    topics: ['feedback'],
  },
  {
    who: coach,
    does: 'offers slots',
    sql: `insert into public.appointments (nutritionist_id, start_time, duration, status)
      select '${coach.id}', date_trunc('day', now()) + make_interval(days => 9, hours => hour), 20, 'available' from generate_series(8, 12) as hour`,
    topics: ['appointments'],
  },
  {
    who: coach,
    does: 'deletes a free slot',
    sql: `delete from public.appointments where id = '${slot}'`,
    topics: ['appointments'],
  },
  {
    who: client,
    does: 'books',
    sql: `update public.appointments set status = 'pending', client_id = '${client.id}' where id = '${meeting}'`,
    topics: ['appointments'],
  },
  {
    who: coach,
    does: 'confirms, which asks for a review',
    sql: `update public.appointments set status = 'confirmed' where id = '${meeting}'`,
    topics: ['appointments', 'review_requests'],
  },
  {
    who: client,
    does: 'cancels, which asks for no review any more',
    sql: `update public.appointments set status = 'available', client_id = null where id = '${meeting}'`,
    topics: ['appointments', 'review_requests'],
  },
  {
    who: coach,
    does: 'puts off what a client needs',
    sql: `select public.mark_attention('${client.id}', '{silent,mood}', 'put_off')`,
    topics: ['attention_marks'],
  },
  {
    who: coach,
    does: 'takes that back',
    sql: `select public.unmark_attention('${client.id}', '{silent}', 'put_off')`,
    topics: ['attention_marks'],
  },
  {
    who: client,
    does: 'disconnects, which asks for a review',
    sql: `delete from public.client_nutritionist_relationships where client_id = '${client.id}'`,
    topics: ['client_nutritionist_relationships', 'review_requests'],
  },
  {
    who: client,
    does: 'writes a review, which completes the request',
    sql: `insert into public.nutritionist_reviews (nutritionist_id, rating) values ('${coach.id}', 5)`,
    topics: ['nutritionist_reviews', 'review_requests'],
  },
]

/** What others do in between: nobody is told of it as of an own change. */
const before: Record<string, string> = {
  'approves a request, which makes a relationship': `insert into public.connection_requests (client_id, nutritionist_id)
    values ('${client.id}', '${coach.id}')`,
  'deletes a free slot': `insert into public.appointments (id, nutritionist_id, start_time)
    values ('${slot}', '${coach.id}', date_trunc('day', now()) + interval '10 days 10 hours'),
      ('${meeting}', '${coach.id}', date_trunc('day', now()) + interval '10 days 12 hours')`,
}

describe('tells the own other devices, and nobody else, when', () => {
  it.each(cases.map((done) => [`the ${done.who.role} ${done.does}`, done] as const))(
    '%s',
    async (_name, { who, does, sql, topics }) => {
      if (before[does]) await database.sql(before[does])
      await as(who, sql)
      expect(await topicsOf(who)).toEqual(topics)
      expect(await topicsOf(who === client ? coach : client)).toEqual([])
    },
  )
})

const insertMoods = (count: number) =>
  as(
    client,
    `insert into public.mood_entries (user_id, date, mood) select $1, '2026-11-20', 3 from generate_series(1, $2::integer)`,
    [client.id, count],
  )

const stateOf = async (who: Person) =>
  as(who, `select id, changed_at, origin from public.notifications where kind = 'own_change'`)

it('moves one row forward with every change, however many come and however fast', async () => {
  await insertMoods(1000)
  const seen = [await stateOf(client)]
  for (let change = 0; change < 3; change += 1) {
    await insertMoods(1)
    seen.push(await stateOf(client))
  }
  expect(seen.every((rows) => rows.length === 1 && rows[0]?.['id'] === seen[0]?.[0]?.['id'])).toBe(true)
  const times = seen.map(([row]) => String(row?.['changed_at']))
  expect(new Set(times).size).toBe(4)
  expect(times.toSorted()).toEqual(times)
})

it('tells of no change where a statement changed nothing', async () => {
  await as(client, 'delete from public.mood_entries where id = $1', [randomUUID()])
  await as(client, 'select public.mark_messages_read($1)', [client.id])
  expect(await topicsOf(client)).toEqual([])
})

it('tells nobody of what has no user behind it', async () => {
  await database.sql(`insert into public.mood_entries (user_id, date, mood) values ($1, '2026-11-20', 3)`, [
    client.id,
  ])
  expect(await database.sql(`select from public.notifications where kind = 'own_change'`)).toEqual([])
})

describe('names the page that did it', () => {
  const [one, other] = [randomUUID(), randomUUID()]

  /** Logs from a page of the app; undefined names none. */
  const logFrom = async (page: string | undefined) => {
    const headers = page === undefined ? '' : JSON.stringify({ 'x-page-id': page })
    await database.pglite.query(`select set_config('request.headers', $1, false)`, [headers])
    await insertMoods(1)
    await database.pglite.query(`select set_config('request.headers', '', false)`)
    return (await stateOf(client))[0]?.['origin']
  }

  it('as long as it is one', async () => {
    expect(await logFrom(one)).toBe(one)
    expect(await logFrom(one)).toBe(one)
  })

  it('but none while pages take turns: one could take the change of the other for its own', async () => {
    await logFrom(one)
    expect(await logFrom(other)).toBeNull()
    expect(await logFrom(other)).toBeNull()
    expect(await logFrom(undefined)).toBeNull()
  })

  it('and the other one once the last change is long past', async () => {
    await logFrom(one)
    await database.sql(
      `update public.notifications set changed_at = changed_at - interval '11 seconds' where kind = 'own_change'`,
    )
    expect(await logFrom(other)).toBe(other)
  })

  it.each(['no id', '', '{}'])('and none that is no id: %j', async (page) => {
    expect(await logFrom(page)).toBeNull()
  })
})

describe('is silent', () => {
  beforeEach(() => insertMoods(1))

  it('counts as read', async () => {
    await as(client, 'select public.mark_notifications_read()')
    expect(
      await as(client, `select from public.notifications where kind = 'own_change' and read_at is null`),
    ).toEqual([])
    expect(await as(client, 'select public.mark_notifications_read() as marked')).toEqual([{ marked: 0 }])
  })

  it('is no part of what one takes along', async () => {
    const [{ data } = {}] = await as(client, `select public.export_my_data() -> 'notifications' as data`)
    expect(JSON.stringify(data)).not.toContain('own_change')
  })

  it('stays when old notifications go', async () => {
    await database.sql(
      `update public.notifications set created_at = now() - interval '91 days' where recipient_id = $1`,
      [client.id],
    )
    await database.sql(`select private.notify($1, 'targets_changed', null, null)`, [client.id])
    expect(await topicsOf(client)).toEqual(['mood_entries'])
  })
})
