import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findAppointment } from '@/entities/appointment/appointments'
import { createBackend, setBackend } from '@/shared/api/backend'
import { startTestBackend, type TestBackend, type TestUser } from '../../../../supabase/local/testing.ts'
import { bookSlot, cancelBooking } from './book-slot'

const hour = 3_600_000
let backend: TestBackend
let client: TestUser
let coach: TestUser

beforeAll(async () => {
  backend = await startTestBackend()
}, 120_000)
afterAll(() => backend.close())
beforeEach(async () => {
  coach = await backend.createUser({ role: 'nutritionist' })
  client = await connected()
  await signIn(client)
})

async function connected(): Promise<TestUser> {
  const person = await backend.createUser()
  await person.client.from('connection_requests').insert({ client_id: person.id, nutritionist_id: coach.id })
  await coach.client.from('connection_requests').update({ status: 'approved' }).eq('client_id', person.id)
  return person
}

async function signIn({ email, password }: TestUser) {
  const app = createBackend({ url: backend.url, key: backend.publishableKey })
  await app.auth.signInWithPassword({ email, password })
  setBackend(app)
}

/** Puts a slot into the calendar, also where the coach could not: in the past. */
async function slotIn(ms: number): Promise<string> {
  const start = new Date(Date.now() + ms)
  start.setUTCSeconds(0, 0)
  const id = crypto.randomUUID()
  await backend.sql('insert into public.appointments (id, nutritionist_id, start_time) values ($1, $2, $3)', [
    id,
    coach.id,
    start.toISOString(),
  ])
  return id
}

async function stored(id: string) {
  const appointment = await findAppointment(id)
  if (!appointment) throw new Error('the slot is not to be seen')
  return appointment
}

test('a booked slot waits for its confirmation, and given back it is free', async () => {
  const id = await slotIn(72 * hour)
  await bookSlot(id, client.id)
  const booking = await stored(id)
  expect(booking).toMatchObject({ status: 'pending', client_id: client.id })
  await cancelBooking(booking, client.id)
  expect(await stored(id)).toMatchObject({ status: 'available', client_id: null })
})

test('twenty clients at once on one slot: one has it, and the others are told that it was taken', async () => {
  const id = await slotIn(72 * hour)
  const others = await Promise.all(Array.from({ length: 19 }, connected))
  const raced = others.map(async (person) => {
    const change = { client_id: person.id, status: 'pending' }
    const reply = await person.client
      .from('appointments')
      .update(change)
      .eq('id', id)
      .eq('status', 'available')
      .select('id')
    return reply.data?.length === 1 ? person.id : undefined
  })
  const own = bookSlot(id, client.id).then(
    () => client.id,
    (error: { reason: string }) => error.reason,
  )
  const winners = (await Promise.all([own, ...raced])).filter((one) => one && one !== 'taken')
  expect(winners).toHaveLength(1)
  const [row] = await backend.sql('select client_id from public.appointments where id = $1', [id])
  expect(row).toEqual({ client_id: winners[0] })
})

test('a second attempt after a lost answer is the same booking', async () => {
  const id = await slotIn(72 * hour)
  await bookSlot(id, client.id)
  await bookSlot(id, client.id)
  expect(await stored(id)).toMatchObject({ status: 'pending', client_id: client.id })
})

test('two slots of a day: the second is refused', async () => {
  const [first, second] = [await slotIn(72 * hour), await slotIn(72 * hour + hour / 3)]
  await backend.sql(
    'update public.appointments set slot_date = (select slot_date from public.appointments where id = $1) where id = $2',
    [first, second],
  )
  await bookSlot(first, client.id)
  await expect(bookSlot(second, client.id)).rejects.toMatchObject({ reason: 'same-day' })
})

test('a slot that has begun by the moment of booking is refused as past', async () => {
  const id = await slotIn(-hour)
  await expect(bookSlot(id, client.id)).rejects.toMatchObject({ reason: 'past' })
})

test('after the deadline nothing is given back', async () => {
  const id = await slotIn(2 * hour)
  await bookSlot(id, client.id)
  await expect(cancelBooking(await stored(id), client.id)).rejects.toMatchObject({ reason: 'deadline' })
  expect(await stored(id)).toMatchObject({ status: 'pending', client_id: client.id })
})

test('a cancellation that meets a confirmation asks to try again, and one after a decline is done', async () => {
  const id = await slotIn(72 * hour)
  await bookSlot(id, client.id)
  const seen = await stored(id)
  await coach.client.from('appointments').update({ status: 'confirmed' }).eq('id', id)
  await expect(cancelBooking(seen, client.id)).rejects.toMatchObject({ reason: 'unanswered' })
  await cancelBooking(await stored(id), client.id)

  await bookSlot(id, client.id)
  const again = await stored(id)
  await coach.client.from('appointments').update({ status: 'cancelled' }).eq('id', id)
  await expect(cancelBooking(again, client.id)).resolves.toBeUndefined()
})
