import type { Transaction } from '@electric-sql/pglite'
import { describe, expect, it } from 'vitest'
import { buildFixture, rows } from './access/fixture.ts'
import { calls } from './access/functions.ts'
import { viewers } from './harness/people.ts'
import { useTestDatabase, type Caller } from './harness/test-database.ts'

const database = await useTestDatabase()
await database.setClock('2026-11-21T12:00:00Z')
const cast = await buildFixture(database)
const { owner, assigned } = cast

await database.sql(`update public.feedback set about_kind = 'meal', about_id = $1 where id = $2`, [
  rows.meal,
  rows.message,
])
await database.sql(`update public.feedback set about_kind = 'measurement', about_id = $1 where id = $2`, [
  rows.measurement,
  rows.formerMessage,
])
await database.as(owner, 'select public.take_photo_analysis()')
await database.as(assigned, 'select public.session_brief($1)', [owner.id])

const ownedSql = (
  await database.sql<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`,
  )
)
  .map(
    ({ name }) =>
      `select '${name}' as name, string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text) as stored from ${name} t
       where $1 in (to_jsonb(t) ->> 'id', to_jsonb(t) ->> 'user_id', to_jsonb(t) ->> 'client_id', to_jsonb(t) ->> 'recipient_id')`,
  )
  .join(' union all ')

/** Everything stored that is the owner's. */
const owned = async (tx: Pick<Transaction, 'query'>) => (await tx.query(ownedSql, [owner.id])).rows

const before = await owned(database.pglite)

const functions = await database.sql<{ signature: string; writes: boolean }>(
  `select oid::regprocedure::text as signature, provolatile = 'v' as writes from pg_proc
   where pronamespace = 'public'::regnamespace order by 1`,
)

/** What is the owner's and nobody else's: the person, the day on which there are entries, the record of an opening, and the target. */
const marks = [owner.id, owner.name, owner.email, '2026-11-20', '"opened"', '"target_weight":65']

/** Whether a call by this caller tells of the owner, or changes what is the owner's. */
async function reaches(caller: Caller, signature: string): Promise<'yes' | 'none'> {
  const { sql, params } = calls[signature]!.statement(cast)
  const writes = functions.some((called) => called.signature === signature && called.writes)
  const look = writes ? owned : () => Promise.resolve(before)
  const { outcome, seen } = await database.tryAs(caller, sql, params, look)
  const told = JSON.stringify(outcome)
  const isTold = marks.some((mark) => told.includes(mark))
  const isChanged = JSON.stringify(seen) !== JSON.stringify(before)
  return isTold || isChanged ? 'yes' : 'none'
}

it('there is a call of every function of the API', () => {
  expect(Object.keys(calls).toSorted()).toEqual(functions.map(({ signature }) => signature).toSorted())
})

describe.each(Object.entries(calls))('%s', (signature, { expected }) => {
  const outcomes = expected.split(/\s+/)
  it.each(viewers.map((viewer, index) => ({ viewer, outcome: outcomes[index] })))(
    'called by $viewer: $outcome',
    async ({ viewer, outcome }) => {
      expect(await reaches(viewer === 'anon' ? 'anon' : cast[viewer], signature)).toBe(outcome)
    },
  )

  it.each<[string, Caller]>([
    ['that was signed out', { ...owner, sessionId: '00000000-0000-4000-8000-000000000000' }],
    ['of another user', { ...owner, sessionId: assigned.sessionId }],
  ])('called by the owner with a session %s: none', async (_which, caller) => {
    expect(await reaches(caller, signature)).toBe('none')
  })
})
