import { i18n } from '@lingui/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Meal } from '@/entities/meal/meal'
import { exerciseStore } from '@/entities/exercise/store'
import { mealStore } from '@/entities/meal/store'
import { measurementStore } from '@/entities/measurement/store'
import { moodStore } from '@/entities/mood/store'
import { sleepStore } from '@/entities/sleep/store'
import { createBackend, setBackend } from '@/shared/api/backend'
import { VersionConflict } from '@/shared/api/version-conflict'
import { type ContentOf, contentOf, type LogRow, type UnsentEntry } from '@/shared/log/content'
import type { EntryStore } from '@/shared/log/entry-store'
import { createOutbox, isWaiting } from '@/shared/log/outbox'
import { removeEntry, saveEntry } from '@/shared/log/save'
import { logSender } from '@/shared/log/log-sender'
import { sendOutbox } from '@/shared/log/send-outbox'
import { memoryTable } from '@/shared/testing/memory-table'
import { startTestBackend, type TestBackend, type TestUser } from '../../supabase/local/testing.ts'

type Row = LogRow & { notes: string | null }
type Store = EntryStore<Row>

const day = '2026-11-27'
const notes = null
const soup: ContentOf<Meal> = {
  date: day,
  meal_type: 'dinner',
  title: '🍲 Борщ',
  calories: 93.5,
  protein_grams: 4.5,
  carbs_grams: 0,
  fat_grams: 2000,
  mood_before_eating: 'bad',
  mood_after_eating: null,
  image_url: null,
  ingredients: [
    { name: 'Water', quantity: 1.25, unit: 'cups' },
    { name: 'Beet', quantity: 100_000, unit: 'grams' },
  ],
  notes,
}

/** Every log, with what is stored first, what it is changed to, and what the database refuses. */
const cases = [
  [mealStore, soup, { ...soup, ingredients: soup.ingredients.slice(0, 1) }, { ...soup, calories: 20_001 }],
  [
    exerciseStore,
    { date: day, type: 'running', duration: 30, calories_burned: 93.5, notes: '🏃 5 km' },
    { date: day, type: 'rowing', duration: 30, calories_burned: 93.5, notes },
    { date: day, type: 'running', duration: 1441, calories_burned: 0, notes },
  ],
  [
    sleepStore,
    { date: day, hours: 7.5, notes },
    { date: day, hours: 5, notes: 'Noise' },
    { date: day, hours: 7.3, notes },
  ],
  [moodStore, { date: day, mood: 5, notes }, { date: day, mood: 2, notes }, { date: day, mood: 6, notes }],
  [
    measurementStore,
    { date: day, weight: 80.1, waist: null, notes },
    { date: day, weight: null, waist: 84.5, notes },
    { date: day, weight: null, waist: null, notes },
  ],
].map(([store, ...said]) => [(store as unknown as Store).name, store, ...said]) as unknown as [
  string,
  Store,
  ...ContentOf<Row>[],
][]

let backend: TestBackend
let user: TestUser
let id: string

beforeAll(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  backend = await startTestBackend()
}, 120_000)
afterAll(() => backend.close())
beforeEach(async () => {
  id = crypto.randomUUID()
  await signIn(await backend.createUser())
})

async function signIn(next: TestUser) {
  user = next
  const app = createBackend({ url: backend.url, key: backend.publishableKey })
  await app.auth.signInWithPassword({ email: user.email, password: user.password })
  setBackend(app)
}

