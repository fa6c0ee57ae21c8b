import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { useTestDatabase, type Person } from './harness/test-database.ts'

const database = await useTestDatabase()
const client = await database.signUp('client', 'Anna')
const coach = await database.signUp('nutritionist', 'Elena')
const stranger = await database.signUp('nutritionist', 'Uwe')
await database.connect(client, coach)

const write = (sender: Person, fields: Record<string, unknown> = {}) => {
  const row = {
    client_id: client.id,
    nutritionist_id: coach.id,
    message: 'Hello',
    message_type: sender.role,
    ...fields,
  }
  const names = Object.keys(row)
  return database.as<{ id: string; created_at: string }>(
    sender,
    `insert into public.feedback (${names.join(', ')}) values (${names.map((_, i) => `$${i + 1}`).join(', ')}) returning *`,
    Object.values(row),
  )
}

const file = (sender: Person) => `${sender.id}/1700000000000.pdf`
const store = (owner: Person, key: string, type: string) =>
  database.sql(
    `insert into storage.objects (bucket_id, name, owner_id, metadata)
     values ('feedback-attachments', $1, $2, jsonb_build_object('mimetype', $3::text))`,
    [key, owner.id, type],
  )
await store(client, file(client), 'application/pdf')

describe('a message', () => {
  it.each([
    ['says who sent it', client, { message_type: 'nutritionist' }],
    ['says who sent it', coach, { message_type: 'client' }],
    ['goes to the own nutritionist', client, { nutritionist_id: stranger.id }],
    ['goes to an own client', stranger, { nutritionist_id: stranger.id }],
    ['has a receiver', client, { nutritionist_id: null }],
  ])('%s', async (_rule, sender, fields) => {
    expect(await write(sender, fields)).toMatchObject({ code: '42501' })
  })

  it.each<[string, Record<string, unknown>]>([
    ['blank', { message: ' \n ' }],
    ['longer than 4000 characters', { message: 'x'.repeat(4001) }],
    ['with a name of a file without the file', { attachment_name: 'x.pdf' }],
    ['with a name that is a path', { attachment_url: file(client), attachment_name: '../x.pdf' }],
    ['with a type that is not taken', { attachment_url: file(client), attachment_type: 'text/html' }],
    ['with a file over 5 MB', { attachment_url: file(client), attachment_size: 5_242_881 }],
  ])('is not %s', async (_what, fields) => {
    expect(await write(client, fields)).toMatchObject({ code: '23514' })
  })

  it('keeps the name that the user gave its file', async () => {
    const sent = {
      attachment_url: file(client),
      attachment_name: 'Ужин 100% (1).pdf',
      attachment_type: 'application/pdf',
    }
    expect(await write(client, { ...sent, attachment_size: 5_242_880 })).toMatchObject({ rows: [sent] })
  })

  it('has only a file that its sender has stored, and that is what its name says', async () => {
    await store(coach, file(coach), 'application/pdf')
    for (const key of [`${client.id}/never.pdf`, file(coach), 'https://example.com/x.pdf'])
      expect(await write(client, { attachment_url: key }), key).toMatchObject({
        code: 'PT404',
        message: 'The file of this message is not there',
      })
    await store(coach, `${coach.id}/plan.pdf`, 'text/html')
    expect(await write(coach, { attachment_url: `${coach.id}/plan.pdf` })).toMatchObject({
      code: 'PT422',
      message: 'The file of this message is not what its name says',
    })
  })

  it('takes its time from the server', async () => {
    expect(await write(client, { created_at: '2000-01-01' })).toMatchObject({ code: '42501' })
  })

  it('is one of at most thirty a minute', async () => {
    const writer = await database.signUp('client', 'Writer')
    await database.connect(writer, coach)
    const codes = new Set<string>()
    for (let sent = 0; sent < 31; sent += 1) {
      const outcome = await write(writer, { client_id: writer.id })
      codes.add(outcome.ok ? 'ok' : outcome.message)
    }
    expect([...codes]).toEqual(['ok', 'Too many requests'])
  })

  it('stays with the client after a disconnect and when the nutritionist leaves, and comes back when reconnected', async () => {
    const reader = await database.signUp('client', 'Reader')
    const helper = await database.signUp('nutritionist', 'Helper')
    await database.connect(reader, helper)
    await write(helper, { client_id: reader.id, nutritionist_id: helper.id })
    const seenBy = async (person: Person) => {
      const outcome = await database.as(person, 'select id from public.feedback where client_id = $1', [
        reader.id,
      ])
      return outcome.ok && outcome.count
    }
    expect([await seenBy(reader), await seenBy(helper)]).toEqual([1, 1])
    await database.disconnect(reader)
    expect([await seenBy(reader), await seenBy(helper)]).toEqual([1, 0])
    await database.connect(reader, helper)
    expect(await seenBy(helper)).toBe(1)
    await database.sql('delete from auth.users where id = $1', [helper.id])
    expect(await seenBy(reader)).toBe(1)
  })
})

