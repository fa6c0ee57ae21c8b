import { afterAll, expect, test } from 'vitest'
import { startTestBackend, type TestUser } from '../local/testing.ts'

const backend = await startTestBackend()
afterAll(() => backend.close())

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** A pair with files in every bucket and rows of both sides. */
async function buildPair() {
  const client = await backend.createUser({ name: 'Clara Client' })
  const coach = await backend.createUser({ name: 'Nora Coach', role: 'nutritionist' })
  await backend.sql(
    'insert into public.client_nutritionist_relationships (client_id, nutritionist_id) values ($1, $2)',
    [client.id, coach.id],
  )
  for (const { id, client: api } of [client, coach]) {
    await upload(api, 'profile-pictures', `${id}/picture.png`)
    await upload(api, 'feedback-attachments', `${id}/sent.png`)
  }
  await upload(client.client, 'food-images', `${client.id}/meal.png`)
  await upload(coach.client, 'feedback-attachments', `${coach.id}/documents/diploma.png`)
  const meal = { user_id: client.id, date: '2026-11-20', meal_type: 'lunch', title: 'Soup' }
  await client.client.from('food_entries').insert({ ...meal, image_url: `${client.id}/meal.png` })
  for (const [type, { id, client: api }] of [
    ['client', client],
    ['nutritionist', coach],
  ] as const) {
    await api.from('feedback').insert({
      client_id: client.id,
      nutritionist_id: coach.id,
      message: 'See the file',
      message_type: type,
      attachment_url: `${id}/sent.png`,
    })
  }
  return { client, coach }
}

async function upload(api: TestUser['client'], bucket: string, key: string) {
  const { error } = await api.storage.from(bucket).upload(key, png, { contentType: 'image/png' })
  if (error) throw error
}

/** Leaves as the settings screen does: says so, removes the files, then the account. */
async function leave({ client: api }: TestUser) {
  await api.rpc('start_account_deletion')
  const files = (await api.rpc('list_my_files')).data as { bucket: string; key: string }[]
  for (const { bucket, key } of files) await api.storage.from(bucket).remove([key])
  const { error } = await api.rpc('delete_my_account')
  return { removed: files.map(({ bucket, key }) => `${bucket}/${key}`), error }
}

async function tablesWith(text: string): Promise<string[]> {
  const tables = await backend.sql<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'private', 'auth', 'storage')`,
  )
  const found = []
  for (const { name } of tables) {
    const rows = await backend.sql(`select from ${name} t where to_jsonb(t)::text like $1 limit 1`, [
      `%${text}%`,
    ])
    if (rows.length > 0) found.push(name)
  }
  return found
}

test.each(['client', 'coach'] as const)('of a %s who leaves nothing stays', async (who) => {
  const person = (await buildPair())[who]

  const { removed, error } = await leave(person)

  expect(error).toBeNull()
  expect(removed).toHaveLength(3)
  expect(await tablesWith(person.id)).toEqual([])
  expect(await tablesWith(person.email)).toEqual([])
  for (const path of removed) {
    const reply = await fetch(`${backend.url}/storage/v1/object/authenticated/${path}`, {
      headers: { apikey: backend.secretKey, authorization: `Bearer ${backend.secretKey}` },
    })
    expect(reply.ok, path).toBe(false)
  }
  const again = await backend.createAnonymous().auth.signInWithPassword(person)
  expect(again.error?.code).toBe('invalid_credentials')
  expect((await person.client.from('profiles').select('id')).data ?? []).toEqual([])
})

test('lists the own files with type and size, nobody else’s', async () => {
  const { client, coach } = await buildPair()
  const { data } = await client.client.rpc('list_my_files')
  expect(data).toEqual(
    [
      ['feedback-attachments', 'sent.png'],
      ['food-images', 'meal.png'],
      ['profile-pictures', 'picture.png'],
    ].map(([bucket, name]) => ({
      bucket,
      key: `${client.id}/${name}`,
      media_type: 'image/png',
      size: png.length,
    })),
  )
  expect(JSON.stringify((await coach.client.rpc('list_my_files')).data)).not.toContain(client.id)
})

test('the list of files comes in pages too, in one order', async () => {
  const { client } = await buildPair()
  const page = async (first: number, last: number) =>
    (await client.client.rpc('list_my_files').order('bucket').order('key').range(first, last)).data
  const all = await page(0, 999)
  expect(all).toHaveLength(3)
  expect([await page(0, 1), await page(2, 3), await page(3, 4)]).toEqual([
    all?.slice(0, 2),
    all?.slice(2),
    [],
  ])
})

test('a file is stored under the ending of its type, and none by whoever is leaving', async () => {
  const { client: api, id } = await backend.createUser()
  const store = async (key: string, contentType: string) =>
    (await api.storage.from('feedback-attachments').upload(`${id}/${key}`, png, { contentType })).error
      ?.message
  expect(await store('a.pdf', 'image/png')).toContain('row-level security')
  expect(await store('a.png', 'image/png')).toBeUndefined()
  expect(await store('a.txt', 'text/plain')).toBeUndefined()
  await api.rpc('start_account_deletion')
  expect(await store('b.png', 'image/png')).toContain('row-level security')
})

test('the account stays while a file is left', async () => {
  const { client } = await buildPair()
  await client.client.rpc('start_account_deletion')

  const { error } = await client.client.rpc('delete_my_account')

  expect(error).toMatchObject({ code: 'PT409', message: 'Delete your files first' })
  expect((await client.client.from('profiles').select('name').eq('id', client.id)).data).toEqual([
    { name: 'Clara Client' },
  ])
})
