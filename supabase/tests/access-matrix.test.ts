import type { Transaction } from '@electric-sql/pglite'
import { describe, expect, it } from 'vitest'
import { cellsOfCoaching } from './access/cells-of-coaching.ts'
import { cellsOfPeople } from './access/cells-of-people.ts'
import { fileSubjects, fileVerbs, operations, type FileSubject, type FileVerb } from './access/files.ts'
import { buildFixture } from './access/fixture.ts'
import { verbs, type Statement, type Subject, type Verb } from './access/subject.ts'
import { viewers, type Cast, type Viewer } from './harness/people.ts'
import { useTestDatabase, type Caller, type Person } from './harness/test-database.ts'

const subjects = { ...cellsOfPeople, ...cellsOfCoaching }

const database = await useTestDatabase()
const cast = await buildFixture(database)

const tables = (
  await database.sql<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
       or oid = 'storage.objects'::regclass
     order by 1`,
  )
).map(({ name }) => (name.includes('.') ? name : `public.${name}`))

const contentsSql = tables
  .map(
    (table) =>
      `select '${table}' as name, md5(string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text)) as hash from ${table} t`,
  )
  .join(' union all ')

/** A fingerprint of everything stored, to see that a refusal changed nothing. */
const contents = async (tx: Pick<Transaction, 'query'>) => (await tx.query(contentsSql)).rows

const before = await contents(database.pglite)

const callerOf = (viewer: Viewer, people: Cast): Caller => (viewer === 'anon' ? 'anon' : people[viewer])
const personOf = (viewer: Viewer, people: Cast): Person =>
  viewer === 'anon' ? people.otherClient : people[viewer]

function statementOf(subject: Subject, verb: Verb, me: Person): Statement {
  const { sql: where, params } = subject.where(cast)
  switch (verb) {
    case 'select':
      return { sql: `select * from public.${subject.table} where ${where}`, params }
    case 'insert':
      return subject.insert(cast, me)
    case 'update':
      return { sql: `update public.${subject.table} set ${subject.set(me)} where ${where}`, params }
    case 'delete':
      return { sql: `delete from public.${subject.table} where ${where}`, params }
  }
}

function fileStatementOf(subject: FileSubject, verb: FileVerb, me: Person): Statement {
  const params = [subject.bucket, subject.key(cast)]
  const where = 'where bucket_id = $1 and name = $2'
  switch (verb) {
    case 'upload':
      return {
        sql: 'insert into storage.objects (bucket_id, name, owner_id) values ($1, $2, $3)',
        params: [subject.bucket, subject.newKey(cast), me.id],
      }
    case 'overwrite':
      return { sql: `update storage.objects set version = '2' ${where}`, params }
    case 'delete':
      return { sql: `delete from storage.objects ${where}`, params }
    case 'download':
    case 'list':
    case 'sign':
    case 'copy':
      return { sql: `select * from storage.objects ${where}`, params }
  }
}

async function check(
  viewer: Viewer,
  statement: Statement,
  expected: string,
  writes: boolean,
  operation = '',
) {
  const { outcome, seen } = await database.tryAs(
    callerOf(viewer, cast),
    statement.sql,
    statement.params,
    writes ? contents : () => Promise.resolve(before),
    { 'storage.operation': operation },
  )
  const got = outcome.ok ? ({ 0: 'none', 1: 'yes' }[outcome.count] ?? `${outcome.count} rows`) : outcome.code
  expect(got).toBe(expected === 'no' ? '42501' : expected)
  if (expected === 'yes' && writes) expect(seen).not.toEqual(before)
  else expect(seen).toEqual(before)
}

const cellsOf = <V extends string>(expected: Record<V, string>, verbList: readonly V[]) =>
  verbList.flatMap((verb) =>
    expected[verb].split(/\s+/).map((outcome, index) => ({ verb, viewer: viewers[index], outcome })),
  )

describe('the matrix is complete', () => {
  it('has cases for every table of the schema', () => {
    const covered = new Set(Object.values(subjects).map(({ table }) => `public.${table}`))
    expect([...covered].toSorted()).toEqual(tables.filter((table) => table.startsWith('public.')))
  })

  it('has cases for every bucket', async () => {
    const buckets = await database.sql<{ id: string }>('select id from storage.buckets order by id')
    const covered = new Set(Object.values(fileSubjects).map(({ bucket }) => bucket))
    expect([...covered].toSorted()).toEqual(buckets.map(({ id }) => id))
  })

  it('has an outcome for every viewer in every cell', () => {
    const cells = [...Object.values(subjects), ...Object.values(fileSubjects)].flatMap(({ expected }) =>
      Object.values(expected),
    )
    for (const outcomes of cells) expect(outcomes.split(/\s+/)).toHaveLength(viewers.length)
    console.info(`access matrix: ${cells.length * viewers.length} cells`)
  })
})

describe.each(Object.entries(subjects))('%s', (_name, subject) => {
  it.each(cellsOf(subject.expected, verbs))(
    '$verb by $viewer: $outcome',
    async ({ verb, viewer, outcome }) => {
      if (!viewer) throw new Error('more outcomes than viewers')
      await check(viewer, statementOf(subject, verb, personOf(viewer, cast)), outcome, verb !== 'select')
    },
  )
})

describe.each(Object.entries(fileSubjects))('%s', (_name, subject) => {
  it.each(cellsOf(subject.expected, fileVerbs))(
    '$verb by $viewer: $outcome',
    async ({ verb, viewer, outcome }) => {
      if (!viewer) throw new Error('more outcomes than viewers')
      const writes = verb === 'upload' || verb === 'overwrite' || verb === 'delete'
      const statement = fileStatementOf(subject, verb, personOf(viewer, cast))
      await check(viewer, statement, outcome, writes, operations[verb])
    },
  )
})

describe('a write that names no row', () => {
  it.each(Object.entries(subjects))('leaves what is somebody else’s: %s', async (_name, subject) => {
    const { sql: where, params } = subject.where(cast)
    const target = async (tx: Pick<Transaction, 'query'>) =>
      (await tx.query(`select * from public.${subject.table} where ${where}`, params)).rows
    const stored = await target(database.pglite)
    expect(stored).not.toEqual([])
    for (const stranger of [cast.otherClient, cast.unrelated]) {
      for (const sql of [
        `update public.${subject.table} set ${subject.set(stranger)}`,
        `delete from public.${subject.table}`,
      ]) {
        const { seen } = await database.tryAs(stranger, sql, [], target)
        expect(seen, sql).toEqual(stored)
      }
    }
  })
})

describe('a session that must not count', () => {
  async function expectNothing(caller: Caller, { sql, params }: Statement, what: string, operation = '') {
    const settings = { 'storage.operation': operation }
    const { outcome, seen } = await database.tryAs(caller, sql, params, contents, settings)
    expect(outcome.ok ? outcome.count : 0, what).toBe(0)
    expect(seen, what).toEqual(before)
  }
  const gated: [string, () => Promise<Caller>][] = [
    ['signed out', async () => ({ ...cast.owner, sessionId: '00000000-0000-4000-8000-000000000000' })],
    ['of another user', async () => ({ ...cast.owner, sessionId: cast.assigned.sessionId })],
  ]
  it.each(gated)('%s: reads and writes nothing of any table', async (_name, caller) => {
    for (const subject of Object.values(subjects)) {
      for (const verb of verbs) {
        const statement = statementOf(subject, verb, cast.owner)
        await expectNothing(await caller(), statement, `${verb} ${subject.table}`)
      }
    }
  })

  it.each(gated)('%s: reads and writes no file of any bucket', async (_name, caller) => {
    for (const subject of Object.values(fileSubjects)) {
      for (const verb of fileVerbs) {
        const statement = fileStatementOf(subject, verb, cast.owner)
        await expectNothing(await caller(), statement, `${verb} in ${subject.bucket}`, operations[verb])
      }
    }
  })
})
