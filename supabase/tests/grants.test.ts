import { describe, expect, it } from 'vitest'
import { columnsOfCoaching } from './access/columns-of-coaching.ts'
import { columnsOfPeople, type TableRights } from './access/columns-of-people.ts'
import { useTestDatabase } from './harness/test-database.ts'

const columns: Record<string, TableRights> = { ...columnsOfPeople, ...columnsOfCoaching }

const database = await useTestDatabase()

interface Granted {
  table: string
  column: string
  rights: string
  deletes: boolean
}

const granted = (role: string) =>
  database.sql<Granted>(
    `select c.relname as table, a.attname as column,
       case when has_column_privilege($1, c.oid, a.attnum, 'select') then 's' else '-' end
       || case when has_column_privilege($1, c.oid, a.attnum, 'insert') then 'i' else '-' end
       || case when has_column_privilege($1, c.oid, a.attnum, 'update') then 'u' else '-' end as rights,
       has_table_privilege($1, c.oid, 'delete') as deletes
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p', 'f')
       and a.attnum > 0 and not a.attisdropped`,
    [role],
  )

const asRecord = (rows: Granted[]): Record<string, TableRights> => {
  const record: Record<string, TableRights> = {}
  for (const { table, column, rights, deletes } of rows) {
    record[table] ??= { deletes, columns: {} }
    record[table].columns[column] = rights
  }
  return record
}

/** Functions of the exposed schema that a role may call. */
const callable = async (role: string) =>
  (
    await database.sql<{ name: string }>(
      `select proname as name from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege($1, oid, 'execute') order by 1`,
      [role],
    )
  ).map(({ name }) => name)

describe('grants', () => {
  it('gives signed-in users exactly the listed columns', async () => {
    expect(asRecord(await granted('authenticated'))).toEqual(columns)
  })

  it('gives signed-out users no table, and two functions', async () => {
    const open = (await granted('anon')).filter(({ rights, deletes }) => rights !== '---' || deletes)
    expect(open).toEqual([])
    expect(await callable('anon')).toEqual(['find_nutritionists', 'schema_version'])
  })

  it('gives the secret key everything', async () => {
    const closed = (await granted('service_role')).filter(
      ({ rights, deletes }) => rights !== 'siu' || !deletes,
    )
    expect(closed).toEqual([])
  })

  it('keeps system columns closed, which tell the order of commits', async () => {
    const person = await database.signUp('client', 'Curious')
    for (const column of ['xmin', 'ctid', 'tableoid']) {
      expect(await database.as(person, `select ${column} from public.nutritionist_reviews`)).toMatchObject({
        code: '42501',
      })
    }
  })

  it('keeps every table of the private schema closed', async () => {
    const open = await database.sql(
      `select oid::regclass as table, role from pg_class, unnest(array['anon', 'authenticated']) role
       where relnamespace = 'private'::regnamespace and relkind in ('r', 'S')
         and (has_table_privilege(role, oid, 'select') or has_table_privilege(role, oid, 'insert')
           or has_table_privilege(role, oid, 'update') or has_table_privilege(role, oid, 'delete'))`,
    )
    expect(open).toEqual([])
  })

  it('holds after a start of the embedded backend, which grants everything first', async () => {
    await database.sql('grant all on all tables in schema public, private to anon, authenticated')
    await database.sql('select private.apply_grants()')
    expect(asRecord(await granted('authenticated'))).toEqual(columns)
    expect((await granted('anon')).filter(({ rights, deletes }) => rights !== '---' || deletes)).toEqual([])
  })

  it('lets nobody call a private function that only triggers need', async () => {
    const person = await database.signUp('client', 'Caller')
    for (const call of [
      `private.apply_grants()`,
      `private.notify('${person.id}', 'message', null, null)`,
      `private.ask_for_review('${person.id}', '${person.id}', now(), null)`,
      `private.record_access('${person.id}', 'opened', 'x')`,
      `private.count_nutritionist('${person.id}')`,
      `private.lock_statistics('${person.id}')`,
    ]) {
      expect(await database.as(person, `select ${call}`), call).toMatchObject({ code: '42501' })
    }
  })
})
