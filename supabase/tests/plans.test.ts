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
  Plans?: Plan[]
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** Time and plan of a read, under row level security. */
async function explain(who: Person, sql: string, params: unknown[] = []) {
  const outcome = await database.as<{ 'QUERY PLAN': { Plan: Plan; 'Execution Time': number }[] }>(
    who,
    `explain (analyze, format json) ${sql}`,
    params,
  )
  if (!outcome.ok) throw new Error(outcome.message)
  const [explained] = outcome.rows[0]?.['QUERY PLAN'] ?? []
  if (!explained) throw new Error('no plan')
  return { ms: explained['Execution Time'], scans: nodes(explained.Plan) }
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
    const { scans } = await explain(who, sql)
    const walks = scans.filter(
      (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'food_entries',
    )
    expect(walks).toEqual([])
  })

  it('asks who the caller is once, not once a row', async () => {
    const { ms } = await explain(coach, `select count(*) from public.food_entries where date > '2026-11-01'`)
    expect(ms).toBeLessThan(500)
  })
})
