import { i18n } from '@lingui/core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBackend, setBackend } from '@/shared/api/backend'
import { startTestBackend, type TestBackend, type TestUser } from '../../../../supabase/local/testing.ts'
import { exerciseKind } from '../model/exercise-kind'
import { moodKind } from '../model/mood-kind'
import type { SleepContent } from '../model/sleep-form'
import { sleepKind } from '../model/sleep-kind'
import { deleteEntry, EntryConflict, saveEntry } from './save-entry'
import { sendUnsentExercise, sendUnsentMood, sendUnsentSleep } from './send-unsent'

let backend: TestBackend
let user: TestUser
let id: string

const night: SleepContent = { date: '2026-11-27', hours: 7.5, notes: '' }
const short = { ...night, hours: 5, notes: 'Noise' }

beforeAll(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  backend = await startTestBackend()
}, 120_000)
afterAll(() => backend.close())
beforeEach(async () => {
  user = await backend.createUser()
  id = crypto.randomUUID()
  await signIn(user)
})

async function signIn({ email, password }: TestUser) {
  const app = createBackend({ url: backend.url, key: backend.publishableKey })
  await app.auth.signInWithPassword({ email, password })
  setBackend(app)
}

const save = (content: SleepContent, more: { seen?: string; sent?: SleepContent } = {}) =>
  saveEntry(sleepKind, { id, userId: user.id, content, ...more })

const storedHours = async () => {
  const { data } = await user.client.from('sleep_entries').select('hours')
  return data?.map(({ hours }) => Number(hours))
}

describe('a new entry', () => {
  test('of each kind is stored as it was typed', async () => {
    const run = { date: '2026-11-27', type: 'running', minutes: 30, calories: 93.5, notes: '🏃 5 km' }
    const mood = { date: '2026-11-27', mood: 'great', notes: '' } as const
    const saved = [
      exerciseKind.contentOf(await saveEntry(exerciseKind, { id, userId: user.id, content: run })),
      moodKind.contentOf(await saveEntry(moodKind, { id, userId: user.id, content: mood })),
      sleepKind.contentOf(await save(night)),
    ]
    expect(saved).toEqual([run, mood, night])
  })

  test('saved twice, one after the other or at once, is one entry', async () => {
    await Promise.all([save(night), save(night)])
    await save(night, { sent: night })
    expect(await storedHours()).toEqual([7.5])
  })

  test('of each kind that waited on the device keeps the time at which it was logged', async () => {
    const run = { date: '2026-11-27', type: 'running', minutes: 30, calories: 93.5, notes: '' }
    const mood = { date: '2026-11-27', mood: 'great', notes: '' } as const
    const [ran, felt, slept] = [
      await saveEntry(exerciseKind, { id, userId: user.id, content: run }),
      await saveEntry(moodKind, { id, userId: user.id, content: mood }),
      await save(night),
    ]
    await Promise.all([
      deleteEntry(exerciseKind, ran),
      deleteEntry(moodKind, felt),
      deleteEntry(sleepKind, slept),
    ])
    const parcel = { id, userId: user.id, at: 0, stamp: '' }
    const keep = () => Promise.resolve()
    await sendUnsentExercise({ ...parcel, kind: 'exercise', payload: { row: ran } }, keep)
    await sendUnsentMood({ ...parcel, kind: 'mood', payload: { row: felt } }, keep)
    await sendUnsentSleep({ ...parcel, kind: 'sleep', payload: { row: slept } }, keep)
    expect(await exerciseKind.table.find(id)).toMatchObject({ created_at: ran.created_at })
    expect(await moodKind.table.find(id)).toMatchObject({ created_at: felt.created_at })
    expect(await sleepKind.table.find(id)).toMatchObject({ created_at: slept.created_at })
  })

  test('changed after its answer was lost takes the change', async () => {
    await save(night)
    expect(await save(short, { sent: night })).toMatchObject({ hours: 5, notes: 'Noise' })
    expect(await storedHours()).toEqual([5])
  })

  test('cannot take the id of somebody else’s entry', async () => {
    await save(night)
    user = await backend.createUser()
    await signIn(user)
    await expect(save(short)).rejects.toMatchObject({ name: 'AppError' })
    expect(await storedHours()).toEqual([])
  })

  test.each([7.3, 24.5, -0.5])('of %d hours is refused by the database', async (hours) => {
    await expect(save({ ...night, hours })).rejects.toMatchObject({ name: 'AppError' })
    expect(await storedHours()).toEqual([])
  })
})

describe('an edited entry', () => {
  test('takes the change and is a new version', async () => {
    const { updated_at: seen } = await save(night)
    const saved = await save(short, { seen })
    expect(sleepKind.contentOf(saved)).toEqual(short)
    expect(saved.updated_at > seen).toBe(true)
  })

  test('whose answer was lost may be saved again', async () => {
    const { updated_at: seen } = await save(night)
    await save(short, { seen })
    expect(await save(short, { seen, sent: short })).toMatchObject({ hours: 5 })
  })

  test('that was changed elsewhere is a conflict and stays as it is', async () => {
    const { updated_at: seen } = await save(night)
    await save(short, { seen })
    await expect(save({ ...night, hours: 9 }, { seen })).rejects.toBeInstanceOf(EntryConflict)
    expect(await storedHours()).toEqual([5])
  })

  test('that was deleted elsewhere is not found', async () => {
    const entry = await save(night)
    await deleteEntry(sleepKind, entry)
    await expect(save(short, { seen: entry.updated_at })).rejects.toMatchObject({ code: 'not-found' })
  })
})

test('a deleted entry is gone; again is no failure, and another version is left alone', async () => {
  const entry = await save(night)
  const changed = await save(short, { seen: entry.updated_at })
  await expect(deleteEntry(sleepKind, entry)).rejects.toBeInstanceOf(EntryConflict)
  await deleteEntry(sleepKind, changed)
  await deleteEntry(sleepKind, changed)
  expect(await storedHours()).toEqual([])
})

test('nothing counts as deleted, or as gone, for a session that was ended on another device', async () => {
  const stored = await save(night)
  await user.client.auth.signOut({ scope: 'global' })

  await expect(deleteEntry(sleepKind, stored)).rejects.toMatchObject({ code: 'signed-out' })
  await expect(save(short, { seen: stored.updated_at })).rejects.toMatchObject({ code: 'signed-out' })
})
