import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Backend } from '../local/backend.ts'
import { demoPassword } from '../local/demo/people.ts'
import { startTestBackend, type TestBackend } from '../local/testing.ts'
import { type Catalogue, differences, readCatalogue } from './harness/catalogue.ts'

/**
 * The next migration, rehearsed: what this release keeps in a folder full of rows is opened by one that has a migration more.
 */
const nextMigration = join(import.meta.dirname, 'next-migration', '20991231000001_fibre.sql')

const folder = await mkdtemp(join(tmpdir(), 'release-'))
const data = { folder: join(folder, 'data') }
const supabaseFolder = join(folder, 'supabase')
const notices: string[] = []

let rowsBefore: Map<string, Set<string>>
let catalogueBefore: Catalogue
let next: TestBackend

const start = (log: (line: string) => void = () => undefined) =>
  startTestBackend({ data, seed: 'demo', supabaseFolder, log })

/** Every row of every table of ours, by table. */
async function rowsOf({ sql }: Backend): Promise<Map<string, Set<string>>> {
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private')`,
  )
  const rows = new Map<string, Set<string>>()
  for (const { name } of tables) {
    const stored = await sql<{ row: string }>(
      `select (to_jsonb(t) - 'fibre_grams')::text as row from ${name} t`,
    )
    rows.set(name, new Set(stored.map(({ row }) => row)))
  }
  return rows
}

beforeAll(async () => {
  await mkdir(supabaseFolder)
  await cp(join(import.meta.dirname, '..', 'migrations'), join(supabaseFolder, 'migrations'), {
    recursive: true,
  })
  await cp(join(import.meta.dirname, '..', 'seed.sql'), join(supabaseFolder, 'seed.sql'))
  const present = await start()
  rowsBefore = await rowsOf(present)
  catalogueBefore = await readCatalogue(present.sql)
  await present.close()

  await cp(nextMigration, join(supabaseFolder, 'migrations', '20991231000001_fibre.sql'))
  next = await start((line) => notices.push(line))
}, 240_000)

afterAll(() => next.close())

async function signIn(email: string): Promise<SupabaseClient> {
  const client = next.createAnonymous()
  const { error } = await client.auth.signInWithPassword({ email, password: demoPassword })
  if (error) throw error
  return client
}

it('says what it applies, once', async () => {
  expect(notices).toEqual([
    `The data in ${data.folder} is of an earlier version: 20991231000001_fibre.sql will be applied.`,
  ])
})

it('keeps every row', async () => {
  const rowsAfter = await rowsOf(next)
  expect(rowsBefore.get('public.food_entries')?.size).toBeGreaterThan(500)
  expect(rowsBefore.size).toBeGreaterThan(20)
  for (const [table, rows] of rowsBefore) {
    const lost = [...rows].filter((row) => !rowsAfter.get(table)?.has(row))
    expect(lost, table).toEqual([])
  }
})

it('changes what the migration names, and no other rule or grant', async () => {
  const granted = ['insert', 'select'].map(
    (right) => `unexpected: grant ${right} on column food_entries.fibre_grams to authenticated`,
  )
  expect(differences(catalogueBefore, await readCatalogue(next.sql))).toEqual(
    [
      'differs: function rating_distribution(uuid)',
      'differs: function schema_version()',
      'unexpected: column food_entries.fibre_grams',
      'unexpected: constraint food_entries.food_entries_fibre_range',
      ...granted,
    ].toSorted(),
  )
})

it('lets a client fill the new column of an old meal, and the nutritionist read it', async () => {
  const anna = await signIn('anna@example.com')
  const { data: meals } = await anna.from('food_entries').select('*').order('date').limit(1)
  const meal = meals?.[0] as Record<string, unknown>
  expect(meal).toMatchObject({ fibre_grams: null })

  const saved = await anna.rpc('save_meal', {
    meal: { ...meal, fibre_grams: 7.5 },
    ingredients: [],
    seen_updated_at: meal['updated_at'],
  })

  expect(saved.error).toBeNull()
  const elena = await signIn('elena@example.com')
  const read = await elena.from('food_entries').select('fibre_grams').eq('id', meal['id'])
  expect(read.data?.map(({ fibre_grams }) => Number(fibre_grams))).toEqual([7.5])
  expect(
    (await elena.from('food_entries').update({ fibre_grams: 1 }).eq('id', meal['id']).select()).data,
  ).toEqual([])
})

it('tells the new version signed out, and nothing else', async () => {
  const stranger = next.createAnonymous()
  expect((await stranger.rpc('schema_version')).data).toBe(1000)
  expect((await stranger.from('food_entries').select('fibre_grams')).error).toMatchObject({ code: '42501' })
})

it('starts again without a word', async () => {
  await next.close()
  notices.length = 0
  next = await start((line) => notices.push(line))
  expect(notices).toEqual([])
})

it('leaves everything as it was where a migration does not go with the data', async () => {
  const rows = await rowsOf(next)
  await next.close()
  const failing = join(supabaseFolder, 'migrations', '20991231000002_failing.sql')
  await writeFile(
    failing,
    `create table public.left_behind (id uuid primary key);
     alter table public.food_entries alter column fibre_grams set not null;`,
  )

  await expect(start()).rejects.toThrow(
    /20991231000002_failing\.sql: .*fibre_grams.*\. Nothing was changed\. Go on with/,
  )

  await writeFile(failing, 'comment on table public.faqs is $$Asked often$$;')
  next = await start()
  expect(await rowsOf(next)).toEqual(rows)
})
