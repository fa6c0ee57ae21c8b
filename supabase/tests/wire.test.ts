import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestBackend, type TestUser } from '../local/testing.ts'

const backend = await startTestBackend()
afterAll(() => backend.close())

const client = await backend.createUser({ name: 'Clara Client', data: { timezone: 'Europe/Berlin' } })
const coach = await backend.createUser({ role: 'nutritionist', name: 'Ёлка Coach' })

/** The data of a reply that must be none of an error. */
async function data<T>(
  request: PromiseLike<{ data: T; error: { message: string } | null }>,
): Promise<NonNullable<T>> {
  const reply = await request
  expect(reply.error).toBeNull()
  if (reply.data === null || reply.data === undefined) throw new Error('no data')
  return reply.data
}

const newMeal = (fields: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  date: '2026-11-20',
  meal_type: 'lunch',
  title: 'Soup',
  calories: 320.5,
  ...fields,
})

const saveMeal = (who: TestUser, meal: unknown, ingredients: unknown, seen?: string) =>
  who.client.rpc('save_meal', { meal, ingredients, ...(seen ? { seen_updated_at: seen } : {}) }).single<{
    id: string
    title: string
    updated_at: string
  }>()

describe('meals over the API', () => {
  it('saves, edits by what was seen, and reports a conflict as 409 with its sentence', async () => {
    const meal = newMeal()
    const saved = await data(saveMeal(client, meal, [{ name: 'Beet', quantity: 2, unit: 'items' }]))
    const edited = await data(saveMeal(client, { ...meal, title: 'Borscht' }, [], saved.updated_at))
    expect(edited.title).toBe('Borscht')

    const late = await saveMeal(client, { ...meal, title: 'Stew' }, [], saved.updated_at)
    expect(late.status).toBe(409)
    expect(late.error).toMatchObject({ code: 'PT409', message: 'This meal was changed elsewhere' })
  })

  it('answers 404 for a meal that is gone and 422 for what is no meal', async () => {
    const gone = await saveMeal(client, newMeal(), [], '2026-11-20T10:00:00.000Z')
    expect([gone.status, gone.error?.message]).toEqual([404, 'This meal no longer exists'])

    const bad = await saveMeal(client, newMeal({ calories: 'NaN' }), [])
    expect([bad.status, bad.error?.message]).toEqual([422, 'This meal is not valid'])
  })

  it('deletes only the version that was seen, by the time that the API gave', async () => {
    const meal = newMeal()
    const saved = await data(saveMeal(client, meal, []))
    const edited = await data(saveMeal(client, { ...meal, title: 'New' }, [], saved.updated_at))
    const table = () => client.client.from('food_entries').delete().eq('id', meal.id)
    expect(await data(table().eq('updated_at', saved.updated_at).select('id'))).toEqual([])
    expect(await data(table().eq('updated_at', edited.updated_at).select('id'))).toEqual([{ id: meal.id }])
  })

  it('lists the history of past days with ingredients', async () => {
    await data(
      saveMeal(client, newMeal({ date: '2026-11-10' }), [{ name: 'Oats', quantity: 40, unit: 'grams' }]),
    )
    const days = await data(
      client.client
        .rpc('list_meal_history', { before_day: '2026-11-11', day_count: 3 })
        .select('date, title, ingredients(name, position)'),
    )
    expect(days).toEqual([
      { date: '2026-11-10', title: 'Soup', ingredients: [{ name: 'Oats', position: 0 }] },
    ])
  })

  it('opens the food log with meals that have every field of the table and of its ingredients', async () => {
    const [stored] = await data(
      client.client
        .from('food_entries')
        .select('*, ingredients(name, quantity, unit, position)')
        .eq('date', '2026-11-10'),
    )
    const log = await data(client.client.rpc('food_log', { day: '2026-11-10', before_day: '2026-11-11' }))
    const fieldsOf = (meal: { ingredients: object[] }) =>
      [meal, meal.ingredients[0] ?? {}].map((each) => Object.keys(each).toSorted())
    expect(fieldsOf(log.meals[0])).toEqual(fieldsOf(stored))
    expect(fieldsOf(log.history[0])).toEqual(fieldsOf(stored))
  })
})

