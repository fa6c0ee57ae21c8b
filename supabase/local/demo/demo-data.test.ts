import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../testing.ts'
import { addDays, today } from './days.ts'
import { demoPassword, people } from './people.ts'

let folder: string
let backend: TestBackend

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-'))
  backend = await startTestBackend({ seed: 'demo', data: { folder } })
}, 120_000)

afterAll(() => backend.close())

test.each(people)('$name can sign in', async ({ email, name, role }) => {
  const { client } = await signIn(email)

  const { data } = await client.from('profiles').select('name, role').eq('email', email)

  expect(data).toEqual([{ name, role }])
})

test('Anna has months of meals with ingredients and both moods, some with a photo', async () => {
  const { client } = await signIn('anna@example.com')

  const { data } = await client.from('food_entries').select('*, ingredients(*)').order('date').limit(1000)
  const meals = data ?? []
  const days = new Set(meals.map((meal) => meal.date))
  const photo = meals.find((meal) => meal.image_url)

  expect(days.size).toBeGreaterThan(90)
  expect(days.size).toBeLessThan(121)
  expect(meals.filter((meal) => meal.ingredients.length === 0)).toEqual([])
  expect(meals.filter((meal) => !meal.mood_before_eating || !meal.mood_after_eating)).toEqual([])
  expect(new Set(meals.map((meal) => meal.title)).size).toBeGreaterThan(8)
  const file = await client.storage.from('food-images').download(String(photo?.image_url))
  expect(file.data?.type).toBe('image/jpeg')
})

test('Elena sees her eight clients, their messages, requests and a calendar ahead', async () => {
  const { client } = await signIn('elena@example.com')
  const count = async (table: string, narrow: (query: Narrowed) => Narrowed = (query) => query) =>
    (await narrow(client.from(table).select('id', { count: 'exact', head: true }))).count ?? 0

  expect(await count('client_nutritionist_relationships')).toBe(8)
  expect(await count('connection_requests', (query) => query.eq('status', 'pending'))).toBe(1)
  expect(await count('feedback')).toBeGreaterThan(100)
  expect(
    await count('appointments', (query) => query.eq('status', 'available').gt('start_time', tomorrow())),
  ).toBeGreaterThan(20)
  expect(await count('client_targets')).toBe(5)
})

test('Elena’s clients need attention for every reason that there is', async () => {
  const { client } = await signIn('elena@example.com')
  const { data } = await client.rpc('client_overview')
  const by = Object.fromEntries((data as { email: string }[]).map((row) => [row.email, row])) as Record<
    string,
    Record<string, unknown>
  >

  expect(by['james@example.com']?.['last_entry_day']).toSatisfy((day: string) => day < addDays(today(), -3))
  expect(by['nina@example.com']).toMatchObject({ last_message_type: 'client', unread_messages: 2 })
  expect(Number(by['nina@example.com']?.['mood_change_7_days'])).toBeLessThanOrEqual(-0.5)
  expect(Number(by['oleg@example.com']?.['latest_weight'])).toBeGreaterThan(
    Number(by['oleg@example.com']?.['weight_14_days_ago']) + 0.5,
  )
  expect(by['lucia@example.com']?.['sessions']).toMatchObject([{ status: 'confirmed' }])
  expect(by['oleg@example.com']?.['sessions']).toMatchObject([{ status: 'pending' }])
  expect(Number(by['lucia@example.com']?.['latest_weight'])).toBeLessThan(66)
})

test('portraits and documents of nutritionists can be opened', async () => {
  const { client } = await signIn('anna@example.com')
  const { data } = await client
    .from('profiles')
    .select('profile_picture_url, education_documents, certification_documents')
    .eq('role', 'nutritionist')

  expect(data).toHaveLength(3)
  for (const {
    profile_picture_url: picture,
    education_documents: [diploma],
  } of data ?? []) {
    const address = client.storage.from('profile-pictures').getPublicUrl(String(picture)).data.publicUrl
    const shown = await fetch(address)
    expect(shown.headers.get('content-type')).toBe('image/png')
    const file = await client.storage.from('feedback-attachments').download(diploma.url)
    expect(await file.data?.text()).toMatch(/^%PDF-/)
  }
})

test('photos of meals are there in both sizes', async () => {
  const { client } = await signIn('anna@example.com')
  const { data } = await client.from('food_entries').select('image_url').not('image_url', 'is', null).limit(1)
  const path = String(data?.[0]?.image_url)
  for (const key of [path, path.replace('.jpg', '-small.jpg')]) {
    const { data: photo } = await client.storage.from('food-images').download(key)
    expect(photo?.type).toBe('image/jpeg')
  }
})

test('Sophie has parted from her coach and is asked for a review; Maria was refused and asks again', async () => {
  const sophie = await signIn('sophie@example.com')
  expect((await sophie.client.from('client_nutritionist_relationships').select('id')).data).toEqual([])
  expect(
    (await sophie.client.from('review_requests').select('completed').eq('completed', false)).data,
  ).toHaveLength(1)
  const maria = await signIn('maria@example.com')
  const { data } = await maria.client.from('connection_requests').select('status').order('status')
  expect(data).toEqual([{ status: 'pending' }, { status: 'rejected' }])
})

test('another start adds nothing to a day that is filled, and brings back nothing', async () => {
  const { client, id } = await signIn('anna@example.com')
  await client.from('food_entries').delete().eq('user_id', id).lt('date', addDays(today(), -1))
  const before = await countAll()
  await backend.close()

  backend = await startTestBackend({ seed: 'demo', data: { folder } })

  expect(await countAll()).toEqual(before)
})

test('days that have passed are filled up', async () => {
  const monthAgo = addDays(today(), -30)
  await backend.sql('delete from public.food_entries where date > $1', [monthAgo])
  await backend.sql('update local_demo.progress set filled_until = $1', [monthAgo])
  await backend.close()

  backend = await startTestBackend({ seed: 'demo', data: { folder } })

  const [days] = await backend.sql<{ count: number }>(
    `select count(distinct date)::int as count from public.food_entries
     where date > $1 and user_id = (select id from public.profiles where email = 'anna@example.com')`,
    [monthAgo],
  )
  expect(days?.count).toBeGreaterThan(20)
})

type Narrowed = ReturnType<ReturnType<SupabaseClient['from']>['select']>

const tomorrow = () => `${addDays(today(), 1)}T00:00:00Z`

async function signIn(email: string) {
  const client = backend.createAnonymous()
  const { data, error } = await client.auth.signInWithPassword({ email, password: demoPassword })
  if (error) throw error
  return { client, id: data.user.id }
}

async function countAll() {
  const [counts] = await backend.sql(
    `select (select count(*) from public.food_entries) as meals,
            (select count(*) from public.measurements) as measurements,
            (select count(*) from public.feedback) as messages,
            (select count(*) from public.appointments) as appointments,
            (select count(*) from public.profiles) as people,
            (select count(*) from public.notifications) as notifications`,
  )
  return counts
}
