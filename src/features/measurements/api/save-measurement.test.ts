import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findMeasurement, type Measurement } from '@/entities/measurement'
import { createBackend, setBackend } from '@/shared/api/backend'
import { startTestBackend, type TestBackend, type TestUser } from '../../../../supabase/local/testing.ts'
import type { MeasurementContent } from '../model/measurement-form'
import { deleteMeasurement, MeasurementConflict, saveMeasurement } from './save-measurement'
import { sendUnsentMeasurement, type UnsentMeasurement } from './send-unsent'

let backend: TestBackend
let user: TestUser
let id: string

const both: MeasurementContent = { date: '2026-11-27', weight: 80.1, waist: 84, notes: 'After a run' }
const weightOnly: MeasurementContent = { ...both, waist: null, notes: '' }

beforeAll(async () => {
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

const save = (content: MeasurementContent, more: { seen?: string; sent?: MeasurementContent } = {}) =>
  saveMeasurement({ userId: user.id, id, content, ...more })

/** The conflict that the work ended in. */
async function conflictOf(work: Promise<unknown>): Promise<Measurement> {
  const error: unknown = await work.then(
    () => undefined,
    (reason) => reason,
  )
  if (error instanceof MeasurementConflict) return error.stored
  throw new Error(`no conflict but ${String(error)}`)
}

describe('a new measurement', () => {
  test('is stored as it was typed; what was not measured and no words are null', async () => {
    expect(await save(both)).toMatchObject({ weight: 80.1, waist: 84, notes: 'After a run' })
    id = crypto.randomUUID()
    expect(await save(weightOnly)).toMatchObject({ weight: 80.1, waist: null, notes: null })
  })

  test('is one, however often it is sent at once', async () => {
    await Promise.all([save(both), save(both), save(both)])
    const { data } = await user.client.from('measurements').select('id')
    expect(data).toEqual([{ id }])
  })

  test('that waited on the device keeps the time at which it was logged', async () => {
    const row = await save(both)
    await deleteMeasurement(row)
    const payload: UnsentMeasurement = { row, sent: both }
    const parcel = { id, userId: user.id, kind: 'measurement', at: 0, stamp: '', payload } as const
    await sendUnsentMeasurement(parcel, () => Promise.resolve())
    expect(await findMeasurement(id)).toMatchObject({ weight: 80.1, created_at: row.created_at })
  })

  test('whose answer was lost may be saved again, unchanged or changed further', async () => {
    const { created_at } = await save(both)
    expect(await save(both, { sent: both })).toMatchObject({ created_at })
    expect(await save(weightOnly, { sent: both })).toMatchObject({ created_at, waist: null, notes: null })
  })
})

describe('an edited measurement', () => {
  test('is changed where it still is what was seen', async () => {
    const seen = await save(both)
    expect(await save(weightOnly, { seen: seen.updated_at })).toMatchObject({ id, waist: null })
  })

  test('that was changed elsewhere stays, and is shown', async () => {
    const seen = await save(both)
    await save({ ...both, weight: 79 }, { seen: seen.updated_at })
    const stored = await conflictOf(save(weightOnly, { seen: seen.updated_at }))
    expect(stored).toMatchObject({ weight: 79, waist: 84 })
    expect(await save(weightOnly, { seen: stored.updated_at })).toMatchObject({ weight: 80.1, waist: null })
  })

  test('that was deleted elsewhere is not found', async () => {
    const seen = await save(both)
    await deleteMeasurement(seen)
    await expect(save(weightOnly, { seen: seen.updated_at })).rejects.toMatchObject({ code: 'not-found' })
  })
})

describe('a deleted measurement', () => {
  test('is gone; deleting it again is no failure', async () => {
    const seen = await save(both)
    await deleteMeasurement(seen)
    await deleteMeasurement(seen)
    expect(await findMeasurement(id)).toBeUndefined()
  })

  test('that was changed elsewhere stays', async () => {
    const seen = await save(both)
    await save(weightOnly, { seen: seen.updated_at })
    expect(await conflictOf(deleteMeasurement(seen))).toMatchObject({ waist: null })
    expect(await findMeasurement(id)).toBeDefined()
  })
})
