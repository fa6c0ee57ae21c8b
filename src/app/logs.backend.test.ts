import { i18n } from '@lingui/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { exerciseLog } from '@/features/exercise-log/exercise-log'
import { moodLog } from '@/features/exercise-log/mood-log'
import { sleepLog } from '@/features/exercise-log/sleep-log'
import { mealLog } from '@/features/food-log/log'
import { measurementLog } from '@/features/measurements/log'
import { createBackend, db, setBackend } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { VersionConflict } from '@/shared/api/version-conflict'
import { createFormat } from '@/shared/i18n/format'
import { locales } from '@/shared/i18n/languages'
import {
  contentOf,
  differences,
  isUnchanged,
  type LogRow,
  ownColumns,
  type UnsentEntry,
  versionRows,
} from '@/shared/log/content'
import type { LogKind } from '@/shared/log/kind'
import { readUnsent } from '@/shared/log/read-unsent'
import { removeEntry, saveEntry } from '@/shared/log/save'
import { startTestBackend, type TestBackend, type TestUser } from '../../supabase/local/testing.ts'

/*
 * Every column that a user may write survives everything that can happen to an entry. Nothing here names a column: what a
 * release adds is tried as well.
 */

type Row = LogRow & Record<string, unknown>
type Typed = Record<string, unknown>
type Kind = LogKind<Row, Typed>
const kinds = [mealLog, exerciseLog, sleepLog, moodLog, measurementLog] as unknown as Kind[]

let backend: TestBackend
let user: TestUser

beforeAll(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  backend = await startTestBackend()
  user = await backend.createUser()
  const app = createBackend({ url: backend.url, key: backend.publishableKey })
  await app.auth.signInWithPassword({ email: user.email, password: user.password })
  setBackend(app)
}, 120_000)
afterAll(() => backend.close())
beforeEach(async () => {
  await backend.sql('delete from public.sleep_entries') // a day holds 24 hours
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

/** What a user may type somewhere; each column takes the first two of them that it can read. */
const typable = (): unknown[] => [
  '2026-11-20',
  '2026-11-21',
  '41,5',
  '42',
  '43',
  '7.5',
  '8',
  'Soup 🍲',
  'Bread',
  'dinner',
  'snack',
  'bad',
  'great',
  [{ name: 'Rice', quantity: '80', unit: 'grams' }],
  [
    { name: 'Oil', quantity: '1,25', unit: 'tbsp' },
    { name: 'Rice', quantity: '80', unit: 'grams' },
  ],
  `${user.id}/1-photo.jpg`,
  `${user.id}/2-photo.jpg`,
]

/** Two values that a column can have, as they are typed and as they are stored. */
function samplesOf({ fields }: Kind, column: string) {
  const field = fields[column]!
  const read = typable().flatMap((typed) => {
    const stored = field.typed.safeParse(typed).success && field.read.safeParse(typed)
    return stored && stored.success ? [{ typed, stored: stored.data }] : []
  })
  const [first] = read
  const second = read.find(({ stored }) => JSON.stringify(stored) !== JSON.stringify(first?.stored))
  if (!first || !second) throw new Error(`nothing to type into ${column}: add two values to the list`)
  return [first, second] as const
}

/** An entry with the first value of every column, as it is typed. */
const entryOf = (kind: Kind): Typed =>
  Object.fromEntries(kind.columns.map((column) => [column, samplesOf(kind, column)[0].typed]))

const changed = (kind: Kind, column: string): Typed => ({
  ...entryOf(kind),
  [column]: samplesOf(kind, column)[1].typed,
})
const read = (kind: Kind, typed: Typed) => kind.formSchema.parse(typed)

const cases = kinds.flatMap((kind) => kind.columns.map((column) => [kind.name, column, kind] as const))

test.each(kinds.map((kind) => [kind.name, kind] as const))(
  '%s: the fields are the columns that the database lets a user write, and none is missing',
  async (_name, kind) => {
    const columns = await backend.sql(
      `select attname as name from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped
         and has_column_privilege('authenticated', attrelid, attnum, 'update')`,
      [`public.${tableOf(kind)}`],
    )
    const writable = (columns as { name: string }[])
      .map(({ name }) => name)
      .filter((name) => !ownColumns.includes(name))
    const own = kind.columns.filter((column) => column !== 'ingredients') // a table of its own
    expect(own.toSorted()).toEqual(writable.toSorted())
  },
)

const tableOf = (kind: Kind) => kind.queryKey(user.id)[0] as string

/** A value as every way out of the database says it: some backends write numbers as texts, and give a list its places. */
function asSaid(value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(({ name, quantity, unit }) => ({ name, quantity: Number(quantity), unit }))
  return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value))
    ? Number(value)
    : value
}

