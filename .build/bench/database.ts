/**
 * The second half of `npm run bench` (alone: `npx tsx .build/bench/database.ts`): the reads of the product on 1,000,000 meals and 10,000 nutritionists, under row level security
 * and without it (DESIGN.md section 10, PERFORMANCE.md goal 17). The answers are compared too: security must not change what
 * a read that names its user returns.
 */
import pg from 'pg'
import { startRealPostgres } from '../../supabase/tests/harness/real-postgres.ts'
import { fillDatabase, type Population } from './fill-database.ts'
import { reads, type Read } from './reads.ts'

const runs = 15
/** PERFORMANCE.md, goal 17: at most twice as long, or half a millisecond more. */
const most = { ratio: 2, extraMs: 0.5 }

interface Timing {
  ms: number
  rows: number
  walks: boolean
}

const server = await startRealPostgres()
const connection = new pg.Client(server.url('supabase_admin'))
try {
  await connection.connect()
  const startedAt = Date.now()
  const people = await fillDatabase(connection)
  console.log(`filled in ${Math.round((Date.now() - startedAt) / 1000)} s`)
  const measured = []
  for (const read of reads(people)) measured.push(await compare(read, people))
  console.table(measured)
  if (measured.some(({ goal }) => goal === 'missed')) process.exitCode = 1
} finally {
  await connection.end()
  await server.stop()
}

async function compare(read: Read, people: Population) {
  const secured = await time(read, people, 'authenticated')
  const open = await time(read, people, 'supabase_admin')
  const ratio = secured.ms / open.ms
  const holds =
    (ratio <= most.ratio || secured.ms - open.ms <= most.extraMs) && (!secured.walks || read.walksAnyway)
  return {
    read: read.name,
    rows: secured.rows,
    'with security, ms': secured.ms.toFixed(2),
    'without, ms': open.ms.toFixed(2),
    ratio: ratio.toFixed(2),
    goal: holds ? 'met' : 'missed',
  }
}

/** Median time of a read as a role, with the claims of its caller; each run in a transaction that is taken back. */
async function time(read: Read, people: Population, role: string): Promise<Timing> {
  const caller = people[read.caller]
  const claims = JSON.stringify({ sub: caller.id, role: 'authenticated', session_id: caller.session })
  const sql = role === 'authenticated' ? read.sql : (read.sqlWithout ?? read.sql)
  const times: number[] = []
  let rows = 0
  await connection.query('begin')
  await connection.query(`select set_config('request.jwt.claims', $1, true)`, [claims])
  await connection.query(`set local role ${role}`)
  for (let run = 0; run < runs + 2; run += 1) {
    const begin = performance.now()
    rows = (await connection.query(sql)).rows.length
    if (run > 1) times.push(performance.now() - begin)
  }
  const { rows: plan } = await connection.query<Record<string, string>>(`explain ${sql}`)
  await connection.query('rollback')
  const walks = plan.some((line) => /Seq Scan on food_entries/.test(Object.values(line).join()))
  return { ms: times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0, rows, walks }
}