describe('the whole of a coaching over the API', () => {
  it('connects, talks, sets targets, meets and parts', async () => {
    const asked = await data(
      client.client
        .from('connection_requests')
        .insert({ client_id: client.id, nutritionist_id: coach.id, status: 'pending' })
        .select('id')
        .single(),
    )
    const inbox = await data(
      coach.client
        .from('connection_requests')
        .select('id, created_at, client(id, name, email, created_at)')
        .eq('nutritionist_id', coach.id)
        .eq('status', 'pending')
        .order('created_at', { ascending: false }),
    )
    expect(inbox).toMatchObject([{ id: asked.id, client: { name: 'Clara Client', email: client.email } }])

    await data(
      coach.client
        .from('connection_requests')
        .update({ status: 'approved' })
        .eq('id', asked.id)
        .eq('status', 'pending')
        .select('id'),
    )
    const clients = await data(
      coach.client
        .from('client_nutritionist_relationships')
        .select('created_at, client:profiles!client_id(id, name, email, profile_picture_url, created_at)')
        .eq('nutritionist_id', coach.id),
    )
    expect(clients).toMatchObject([{ client: { id: client.id, name: 'Clara Client' } }])

    const messageId = randomUUID()
    const message = {
      id: messageId,
      client_id: client.id,
      nutritionist_id: coach.id,
      message: 'Hello',
      message_type: 'client',
    }
    await data(client.client.from('feedback').insert(message).select('id'))
    const again = await client.client.from('feedback').insert(message).select('id')
    expect(again.status).toBe(409)

    expect(await data(coach.client.rpc('mark_messages_read', { client: client.id }))).toBe(1)

    await data(
      coach.client
        .from('client_targets')
        .insert({ client_id: client.id, nutritionist_id: coach.id, target_daily_calories: 1800 })
        .select('id'),
    )
    const start = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 5 * 86_400_000).toISOString()
    const slot = { nutritionist_id: coach.id, start_time: start, duration: 20, status: 'available' }
    await data(coach.client.from('appointments').insert([slot]).select('id'))
    const twice = await coach.client.from('appointments').insert([slot]).select('id')
    expect([twice.status, twice.error?.message]).toEqual([409, 'Some time slots already exist'])

    const booked = await data(
      client.client
        .from('appointments')
        .update({ client_id: client.id, status: 'pending' })
        .eq('nutritionist_id', coach.id)
        .eq('status', 'available')
        .select('id, status')
        .single(),
    )
    expect(booked.status).toBe('pending')

    const [row] = await data(coach.client.rpc('client_overview'))
    expect(row).toMatchObject({ client_id: client.id, name: 'Clara Client' })
    expect(await data(coach.client.rpc('open_client', { client: client.id }))).toMatchObject({
      targets: { target_daily_calories: 1800 },
    })
    expect(await data(client.client.rpc('list_health_access'))).toMatchObject([
      { actor_name: 'Ёлка Coach', action: 'opened' },
      { actor_name: 'Ёлка Coach', action: 'inserted', subject: 'client_targets' },
    ])
    expect(await data(client.client.rpc('list_health_access', { newest: 1000 }).range(1, 20))).toMatchObject([
      { action: 'inserted' },
    ])

    await data(
      client.client
        .from('client_nutritionist_relationships')
        .delete()
        .eq('client_id', client.id)
        .eq('nutritionist_id', coach.id)
        .select('id'),
    )
    expect(
      await data(
        coach.client.rpc('open_client', { client: client.id }).then(({ data: found, error }) => ({
          data: found ?? 'not found',
          error,
        })),
      ),
    ).toBe('not found')
    expect(
      await data(
        client.client
          .from('review_requests')
          .select('completed, nutritionist:profiles!nutritionist_id(name)'),
      ),
    ).toMatchObject([{ completed: false, nutritionist: { name: 'Ёлка Coach' } }])
  })
})

describe('functions over the API', () => {
  it('answers sums for lists of clients', async () => {
    const range = { client_ids: [client.id], from_day: '2026-11-01', to_day: '2026-11-30' }
    const [day] = await data(client.client.rpc('daily_totals', range))
    expect(Number(day.calories)).toBe(320.5)
    const lately = { client_ids: [client.id], days: 7 }
    await data(client.client.rpc('daily_analytics', lately))
    await data(client.client.rpc('client_figures', lately))
    expect(
      await data(
        client.client.rpc('client_moods', {
          client: client.id,
          from_day: '2026-11-01',
          to_day: '2026-11-30',
        }),
      ),
    ).toMatchObject({ spread: [{}, {}, {}, {}, {}] })
    expect(
      await data(client.client.rpc('current_targets', { client: client.id }).maybeSingle()),
    ).toMatchObject({
      target_daily_calories: 1800,
    })
    expect(await data(client.client.rpc('client_report', { to_day: '2026-11-10', days: 1 }))).toMatchObject({
      days: [{ date: '2026-11-10', calories: 320.5 }],
      devices: 0,
    })
    expect(await data(client.client.rpc('coach_analytics', { days: 7 }))).toEqual({
      clients: [],
      figures: [],
      days: [],
      of_client: null,
    })
    expect(await data(client.client.rpc('client_day', { day: '2026-11-10' }))).toMatchObject({ meals: 1 })
  })

  it('finds nutritionists signed out and in, and nothing else signed out', async () => {
    const stranger = backend.createAnonymous()
    expect(await data(stranger.rpc('find_nutritionists', { typed: 'елка' }))).toMatchObject([
      { id: coach.id },
    ])
    expect(await data(client.client.rpc('search_nutritionists', { search: 'ЕЛКА' }))).toMatchObject([
      { id: coach.id, matching: 1, everyone: 1 },
    ])
    for (const name of [
      'search_nutritionists',
      'client_overview',
      'export_my_data',
      'take_photo_analysis',
      'return_photo_analysis',
    ]) {
      const refused = await stranger.rpc(name)
      expect(refused.error?.code, name).toBe('42501')
    }
  })

  it('exports and erases an account, files first', async () => {
    const leaver = await backend.createUser({ name: 'Lea Leaver' })
    await data(saveMeal(leaver, newMeal(), []))
    const bucket = leaver.client.storage.from('food-images')
    const key = `${leaver.id}/1700000000000.jpg`
    const upload = await bucket.upload(key, new Uint8Array([255, 216, 255]), { contentType: 'image/jpeg' })
    expect(upload.error).toBeNull()
    expect(await data(leaver.client.rpc('export_my_data'))).toMatchObject({
      food_entries: [{ title: 'Soup' }],
    })

    const early = await leaver.client.rpc('delete_my_account')
    expect(early.error?.message).toBe('Start the deletion first')
    expect((await leaver.client.rpc('start_account_deletion')).error).toBeNull()
    const withFiles = await leaver.client.rpc('delete_my_account')
    expect([withFiles.status, withFiles.error?.message]).toEqual([409, 'Delete your files first'])
    expect((await bucket.remove([key])).error).toBeNull()
    expect((await leaver.client.rpc('delete_my_account')).error).toBeNull()
    expect(await data(leaver.client.from('profiles').select('id').eq('id', leaver.id))).toEqual([])
  })
})
