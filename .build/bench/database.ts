/**
 * The second half of `npm run bench` (alone: `npx tsx .build/bench/database.ts`): the reads of the product on 1,000,000 meals
 * and 10,000 nutritionists, under row level security and without it, turn by turn.
 */
import pg from 'pg'
import { startRealPostgres } from '../../supabase/tests/harness/real-postgres.ts'
import { fillDatabase, type Population } from './fill-database.ts'
import { reads, type Read } from './reads.ts'

const runs = 25
/** At most twice as long, or half a millisecond more. */
const most = { ratio: 2, extraMs: 0.5 }

const server = await startRealPostgres()
const secured = new pg.Client(server.url('supabase_admin'))
const open = new pg.Client(server.url('supabase_admin'))
try {
  await Promise.all([secured.connect(), open.connect()])
  const startedAt = Date.now()
  const people = await fillDatabase(open)
  console.log(`filled in ${Math.round((Date.now() - startedAt) / 1000)} s`)
  const measured = []
  for (const read of reads(people)) measured.push(await compare(read, people))
  console.table(measured)
  if (measured.some(({ goal }) => goal === 'missed')) process.exitCode = 1
} finally {
  await Promise.all([secured.end(), open.end()])
  await server.stop()
}

async function compare(read: Read, people: Population) {
  const sqlWithout = read.sqlWithout ?? read.sql
  await Promise.all([
    begin(secured, read, people, 'authenticated'),
    begin(open, read, people, 'supabase_admin'),
  ])
  const times: { with: number[]; without: number[] } = { with: [], without: [] }
  for (let run = 0; run < runs; run += 1) {
    times.with.push(await time(secured, read.sql))
    times.without.push(await time(open, sqlWithout))
  }
  const [rows, rowsWithout] = [await secured.query(read.sql), await open.query(sqlWithout)]
  if (rows.rowCount !== rowsWithout.rowCount) throw new Error(`${read.name}: not the same rows`)
  const walks = await walksThroughMeals(read.sql)
  await Promise.all([secured.query('rollback'), open.query('rollback')])
  const [ms, msWithout] = [median(times.with), median(times.without)]
  const isFast = ms / msWithout <= most.ratio || ms - msWithout <= most.extraMs
  return {
    read: read.name,
    rows: rows.rowCount,
    'with security, ms': ms.toFixed(2),
    'without, ms': msWithout.toFixed(2),
    ratio: (ms / msWithout).toFixed(2),
    goal: isFast && !walks ? 'met' : 'missed',
  }
}

/** Opens a transaction as a role, with the claims of the read's caller. */
async function begin(connection: pg.Client, read: Read, people: Population, role: string): Promise<void> {
  const { id, session } = people[read.caller]
  const claims = JSON.stringify({ sub: id, role: 'authenticated', session_id: session })
  await connection.query('begin')
  await connection.query(`select set_config('request.jwt.claims', $1, true)`, [claims])
  await connection.query(`set local role ${role}`)
}

async function time(connection: pg.Client, sql: string): Promise<number> {
  const startedAt = performance.now()
  await connection.query(sql)
  return performance.now() - startedAt
}

async function walksThroughMeals(sql: string): Promise<boolean> {
  const { rows } = await secured.query<Record<string, string>>(`explain ${sql}`)
  return rows.some((line) => /Seq Scan on food_entries/.test(Object.values(line).join()))
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}
