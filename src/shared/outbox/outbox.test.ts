import { beforeEach, expect, test } from 'vitest'
import { AppError } from '../api/app-error'
import { memoryTable } from '../testing/memory-table'
import { createOutbox, type Outbox, type Parcel } from './outbox'
import { type Sender, sendParcels } from './send-parcels'

let rows: Map<string, Parcel>
let outbox: Outbox
let time = 0

beforeEach(async () => {
  rows = new Map()
  outbox = createOutbox(memoryTable(rows), () => (time += 1))
  await outbox.open('anna')
})

const meal = (id: string, payload: unknown = id) => ({ id, userId: 'anna', kind: 'meal', payload }) as const
const putMeals = async (...ids: string[]) => {
  for (const id of ids) await outbox.put(meal(id))
}
const idsOf = (box: Outbox) => box.get().map(({ id }) => id)
/** Sends all, and tells what was sent. */
async function send(sender: Sender = async () => {}) {
  const sent: unknown[] = []
  const count = await sendParcels(outbox, async () => async (parcel, keep) => {
    await sender(parcel, keep)
    sent.push(parcel.payload)
  })
  expect(count).toBe(sent.length)
  return sent
}
const fail = (code: ConstructorParameters<typeof AppError>[0]) => {
  throw new AppError(code, code)
}

test('entries are sent in the order in which they were made, and then gone', async () => {
  await putMeals('b', 'a', 'c')
  expect(await send()).toEqual(['b', 'a', 'c'])
  expect([idsOf(outbox), rows.size]).toEqual([[], 0])
})

test('an entry that is changed before it is sent is sent once, in its place, as it is now', async () => {
  await putMeals('a', 'b')
  await outbox.put(meal('a', 'changed'))
  expect(await send()).toEqual(['changed', 'b'])
})

test('what waits is there when the app opens again, for its own user alone', async () => {
  await putMeals('a', 'b')
  const again = createOutbox(memoryTable(rows))
  await again.open('anna')
  expect(idsOf(again)).toEqual(['a', 'b'])
  await again.open('boris')
  expect(idsOf(again)).toEqual([])
})

test.each(['network', 'signed-out', 'too-many'] as const)(
  'when it ends in %s nothing after it is sent, and nothing is lost',
  async (code) => {
    await putMeals('a', 'b', 'c')
    expect(await send(async ({ id }) => (id === 'b' ? fail(code) : undefined))).toEqual(['a'])
    expect(idsOf(outbox)).toEqual(['b', 'c'])
    expect(await send()).toEqual(['b', 'c'])
  },
)

test.each(['conflict', 'invalid', 'not-found', 'forbidden'] as const)(
  'an entry that ends in %s stays, says why, is not sent again by itself, and holds up no other',
  async (code) => {
    await putMeals('a', 'b')
    expect(await send(async ({ id }) => (id === 'a' ? fail(code) : undefined))).toEqual(['b'])
    expect(outbox.get()).toMatchObject([{ id: 'a', problem: code }])
    expect(await send()).toEqual([])
    await outbox.put(meal('a', 'corrected'))
    expect(await send()).toEqual(['corrected'])
  },
)

test('a failure that nobody explained is tried again the next time', async () => {
  await putMeals('a')
  await send(async () => {
    throw new Error('500')
  })
  expect(outbox.get()).toMatchObject([{ id: 'a', problem: 'unknown' }])
  expect(await send()).toEqual(['a'])
})

test('a change that is made while the entry is on its way is kept and sent later', async () => {
  await putMeals('a')
  expect(await send(async () => void (await outbox.put(meal('a', 'changed'))))).toEqual(['a'])
  expect(await send()).toEqual(['changed'])
})

test('what an attempt found out is there for the next one', async () => {
  await putMeals('a')
  await send(async (_parcel, keep) => {
    await keep('with its own photo')
    fail('network')
  })
  expect(await send()).toEqual(['with its own photo'])
})

test('an entry that the user removes is not sent', async () => {
  await putMeals('a', 'b')
  await outbox.remove('a')
  expect(await send()).toEqual(['b'])
})

test('a log-out takes the user’s own entries, and leaves those of the one before', async () => {
  await putMeals('a')
  await outbox.open('boris')
  await outbox.put({ ...meal('b'), userId: 'boris' })
  await outbox.clear('boris')
  expect(idsOf(outbox)).toEqual([])
  await outbox.open('anna')
  expect(idsOf(outbox)).toEqual(['a'])
})

test('those who show it hear of every change', async () => {
  const seen: string[][] = []
  const stop = outbox.subscribe(() => seen.push(idsOf(outbox)))
  await putMeals('a')
  await outbox.remove('a')
  stop()
  await putMeals('b')
  expect(seen).toEqual([['a'], []])
})
