import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findAppointment, listCalendar } from '@/entities/appointment/appointments'
import { createBackend, setBackend } from '@/shared/api/backend'
import { startTestBackend, type TestBackend, type TestUser } from '../../../../supabase/local/testing.ts'
import { calendarProblemText } from '../model/calendar-problem'
import { answerBooking, createSlots, removeSlot } from './calendar-writes'

let backend: TestBackend
let client: TestUser
let coach: TestUser

const dayMs = 86_400_000
const base = Math.ceil(Date.now() / dayMs) * dayMs + 3 * dayMs
/** Starts of a day to come, 20 minutes apart. */
const starts = [0, 1, 2].map((index) => new Date(base + index * 20 * 60_000).toISOString())
const window = { from: starts[0] ?? '', to: new Date(base + dayMs).toISOString() }

beforeAll(async () => {
  backend = await startTestBackend()
}, 120_000)
afterAll(() => backend.close())
beforeEach(async () => {
  coach = await backend.createUser({ role: 'nutritionist' })
  client = await backend.createUser({ name: 'Anna' })
  await client.client.from('connection_requests').insert({ client_id: client.id, nutritionist_id: coach.id })
  await coach.client.from('connection_requests').update({ status: 'approved' }).eq('client_id', client.id)
  await signIn(fetch)
})

/** @param send how requests of the app travel */
async function signIn(send: typeof fetch) {
  const app = createBackend({ url: backend.url, key: backend.publishableKey })
  await app.auth.signInWithPassword({ email: coach.email, password: coach.password })
  globalThis.fetch = send
  setBackend(app)
}

const calendar = () => listCalendar(coach.id, window)
const firstSlot = async () => {
  await createSlots(coach.id, starts)
  const [slot] = await calendar()
  if (!slot) throw new Error('no slot was made')
  return slot
}
const book = (id: string) =>
  client.client.from('appointments').update({ client_id: client.id, status: 'pending' }).eq('id', id)

test('slots are made together, free, in the order of their start', async () => {
  await createSlots(coach.id, starts)
  expect(await calendar()).toMatchObject(
    starts.map((start_time) => ({ start_time, duration: 20, status: 'available', client: null })),
  )
})

test('where one of them exists, none is made', async () => {
  await createSlots(coach.id, starts.slice(1, 2))
  await expect(createSlots(coach.id, starts)).rejects.toThrow('Some time slots already exist')
  expect(await calendar()).toHaveLength(1)
})

test('a slot in the past is refused in words of its own', async () => {
  const past = createSlots(coach.id, [new Date(Date.parse(starts[0] ?? '') - 7 * dayMs).toISOString()])
  const error: unknown = await past.catch((reason: unknown) => reason)
  expect(calendarProblemText(error).message).toBe('A time slot has to start in the future, within a year.')
})

test('slots whose answer was lost are made, and not told as a failure', async () => {
  const real = globalThis.fetch
  await signIn(async (input, init) => {
    const reply = await real(input, init)
    if (init?.method !== 'POST') return reply
    await reply.text()
    throw new TypeError('connection reset')
  })
  try {
    await createSlots(coach.id, starts)
  } finally {
    globalThis.fetch = real
  }
  expect(await calendar()).toHaveLength(3)
})

test('a booking is confirmed with the client’s name beside it, and not twice', async () => {
  const { id } = await firstSlot()
  await book(id)
  await answerBooking(id, 'confirmed')
  await answerBooking(id, 'confirmed')
  expect((await calendar())[0]).toMatchObject({ status: 'confirmed', client: { name: 'Anna' } })
})

test('a declined booking stays as history, and its time can be offered again', async () => {
  const slot = await firstSlot()
  await book(slot.id)
  await answerBooking(slot.id, 'cancelled')
  await createSlots(coach.id, [slot.start_time])
  expect((await calendar()).slice(0, 2).map(({ status }) => status)).toEqual(['cancelled', 'available'])
})

test('what the client has cancelled meanwhile cannot be confirmed', async () => {
  const { id } = await firstSlot()
  await expect(answerBooking(id, 'confirmed')).rejects.toMatchObject({ name: 'SlotChanged' })
})

test('a free slot is removed, twice without harm; a booked one is not', async () => {
  const slot = await firstSlot()
  await removeSlot(slot)
  await removeSlot(slot)
  expect(await findAppointment(slot.id)).toBeUndefined()
  const [next] = await calendar()
  if (!next) throw new Error('no slot is left')
  await book(next.id)
  await expect(removeSlot(next)).rejects.toMatchObject({ name: 'SlotChanged' })
})
