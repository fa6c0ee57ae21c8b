import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type Database } from './database.ts'

let connection: PgliteConnection
let database: Database

beforeAll(async () => {
  connection = await createPgliteConnection()
  database = await createDatabase(connection.driver, () => undefined)
  await database.script(`
    create table guarded (owner text);
    alter table guarded enable row level security;
    create table tree (id int primary key, parent int references tree deferrable initially deferred);
  `)
})

afterAll(() => connection.close())

test('requests of several people at the same time each run as their own person', async () => {
  const people = ['anna', 'denis', 'olga']

  const seen = await Promise.all(
    people.map((uid) =>
      database.asCaller(() =>
        connection.withContext({ auth: { role: 'authenticated', uid } }, async (open) => {
          const rows = await open
            .selectNoFrom(() => [])
            .select((is) => is.fn<string>('current_setting', [is.val('request.jwt.claim.sub')]).as('uid'))
            .execute()
          return rows[0]?.uid
        }),
      ),
    ),
  )

  expect(seen).toEqual(people)
})

test('nobody reads inside the transaction of somebody else', async () => {
  let counted: unknown
  await database
    .transaction(async (query) => {
      await query(`insert into guarded values ('unfinished')`)
      const outside = database
        .query('select count(*)::int as count from guarded')
        .then(([row]) => (counted = row))
      await new Promise((resolve) => setTimeout(resolve, 50))
      expect(counted).toBeUndefined()
      await query('delete from guarded')
      return { outside }
    })
    .then(({ outside }) => outside)

  expect(counted).toEqual({ count: 0 })
})

test('a transaction may use the connection itself without waiting for its own end', async () => {
  const rows = await database.transaction(async (query) => {
    await query(`insert into guarded values ('mine')`)
    const own = await connection.driver.query('select owner from guarded')
    await query('delete from guarded')
    return own.rows
  })

  expect(rows).toEqual([{ owner: 'mine' }])
})

test.each([
  ['work', 'select 1 / 0'],
  ['commit', 'insert into tree values (1, 2)'],
])('a transaction whose %s fails gives its turn up and leaves nothing', async (_what, statement) => {
  await expect(database.transaction((query) => query(statement))).rejects.toThrow()

  expect(await database.query('select count(*)::int as count from tree')).toEqual([{ count: 0 }])
})

test('many transactions at once all come to their turn', async () => {
  await database.script('create table counter (value int); insert into counter values (0)')

  await Promise.all(
    Array.from({ length: 50 }, () =>
      database.transaction(async (query) => {
        const [row] = await query<{ value: number }>('select value from counter')
        await query('update counter set value = $1', [(row?.value ?? 0) + 1])
      }),
    ),
  )

  expect(await database.query('select value from counter')).toEqual([{ value: 50 }])
})
