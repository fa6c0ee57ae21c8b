import { readFile } from 'node:fs/promises'
import { readZip } from '../src/shared/testing/read-zip.ts'
import { connect, writeByApi } from './chat.ts'
import { type Api, expect, type Person, test } from './fixtures.ts'
import { photos } from './food-log.ts'

const day = '2026-11-20'

/** Sends a photo as the app does, and answers its key. */
async function store(api: Api, person: Person, bucket: string): Promise<string> {
  const key = `${person.id}/${Date.now()}-${crypto.randomUUID()}.webp`
  const reply = await api.fetch(`/storage/v1/object/${bucket}/${key}`, {
    method: 'POST',
    headers: { ...(await api.headers(person)), 'Content-Type': 'image/webp' },
    data: await readFile(`${photos}/landscape.webp`),
  })
  expect(reply.ok(), await reply.text()).toBe(true)
  return key
}

/** A client of a coach with a row in every log, a photo, and a file from each side of the conversation. */
async function fill(api: Api, client: Person, coach: Person) {
  const meal = await store(api, client, 'food-images')
  await api.insert(client, 'food_entries', { date: day, meal_type: 'lunch', title: 'Soup', image_url: meal })
  await api.insert(client, 'exercise_entries', {
    date: day,
    type: 'Running',
    duration: 30,
    calories_burned: 300,
  })
  await api.insert(client, 'sleep_entries', { date: day, hours: 7.5 })
  await api.insert(client, 'mood_entries', { date: day, mood: 4 })
  await api.insert(client, 'measurements', { date: day, weight: 70.5 })
  await connect(api, client, coach)
  const sent = await store(api, client, 'feedback-attachments')
  const received = await store(api, coach, 'feedback-attachments')
  await writeByApi(api, client, { client, coach }, { message: '=1+1', attachment_url: sent })
  await writeByApi(api, coach, { client, coach }, { message: 'Well done', attachment_url: received })
  return { meal, sent, received }
}

const tables = [
  'food_entries',
  'exercise_entries',
  'sleep_entries',
  'mood_entries',
  'measurements',
  'feedback',
  'connection_requests',
  'client_nutritionist_relationships',
  'notifications',
]

test('a client takes along every own row and file', async ({ page, api, people, signIn }) => {
  const [client, coach] = [await people.client(), await people.nutritionist()]
  const { meal, sent, received } = await fill(api, client, coach)
  await signIn(page, client, '/settings')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^day-and-plate-\d{4}-\d\d-\d\d\.zip$/)
  const files = readZip(await readFile(await download.path()))

  const data: Record<string, { id: string }[]> = JSON.parse(files.get('data.json')!.toString())
  for (const table of tables) {
    const told = table === 'notifications' ? '&kind=neq.own_change' : '' // what is never shown is no part of it
    const rows = await api.rows<{ id: string }>(client, `${table}?select=id${told}`)
    expect(rows.length, table).toBeGreaterThan(0)
    expect(data[table]?.map(({ id }) => id).sort(), table).toEqual(rows.map(({ id }) => id).sort())
    expect(files.get(`tables/${table}.csv`)?.toString(), table).toContain(rows[0]!.id)
  }
  expect(data.profile).toMatchObject({ id: client.id, name: client.name })
  expect(files.get('tables/measurements.csv')?.toString()).toContain('70.5')
  expect(files.get('tables/feedback.csv')?.toString()).toContain("'=1+1")
  const photo = await readFile(`${photos}/landscape.webp`)
  const base = (key: string) => key.split('/')[1]
  for (const name of [
    `photos/${base(meal)}`,
    `attachments/${base(sent)}`,
    `attachments/received/${base(received)}`,
  ])
    expect(files.get(name)?.equals(photo), name).toBe(true)
})

test('an account is deleted after its address was typed, and nothing of it is left', async ({
  page,
  api,
  people,
  signIn,
}) => {
  const [client, coach] = [await people.client(), await people.nutritionist()]
  const { sent } = await fill(api, client, coach)
  const picture = await store(api, client, 'profile-pictures')
  await api.update(client, `profiles?id=eq.${client.id}`, { profile_picture_url: picture })
  const statusOf = async (path: string) =>
    (await api.fetch(`/storage/v1/object/${path}`, { method: 'GET', headers: await api.headers(coach) })).ok()
  expect(await statusOf(`public/profile-pictures/${picture}`)).toBe(true)
  expect(await statusOf(`feedback-attachments/${sent}`)).toBe(true)

  await signIn(page, client, '/settings')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(`Type ${client.email} to confirm`).fill('somebody@example.com')
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('This is not the address of this account.')).toBeVisible()
  await dialog.getByLabel(`Type ${client.email} to confirm`).fill(client.email.toUpperCase())
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(dialog.getByText('Nothing of you is left here.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page).toHaveURL(/\/login/)
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sb-')))).toEqual(
    [],
  )

  for (const table of ['profiles', 'food_entries', 'feedback', 'client_nutritionist_relationships']) {
    const column = table === 'profiles' ? 'id' : table === 'food_entries' ? 'user_id' : 'client_id'
    expect(await api.rows(coach, `${table}?${column}=eq.${client.id}`), table).toEqual([])
  }
  expect(await statusOf(`public/profile-pictures/${picture}`)).toBe(false)
  expect(await statusOf(`feedback-attachments/${sent}`)).toBe(false)
  expect((await api.signIn(client.email, client.password)).status()).toBe(400)
})
