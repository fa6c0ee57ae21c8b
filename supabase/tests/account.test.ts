import { describe, expect, it } from 'vitest'
import { buildFixture } from './access/fixture.ts'
import { useTestDatabase } from './harness/test-database.ts'

const database = await useTestDatabase()
const cast = await buildFixture(database)
const { owner, assigned, otherClient } = cast

/** Every column of the product that holds this id. */
async function places(id: string): Promise<string[]> {
  const columns = await database.sql<{ of_table: string; of_column: string }>(
    `select format('%I.%I', c.table_schema, c.table_name) as of_table, c.column_name as of_column
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema in ('public', 'private') and c.data_type = 'uuid' and t.table_type = 'BASE TABLE'`,
  )
  const found = []
  for (const { of_table, of_column } of columns) {
    const rows = await database.sql(`select 1 from ${of_table} where ${of_column} = $1 limit 1`, [id])
    if (rows.length > 0) found.push(`${of_table}.${of_column}`)
  }
  return found
}

describe('export', () => {
  it('holds every own row and nothing of other people’s logs', async () => {
    const outcome = await database.as<{ data: Record<string, unknown[]> }>(
      owner,
      'select public.export_my_data() as data',
    )
    const data = outcome.ok ? outcome.rows[0]?.data : undefined
    const counts = Object.fromEntries(
      Object.entries(data ?? {}).map(([name, rows]) => [name, Array.isArray(rows) ? rows.length : 1]),
    )
    expect(counts).toMatchObject({
      profile: 1,
      food_entries: 1,
      exercise_entries: 1,
      sleep_entries: 1,
      mood_entries: 1,
      measurements: 1,
      wearable_connections: 1,
      client_targets: 2,
      client_target_history: 2,
      feedback: 2,
      appointments: 1,
      client_nutritionist_relationships: 1,
    })
    const strangers = await database.as(otherClient, 'select public.export_my_data() as data')
    expect(JSON.stringify(strangers)).not.toContain(owner.id)
  })

  it('names every table of a person', async () => {
    const outcome = await database.as<{ name: string }>(
      owner,
      'select jsonb_object_keys(public.export_my_data()) as name',
    )
    const exported = new Set(outcome.ok ? outcome.rows.map(({ name }) => name) : [])
    const tables = await database.sql<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    const elsewhere = ['profiles', 'ingredients', 'nutritionist_reviews', 'nutritionist_stats', 'faqs']
    expect(
      tables.map(({ name }) => name).filter((name) => !exported.has(name) && !elsewhere.includes(name)),
    ).toEqual([])
  })
})

describe('photo analyses', () => {
  it('are twenty a day for each caller', async () => {
    const outcomes = []
    for (let taken = 0; taken < 21; taken += 1) {
      outcomes.push(await database.as(owner, 'select public.take_photo_analysis()'))
    }
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(20)
    expect(outcomes.at(-1)).toMatchObject({ code: 'PT429', message: 'Too many requests' })
    expect(await database.as(otherClient, 'select public.take_photo_analysis()')).toMatchObject({ ok: true })
  })
})

describe('erasure', () => {
  const removeFile = (name: string) =>
    database.as(owner, `delete from storage.objects where bucket_id = 'feedback-attachments' and name = $1`, [
      name,
    ])

  it('starts first, goes through the files, and leaves nothing of the person', async () => {
    expect(await database.as(owner, 'select public.delete_my_account()')).toMatchObject({
      message: 'Start the deletion first',
    })
    const [sent] = await database.sql<{ name: string }>(
      `select name from storage.objects where owner_id = $1 and bucket_id = 'feedback-attachments' limit 1`,
      [owner.id],
    )
    expect(await removeFile(sent?.name ?? '')).toMatchObject({ ok: true, count: 0 })
    await database.as(owner, 'select public.start_account_deletion()')
    expect(await database.as(owner, 'select public.delete_my_account()')).toMatchObject({
      code: 'PT409',
      message: 'Delete your files first',
    })
    expect(
      await database.as(owner, 'delete from storage.objects where owner_id = $1', [owner.id]),
    ).toMatchObject({
      count: 4,
    })
    expect(await database.as(owner, 'select public.delete_my_account()')).toMatchObject({ ok: true })
    expect(await places(owner.id)).toEqual([])
    expect(await database.sql('select 1 from auth.users where id = $1', [owner.id])).toEqual([])
  })

  it('frees the appointments and recounts the figures of the others', async () => {
    expect(
      await database.sql(`select distinct status from public.appointments where nutritionist_id = $1`, [
        assigned.id,
      ]),
    ).toEqual([{ status: 'available' }])
    expect(
      await database.sql('select client_count from public.nutritionist_stats where nutritionist_id = $1', [
        assigned.id,
      ]),
    ).toEqual([{ client_count: 0 }])
    expect(
      await database.as(
        assigned,
        `select kind, actor_name from public.notifications where kind = 'disconnected'`,
      ),
    ).toMatchObject({ rows: [{ kind: 'disconnected', actor_name: null }] })
  })
})
