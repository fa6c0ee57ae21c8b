import { describe, expect, it } from 'vitest'
import { buildFixture } from './access/fixture.ts'
import { checksOfCoaching } from './constraints/of-coaching.ts'
import { checksOfLogs } from './constraints/of-logs.ts'
import { checksOfPeople } from './constraints/of-people.ts'
import { secondRows } from './constraints/uniques.ts'
import { useTestDatabase } from './harness/test-database.ts'

const database = await useTestDatabase()
const cast = await buildFixture(database)
await database.sql(
  `insert into private.health_audit (client_id, action, subject) values ($1, 'opened', 'profiles')`,
  [cast.owner.id],
)

const checked = [...checksOfPeople(cast), ...checksOfLogs(cast), ...checksOfCoaching(cast)]
const cases = checked.flatMap(({ row, id, checks }) =>
  Object.entries(checks).map(([name, check]) => ({ name, row, id, ...check })),
)
const uniques = secondRows(cast)

/** A zone that is too long is refused by the guard already, which knows the names of zones. */
const behindGuard = ['profiles_timezone_length']

async function tryUpdate(row: string, id: string, assignment: string) {
  const [table, condition] = row.split(' where ')
  const { outcome } = await database.tryAs(
    'owner',
    `update ${table} set ${assignment} where ${condition}`,
    [id],
    () => Promise.resolve(undefined),
  )
  return outcome
}

describe('every check', () => {
  it.each(cases)('$name refuses and takes', async ({ name, row, id, refuses, takes }) => {
    for (const assignment of refuses) {
      const outcome = await tryUpdate(row, id, assignment)
      expect(outcome, assignment).toMatchObject({
        code: '23514',
        message: expect.stringContaining(`"${name}"`),
      })
    }
    for (const assignment of takes) {
      expect(await tryUpdate(row, id, assignment), assignment).toMatchObject({ ok: true, count: 1 })
    }
  })
})

describe('every unique index', () => {
  it.each(Object.entries(uniques))('%s refuses a second row', async (name, sql) => {
    const { outcome } = await database.tryAs('owner', sql, [], () => Promise.resolve(undefined))
    expect(outcome).toMatchObject({ code: '23505', message: expect.stringContaining(`"${name}"`) })
  })
})

it('has a case for every check and unique index of the schema', async () => {
  const named = await database.sql<{ name: string }>(
    `select conname as name from pg_constraint
     where contype in ('c', 'u') and conrelid <> 0
       and connamespace in ('public'::regnamespace, 'private'::regnamespace)
     union
     select relname from pg_index join pg_class on pg_class.oid = indexrelid
     where indisunique and not indisprimary
       and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
     order by 1`,
  )
  const covered = [...cases.map(({ name }) => name), ...Object.keys(uniques), ...behindGuard]
  expect(covered.toSorted()).toEqual(named.map(({ name }) => name))
})