describe.each(cases)('%s', (_name, store, first, other, refused) => {
  const save = (content: ContentOf<Row>, more: { base?: Row; sent?: ContentOf<Row> } = {}) =>
    saveEntry(store, { id, userId: user.id, content, ...more })
  const said = async () => {
    const row = await store.table.find(id)
    return row && contentOf<Row>(store, row)
  }

  test('a new one saved twice, one after the other or at once, is one entry', async () => {
    await Promise.all([save(first!), save(first!)])
    const stored = await save(first!, { sent: first })
    expect(stored).toMatchObject({ id, user_id: user.id, ...first })
    expect(await said()).toEqual(first)
  })

  test('one that waited on the device keeps the time at which it was logged', async () => {
    const row = await save(first!)
    await removeEntry(store, row)
    const item = { id, userId: user.id, kind: store.name, version: store.version, at: 0, stamp: '' }
    const payload: UnsentEntry<Row> = { row }
    await logSender(store).send({ ...item, payload }, () => Promise.resolve(), undefined as never)
    expect(await store.table.find(id)).toMatchObject({ ...first, created_at: row.created_at })
  })

  test('one that was changed after its answer was lost takes the change', async () => {
    await save(first!)
    await save(other!, { sent: first })
    expect(await said()).toEqual(other)
  })

  test('one that another tab saved with other content is a conflict and stays', async () => {
    await save(first!)
    await expect(save(other!)).rejects.toBeInstanceOf(VersionConflict)
    expect(await said()).toEqual(first)
  })

  test('cannot take the id of somebody else’s entry', async () => {
    await save(first!)
    await signIn(await backend.createUser())
    await expect(save(other!)).rejects.toMatchObject({ code: expect.stringMatching(/forbidden|not-found/) })
    expect(await said()).toBeUndefined()
  })

  test('what a rule of the database refuses is not stored', async () => {
    await expect(save(refused!)).rejects.toMatchObject({ code: 'invalid' })
    expect(await said()).toBeUndefined()
  })

  test('one of a day to come is refused in words of its own, and waits on the device to be corrected', async () => {
    const [far, at] = [{ ...first!, date: '2099-01-01' }, `${day}T12:00:00.000Z`]
    await expect(save(far)).rejects.toMatchObject({ code: 'day-to-come' })
    const row = { ...far, id, user_id: user.id, created_at: at, updated_at: at } as Row
    const payload: UnsentEntry<Row> = { row }
    const box = createOutbox(memoryTable())
    await box.open(user.id)
    await box.put({ id, userId: user.id, kind: store.name, version: store.version, payload })
    const { send } = logSender(store)
    expect(
      await sendOutbox(box, () => Promise.resolve((item, keep) => send(item, keep, undefined as never))),
    ).toEqual([])
    expect(box.get()).toMatchObject([{ problem: { code: 'day-to-come' } }])
    expect(box.get().filter(isWaiting)).toEqual([])
    expect(await said()).toBeUndefined()
  })

  test('an edit is a new version; saved again after a lost answer it is none', async () => {
    const base = await save(first!)
    const edited = await save(other!, { base })
    expect(edited.updated_at > base.updated_at).toBe(true)
    expect(await save(other!, { base, sent: other })).toEqual(edited)
    expect(await save(first!, { base, sent: other })).toMatchObject(first!)
  })

  test('an edit of what was changed elsewhere is a conflict, and can be made over the other version', async () => {
    const base = await save(first!)
    const theirs = await save(other!, { base })
    const mine = { ...first!, notes: 'Mine' }
    const conflict: unknown = await save(mine, { base }).catch((error: unknown) => error)
    expect(conflict).toMatchObject({ code: 'conflict', stored: theirs })
    expect(await save(mine, { base: theirs })).toMatchObject({ notes: 'Mine' })
  })

  test('an edit of what was deleted elsewhere is not found, and can be saved as new', async () => {
    const base = await save(first!)
    await removeEntry(store, base)
    await expect(save(other!, { base })).rejects.toMatchObject({ code: 'not-found' })
    expect(await save(other!)).toMatchObject({ id, ...other })
  })

  test('a deletion takes the version that was seen, and again is no failure', async () => {
    const base = await save(first!)
    const changed = await save(other!, { base })
    await expect(removeEntry(store, base)).rejects.toBeInstanceOf(VersionConflict)
    await removeEntry(store, changed)
    await removeEntry(store, changed)
    expect(await said()).toBeUndefined()
  })

  test('nothing counts as deleted, or as gone, for a session that was ended on another device', async () => {
    const stored = await save(first!)
    await user.client.auth.signOut({ scope: 'global' })
    await expect(removeEntry(store, stored)).rejects.toMatchObject({ code: 'signed-out' })
    await expect(save(other!, { base: stored })).rejects.toMatchObject({ code: 'signed-out' })
  })
})

test('a deleted meal takes its ingredients along', async () => {
  const meal = await saveEntry(mealStore, { id, userId: user.id, content: soup })
  await removeEntry(mealStore, meal)
  const { count } = await user.client.from('ingredients').select('*', { count: 'exact', head: true })
  expect(count).toBe(0)
})

test('a lost network is told as such', async () => {
  setBackend(createBackend({ url: 'http://127.0.0.1:9', key: 'sb_publishable_none' }))
  await expect(saveEntry(mealStore, { id, userId: user.id, content: soup })).rejects.toMatchObject({
    code: 'network',
  })
})