describe.each(cases)('%s: %s', (_name, column, kind) => {
  const save = (id: string, typed: Typed, more: { base?: Row; sent?: object; createdAt?: string } = {}) =>
    saveEntry(kind, { id, userId: user.id, content: read(kind, typed), ...more })
  const differing = (row: Row, typed: Typed) => differences(contentOf<Row>(kind, row), read(kind, typed))

  test('is shown as it was typed, in each language', () => {
    for (const { typed, stored } of samplesOf(kind, column))
      for (const locale of locales)
        expect(kind.fields[column]!.read.parse(kind.fields[column]!.show(stored as never, locale))).toEqual(
          kind.fields[column]!.read.parse(typed),
        )
  })

  test('survives insert, edit, a second try of each, deletion and undo', async () => {
    const id = crypto.randomUUID()
    const typed = changed(kind, column)
    const inserted = await save(id, typed)
    expect(differing(inserted, typed)).toEqual([])
    expect(differing(await save(id, typed, { sent: read(kind, typed) }), typed)).toEqual([])

    const first = await save(id, entryOf(kind), { base: inserted })
    const edited = await save(id, typed, { base: first })
    expect(differing(edited, typed)).toEqual([])
    const again = await save(id, typed, { base: first, sent: read(kind, typed) })
    expect(again.updated_at).toBe(edited.updated_at)

    await removeEntry(kind, again)
    const back = await saveEntry(kind, {
      id,
      userId: user.id,
      content: contentOf<Row>(kind, again),
      createdAt: again.created_at,
    })
    expect(back).toMatchObject({ ...contentOf<Row>(kind, again), created_at: again.created_at })
  })

  test('that alone was changed elsewhere is a conflict, which shows it under its name', async () => {
    const id = crypto.randomUUID()
    const base = await save(id, entryOf(kind))
    await save(id, changed(kind, column), { base })
    const mine = { ...entryOf(kind), notes: 'Mine' }
    const conflict: unknown = await save(id, mine, { base }).catch((error: unknown) => error)
    if (!(conflict instanceof VersionConflict)) throw new Error(`no conflict but ${String(conflict)}`)
    const { stored } = conflict as VersionConflict<Row>
    const writer = { i18n, format: createFormat('en') }
    const labels = versionRows(kind, read(kind, entryOf(kind)), contentOf<Row>(kind, stored), writer)
    expect(labels.map(({ label }) => label)).toEqual([i18n._(kind.fields[column]!.label)])
    expect(labels[0]!.mine).not.toBe(labels[0]!.theirs)
  })

  test('survives the draft and the outbox, and is a change of what was stored', async () => {
    const base = await save(crypto.randomUUID(), entryOf(kind))
    const draft = { ...kind.drafts.editOf(base, 'ru'), fields: changed(kind, column) }
    kind.drafts.keep(user.id, draft)
    expect(kind.drafts.find(user.id, base.id)).toEqual(draft)
    expect(isUnchanged(kind, draft.fields, base)).toBe(false)
    expect(kind.drafts.isUnsaved(draft)).toBe(true)

    const row = { ...base, ...read(kind, draft.fields) }
    const payload: UnsentEntry<Row> = JSON.parse(JSON.stringify({ row, base }))
    const item = {
      id: row.id,
      userId: user.id,
      kind: kind.name,
      version: kind.version,
      at: 1,
      stamp: '',
      payload,
    }
    expect(readUnsent(kind, item)).toMatchObject({ row, base })
  })

  test('is in the file that the user takes along', async () => {
    const row = await save(crypto.randomUUID(), changed(kind, column))
    const exported = (await run(db().rpc('export_my_data'))) as Record<string, Record<string, unknown>[]>
    const found = exported[tableOf(kind)]!.find(({ id }) => id === row.id)!
    expect(asSaid(found[column])).toEqual(asSaid(row[column]))
  })
})

test('an empty form has nothing that would be missed, and what was typed into any field but a choice would be', () => {
  for (const kind of kinds) {
    const empty = kind.drafts.begin({ date: '2026-11-27' }).fields
    expect(kind.drafts.isUnsaved({ id: 'new', fields: empty })).toBe(false)
    const missed = kind.columns.filter((column) =>
      kind.drafts.isUnsaved({ id: 'new', fields: { ...empty, [column]: samplesOf(kind, column)[0].typed } }),
    )
    const chosen = ['date', 'meal_type']
    expect([...missed, ...kind.columns.filter((column) => chosen.includes(column))].toSorted()).toEqual(
      kind.columns.toSorted(),
    )
  }
})
