import { describe, expect, it } from 'vitest'
import { buildFixture } from './access/fixture.ts'
import { useTestDatabase } from './harness/test-database.ts'

const database = await useTestDatabase()
const cast = await buildFixture(database)
const { owner, assigned, otherClient } = cast

/** The tables that hold this text in any column: those of the product and of Auth, and the objects of Storage. */
async function places(text: string): Promise<string[]> {
  const tables = await database.sql<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage') order by 1`,
  )
  const found = []
  for (const { name } of tables) {
    const rows = await database.sql(`select 1 from ${name} t where to_jsonb(t)::text like $1 limit 1`, [
      `%${text}%`,
    ])
    if (rows.length > 0) found.push(name)
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

  it('takes a table along that was added later, the own rows alone', async () => {
    await database.sql(
      'create table public.later_notes (user_id uuid, note text, created_at timestamptz default now())',
    )
    await database.sql(`insert into public.later_notes (user_id, note) values ($1, 'Mine'), ($2, 'Theirs')`, [
      owner.id,
      otherClient.id,
    ])
    await database.sql('grant select on public.later_notes to authenticated')
    const outcome = await database.as(owner, `select public.export_my_data() #> '{later_notes}' as notes`)
    expect(outcome).toMatchObject({ rows: [{ notes: [{ note: 'Mine' }] }] })
    await database.sql('drop table public.later_notes')
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

  it('that failed are given back, to the caller alone, and no more than twenty a day', async () => {
    const give = () => database.as(owner, 'select public.return_photo_analysis()')
    const take = () => database.as(owner, 'select public.take_photo_analysis()')
    for (let failed = 0; failed < 20; failed += 1) {
      expect(await give()).toMatchObject({ ok: true })
      expect(await take()).toMatchObject({ ok: true })
      expect(await take()).toMatchObject({ code: 'PT429' })
    }
    expect(await give()).toMatchObject({ code: 'PT429', message: 'Too many requests' })
    expect(await take()).toMatchObject({ code: 'PT429' })
    expect(
      await database.sql(
        `select count(*)::integer as taken from private.rate_events where user_id = $1 and kind = 'photo_analysis'`,
        [otherClient.id],
      ),
    ).toEqual([{ taken: 1 }])
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
    await database.sql(
      `insert into auth.audit_log_entries (payload)
       select json_build_object('actor_id', id, 'actor_username', email, 'action', 'login') from auth.users`,
    )
    await database.as(owner, 'select public.start_account_deletion()')
    expect(
      await database.as(
        owner,
        `insert into storage.objects (bucket_id, name, owner_id) values ('food-images', $1, $2)`,
        [`${owner.id}/late.jpg`, owner.id],
      ),
    ).toMatchObject({ code: '42501' })
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
    expect(await places(owner.email)).toEqual([])
    expect(await places(owner.name)).toEqual([])
    expect(await places(otherClient.email)).toContain('auth.audit_log_entries')
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

  it('of a nutritionist leaves the words in the client’s thread, without a file and without a trace', async () => {
    const leaving = await database.signUp('nutritionist', 'Lena Leaving')
    await database.connect(otherClient, leaving)
    await database.sql(
      `insert into public.feedback (client_id, nutritionist_id, message, message_type, attachment_url, attachment_name)
       values ($1, $2, 'Your plan', 'nutritionist', $2::uuid || '/plan.pdf', 'plan.pdf'), ($1, $2, 'Thanks', 'client', null, null)`,
      [otherClient.id, leaving.id],
    )
    await database.as(leaving, 'select public.start_account_deletion()')
    expect(await database.as(leaving, 'select public.delete_my_account()')).toMatchObject({ ok: true })
    expect(
      await database.as(
        otherClient,
        'select message, nutritionist_id, attachment_url, attachment_name from public.feedback order by message',
      ),
    ).toMatchObject({
      rows: [
        { message: 'Thanks', nutritionist_id: null, attachment_url: null, attachment_name: null },
        { message: 'Your plan', nutritionist_id: null, attachment_url: null, attachment_name: null },
      ],
    })
    expect(await places(leaving.id)).toEqual([])
    expect(await places(leaving.email)).toEqual([])
  })
})