describe('what a message is about', () => {
  const recordOf = async (person: Person, table: 'food_entries' | 'measurements') => {
    const id = randomUUID()
    const more =
      table === 'food_entries'
        ? "meal_type, title) values ($1, $2, $3, 'lunch', 'Soup')"
        : 'weight) values ($1, $2, $3, 70)'
    await database.sql(`insert into public.${table} (id, user_id, date, ${more}`, [
      id,
      person.id,
      '2026-11-27',
    ])
    return id
  }
  const embedded = `select message, meal.title, measurement.weight::integer
    from public.feedback as sent
    left join lateral public.meal(sent) as meal on true
    left join lateral public.measurement(sent) as measurement on true
    where sent.id = $1`

  it.each([
    ['a meal without its id', { about_kind: 'meal' }],
    ['a meal and a day', { about_kind: 'meal', about_id: randomUUID(), about_day: '2026-11-27' }],
    ['a day without the day', { about_kind: 'day' }],
    ['a chart that there is not', { about_kind: 'chart', about_chart: 'luck' }],
    ['something else', { about_kind: 'review', about_id: randomUUID() }],
    ['an id of nothing', { about_id: randomUUID() }],
  ])('is not %s', async (_what, about) => {
    const outcome = await write(client, about)
    expect(outcome).toMatchObject({ ok: false })
    expect(['23514', 'PT404']).toContain(outcome.ok ? '' : outcome.code)
  })

  it('is a record of the client, which both read, until it is deleted', async () => {
    const meal = await recordOf(client, 'food_entries')
    const measurement = await recordOf(client, 'measurements')
    for (const [about, record] of [
      [
        { about_kind: 'meal', about_id: meal },
        { title: 'Soup', weight: null },
      ],
      [
        { about_kind: 'measurement', about_id: measurement },
        { title: null, weight: 70 },
      ],
    ]) {
      const sent = await write(coach, about)
      const id = sent.ok ? sent.rows[0]?.id : undefined
      for (const reader of [client, coach])
        expect(await database.as(reader, embedded, [id])).toMatchObject({ rows: [record] })
      expect(await database.as(stranger, embedded, [id])).toMatchObject({ rows: [] })
    }
    const sent = await write(client, { about_kind: 'meal', about_id: meal })
    await database.sql('delete from public.food_entries where id = $1', [meal])
    expect(await database.as(client, embedded, [sent.ok ? sent.rows[0]?.id : undefined])).toMatchObject({
      rows: [{ message: 'Hello', title: null }],
    })
  })

  it('is no record of anybody else', async () => {
    const other = await database.signUp('client', 'Other')
    await database.connect(other, coach)
    const about_id = await recordOf(other, 'food_entries')
    for (const sender of [client, coach])
      expect(await write(sender, { about_kind: 'meal', about_id })).toMatchObject({ code: 'PT404' })
  })
})

describe('conversations', () => {
  const conversationsOf = async (person: Person) => {
    const outcome = await database.as<Record<string, unknown>>(
      person,
      'select name, connected, unread, last_message from public.list_conversations()',
    )
    return outcome.ok ? outcome.rows : outcome
  }

  it('are listed for both sides; an earlier one stays with the client', async () => {
    const reader = await database.signUp('client', 'Reader')
    const [before, now] = [
      await database.signUp('nutritionist', 'Before'),
      await database.signUp('nutritionist', 'Now'),
    ]
    await database.connect(reader, before)
    expect(await conversationsOf(reader)).toEqual([
      { name: 'Before', connected: true, unread: 0, last_message: null },
    ])
    await write(before, { client_id: reader.id, nutritionist_id: before.id, message: 'Welcome' })
    expect(await conversationsOf(before)).toEqual([
      { name: 'Reader', connected: true, unread: 0, last_message: 'Welcome' },
    ])
    await database.disconnect(reader)
    expect(await conversationsOf(before)).toEqual([])
    await database.connect(reader, now)
    await write(reader, { client_id: reader.id, nutritionist_id: now.id, message: 'Hello again' })
    expect(await conversationsOf(now)).toEqual([
      { name: 'Reader', connected: true, unread: 1, last_message: 'Hello again' },
    ])
    expect(await conversationsOf(reader)).toEqual([
      { name: 'Now', connected: true, unread: 0, last_message: 'Hello again' },
      { name: 'Before', connected: false, unread: 1, last_message: 'Welcome' },
    ])
    expect(await conversationsOf(stranger)).toEqual([])
  })
})

describe('reading', () => {
  const markRead = async (person: Person, whose: Person, until: string | null = null) => {
    const outcome = await database.as<{ marked: number }>(
      person,
      'select public.mark_messages_read($1, $2) as marked',
      [whose.id, until],
    )
    return outcome.ok ? outcome.rows[0]?.marked : outcome
  }

  it('marks what the other side sent, up to what was seen, once', async () => {
    const [reader, helper] = [
      await database.signUp('client', 'R'),
      await database.signUp('nutritionist', 'H'),
    ]
    await database.connect(reader, helper)
    const pair = { client_id: reader.id, nutritionist_id: helper.id }
    await database.setClock('2026-12-02T09:59:59Z')
    await write(reader, pair)
    await database.setClock('2026-12-02T10:00:00Z')
    const first = await write(helper, pair)
    await database.setClock('2026-12-02T10:00:01Z')
    await write(helper, pair)
    const seen = first.ok ? (first.rows[0]?.created_at ?? null) : null
    expect(await markRead(stranger, reader)).toBe(0)
    expect(await markRead(reader, reader, seen)).toBe(1)
    expect(await markRead(reader, reader)).toBe(1)
    expect(await markRead(reader, reader)).toBe(0)
    expect(await markRead(helper, reader)).toBe(1)
  })
})
