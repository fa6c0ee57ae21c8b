import { beforeEach, describe, expect, it } from 'vitest'
import { sheetOf, tablesOf } from '@/features/account/model/export-tables'
import { useTestDatabase } from './harness/test-database.ts'
import { addLaterColumns, type Field, listFields, listLogTables } from './log-fields/fields.ts'
import { logsOf, type Entry, type Log } from './log-fields/logs.ts'

const database = await useTestDatabase()
const tables = await listLogTables(database)
await addLaterColumns(database, tables)
const client = await database.signUp('client', 'Anna')
await database.sql(`update public.profiles set created_at = '2026-01-10T08:00Z' where id = $1`, [client.id])
const logs = logsOf(database, tables, client)
const fields = await listFields(database, tables, client)

const fieldsOf = (log: Log) => fields.filter(({ table }) => log.tables.includes(table))

const withValue = (entry: Entry, { table, column }: Field, value: unknown): Entry =>
  table === 'ingredients'
    ? { ...entry, ingredients: [{ ...entry.ingredients?.[0], [column]: value }] }
    : { ...entry, [column]: value }

const valueIn = (entry: Entry | undefined, { table, column }: Field): unknown =>
  table === 'ingredients' ? entry?.ingredients?.[0]?.[column] : entry?.[column]

/** An entry with every field filled. */
const filledEntry = (log: Log): Entry =>
  fieldsOf(log).reduce<Entry>((entry, field) => withValue(entry, field, field.values[0]), {
    id: crypto.randomUUID(),
    created_at: '2026-11-20T08:15:30.123+00:00',
  })

/** The same entry from a device that has never heard of a field, with another one changed. */
function fromOlderDevice(log: Log, entry: Entry, field: Field): Entry {
  const neighbour = fieldsOf(log).find(
    ({ table, column }) => table !== 'ingredients' && column !== field.column,
  )
  if (!neighbour) throw new Error(`${log.name} has a single field`)
  const edited = withValue(withValue(entry, neighbour, neighbour.values[1]), field, undefined)
  return JSON.parse(JSON.stringify(edited)) as Entry
}

/** An entry with every field filled that is stored, and its version. */
async function storedEntry(log: Log) {
  const entry = filledEntry(log)
  await log.insert(entry)
  const stored = await log.find(entry.id)
  return { entry, seen: stored?.updated_at ?? '' }
}

describe.each(logs.map((log) => [log.name, log] as const))('%s', (_name, log) => {
  beforeEach(() => database.sql(`delete from public.${log.name}`)) // a day holds 24 hours of sleep

  it('has fields, and two values for each that its type and checks allow', () => {
    expect(fieldsOf(log).map(({ column }) => column)).toContain('later_words')
    expect(fieldsOf(log).filter(({ values }) => values.length < 2)).toEqual([])
  })

  describe.each(fieldsOf(log).map((field) => [`${field.table}.${field.column}`, field] as const))(
    '%s',
    (_column, field) => {
      const [value, other] = field.values

      it('is stored as it was typed, and stays so when the save is repeated', async () => {
        const { entry } = await storedEntry(log)
        expect(await log.find(entry.id)).toMatchObject({ ...entry, user_id: client.id })
        await log.insert(entry)
        await log.insert(withValue(entry, field, other))
        expect(await log.find(entry.id)).toMatchObject(entry)
      })

      it('takes an edit, once however often it is sent, and nothing else changes', async () => {
        const { entry, seen } = await storedEntry(log)
        const edited = withValue(entry, field, other)
        expect(await log.edit(edited, seen)).toBe('saved')
        const stored = await log.find(entry.id)
        expect(stored).toMatchObject(edited)
        await log.edit(edited, seen)
        expect(await log.find(entry.id)).toEqual(stored)
      })

      it('is a conflict where it alone is another than what is stored, which stays', async () => {
        const { entry, seen } = await storedEntry(log)
        expect(await log.edit(entry, seen)).toBe('saved')
        const stored = await log.find(entry.id)
        expect(await log.edit(withValue(entry, field, other), seen)).toBe('conflict')
        expect(await log.find(entry.id)).toEqual(stored)
      })

      it('stays when a device changes the entry that does not know it', async () => {
        const { entry, seen } = await storedEntry(log)
        expect(await log.edit(fromOlderDevice(log, entry, field), seen)).toBe('saved')
        const makesAnIngredient = field.table === 'ingredients' && field.isRequired
        expect(valueIn(await log.find(entry.id), field)).toEqual(makesAnIngredient ? undefined : value)
      })

      it('comes back with a deleted entry', async () => {
        const { entry, seen } = await storedEntry(log)
        const { updated_at: _version, user_id: _owner, ...deleted } = (await log.find(entry.id)) ?? entry
        await log.remove(entry.id, seen)
        expect(await log.find(entry.id)).toBeUndefined()
        await log.insert(deleted)
        expect(await log.find(entry.id)).toMatchObject(entry)
      })

      it('is in the export, and in the table of the archive', async () => {
        await storedEntry(log)
        const outcome = await database.as<{ data: Record<string, unknown> }>(
          client,
          'select public.export_my_data() as data',
        )
        const exported = tablesOf((outcome.ok && outcome.rows[0]?.data) || {}).get(field.table) ?? []
        expect(exported.map((row) => row[field.column])).toEqual([value])
        const [names = [], cells = []] = sheetOf(exported)
        const cell = cells[names.indexOf(field.column)]
        expect([value, JSON.stringify(value)]).toContainEqual(cell)
      })
    },
  )
})
