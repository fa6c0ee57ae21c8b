import { beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase, type Person } from './harness/test-database.ts'

const database = await useTestDatabase()
const clients: Person[] = []
for (let index = 0; index < 20; index += 1) clients.push(await database.signUp('client', `Client ${index}`))
const coach = await database.signUp('nutritionist', 'Elena')
for (const client of clients.slice(0, 10)) await database.connect(client, coach)

interface Plan {
  'Node Type': string
  'Relation Name'?: string
  'Parent Relationship'?: string
  'Actual Loops': number
  Filter?: string
  Plans?: Plan[]
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** The plan of a read, with what it did, under row level security. */
async function explain(who: Person, sql: string, params: unknown[] = []) {
  const outcome = await database.as<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    who,
    `explain (analyze, format json) ${sql}`,
    params,
  )
  if (!outcome.ok) throw new Error(outcome.message)
  const [explained] = outcome.rows[0]?.['QUERY PLAN'] ?? []
  if (!explained) throw new Error('no plan')
  return nodes(explained.Plan)
}

/** How many rows of a table a statement of a person takes up. */
async function rowsRead(who: Person, table: string, sql: string, params: unknown[] = []): Promise<number> {
  await database.sql('select pg_stat_force_next_flush()') // the figures of earlier statements are not counted again
  const { outcome, seen } = await database.tryAs(
    who,
    sql,
    params,
    async (tx) => {
      const { rows } = await tx.query<{ count: number }>(
        `select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as count
         from pg_stat_xact_all_tables where schemaname || '.' || relname = $1`,
        [table],
      )
      return rows[0]?.count
    },
    { enable_seqscan: 'off' }, // so that a small table is read by its index where that is possible
  )
  if (!outcome.ok || seen === undefined) throw new Error(JSON.stringify(outcome))
  return seen
}

beforeAll(async () => {
  await database.sql('alter table public.food_entries disable trigger user')
  await database.sql(
    `insert into public.food_entries (user_id, date, meal_type, title, calories)
     select (array(select id from public.profiles where role = 'client' order by id))[1 + n % 20],
       date '2026-11-30' - (n / 80), 'lunch', 'Meal', 400
     from generate_series(0, 99999) n`,
  )
  await database.sql('alter table public.food_entries enable trigger user')
  await database.sql('analyze public.food_entries')
}, 120_000)

describe('on 100,000 meals no read walks through the table', () => {
  const client = clients[0]
  if (!client) throw new Error('no client')

  it.each<[string, Person, string]>([
    [
      'a client, the day, by user',
      client,
      `select * from public.food_entries where user_id = '${client.id}' and date = '2026-11-30'`,
    ],
    [
      'a client, a month, relying on the policy',
      client,
      `select * from public.food_entries where date between '2026-11-01' and '2026-11-30'`,
    ],
    [
      'a client, the newest, relying on the policy',
      client,
      'select * from public.food_entries order by date desc, created_at desc limit 20',
    ],
    [
      'a nutritionist, the day, relying on the policy',
      coach,
      `select * from public.food_entries where date = '2026-11-30'`,
    ],
    [
      'a nutritionist, a client',
      coach,
      `select * from public.food_entries where user_id = '${client.id}' and date > '2026-11-20'`,
    ],
    ['a stranger', clients[1] ?? client, `select * from public.food_entries where user_id = '${client.id}'`],
  ])('%s', async (_what, who, sql) => {
    const scans = await explain(who, sql)
    const walks = scans.filter(
      (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'food_entries',
    )
    expect(walks).toEqual([])
  })

  it('asks who the caller is once, not once a row', async () => {
    const scans = await explain(coach, `select count(*) from public.food_entries where date > '2026-11-01'`)
    const asked = scans.filter((node) => node['Parent Relationship'] === 'InitPlan')
    expect(asked.map((node) => node['Actual Loops'])).toEqual([1, 1, 1])
    const filters = scans
      .filter((node) => node['Relation Name'] === 'food_entries')
      .map((node) => node.Filter)
    expect(filters).toEqual(['(InitPlan 1).col1'])
  })
})

describe('over all clients', () => {
  const clockReads = async (sql: string) => {
    await database.sql('select pg_stat_force_next_flush()')
    const { outcome, seen } = await database.tryAs(
      coach,
      sql,
      [],
      async (tx) => {
        const { rows } = await tx.query<{ calls: number }>(
          `select calls::int from pg_stat_xact_user_functions where schemaname = 'private' and funcname = 'clock'`,
        )
        return rows[0]?.calls
      },
      { track_functions: 'all' },
    )
    expect(outcome).toMatchObject({ ok: true })
    return seen
  }

  it.each([
    ['the overview', 'select * from public.client_overview()', 1 + 10],
    ['analytics', 'select public.coach_analytics(90)', 4 * 10],
  ])('%s asks for the time a few times a client, not once an entry', async (_what, sql, most) => {
    expect(await clockReads(sql)).toBeLessThanOrEqual(most)
  })
})

describe('what is read does not grow with what is there', () => {
  const client = clients[0]
  if (!client) throw new Error('no client')

  beforeAll(async () => {
    for (let index = 0; index < 10; index += 1) await database.signUp('nutritionist', `Colleague ${index}`)
    await database.sql('analyze public.profiles')
    await database.sql(
      `insert into public.appointments (nutritionist_id, start_time)
       select $1, timestamptz '2020-01-06 08:00Z' + n * interval '20 minutes' from generate_series(0, 299) n`,
      [coach.id],
    )
    await database.sql(
      `insert into storage.objects (bucket_id, name, owner_id)
       select 'food-images', id || '/' || n || '.jpg', id from public.profiles, generate_series(1, 20) n`,
    )
  })

  it('a slot is offered after a long history', async () => {
    const offer = `insert into public.appointments (nutritionist_id, start_time, duration, status)
      values ($1, date_trunc('hour', now()) + interval '1 day', 20, 'available')`
    expect(await rowsRead(coach, 'public.appointments', offer, [coach.id])).toBeLessThan(5)
  })

  it('a person’s files are listed among those of all', async () => {
    const outcome = await database.as(client, 'select * from public.list_my_files()')
    expect(outcome).toMatchObject({ ok: true, count: 20 })
    const read = await rowsRead(client, 'storage.objects', 'select * from public.list_my_files()')
    expect(read).toBeLessThanOrEqual(20)
  })

  it.each([
    ['a nutritionist', coach.id, true],
    ['a client', client.id, false],
    ['nobody', 'documents', false],
  ])('the folder of %s is known for what it is', async (_whose, folder, isOne) => {
    const asked = `select private.is_folder_of_nutritionist('${folder}/documents/1.pdf') as is_one`
    expect(await database.as(client, asked)).toMatchObject({ rows: [{ is_one: isOne }] })
    expect(await rowsRead(client, 'public.profiles', asked)).toBeLessThanOrEqual(1)
  })
})
