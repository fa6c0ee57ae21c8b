import { beforeEach, describe, expect, test } from 'vitest'
import { AppError, type ErrorCode } from '../api/app-error'
import { notKept } from '../lib/not-kept'
import { memoryTable } from '../testing/memory-table'
import { createOutbox, type Outbox, type OutboxItem } from './outbox'
import { type Send, sendOutbox } from './send-outbox'

let rows: Map<string, OutboxItem>
let outbox: Outbox
let time = 0

beforeEach(async () => {
  rows = new Map()
  outbox = createOutbox(memoryTable(rows), undefined, () => (time += 1))
  await outbox.open('anna')
})

const meal = (id: string, payload: unknown = id) => ({
  id,
  userId: 'anna',
  kind: 'meal',
  version: 0,
  payload,
})
const message = (id: string, lane = 'coach') => ({ ...meal(id), kind: 'message', lane })
const putAll = async (...items: ReturnType<typeof meal>[]) => {
  for (const item of items) await outbox.put(item)
}
const putMeals = (...ids: string[]) => putAll(...ids.map((id) => meal(id)))
const idsOf = (box: Outbox) => box.get().map(({ id }) => id)
/** Sends all, and tells what was sent. */
async function send(attempt: Send = async () => {}) {
  const sent: unknown[] = []
  const items = await sendOutbox(outbox, async () => async (item, keep) => {
    await attempt(item, keep)
    sent.push(item.payload)
  })
  expect(items).toHaveLength(sent.length)
  return sent
}
const fail = (code: ErrorCode) => {
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

test('the next user sees nothing of the one before, also before the device has answered', async () => {
  await putMeals('a')
  const opening = outbox.open('boris')
  expect(idsOf(outbox)).toEqual([])
  await opening
})

test('what a release before shapes were counted has kept is read', async () => {
  const { version: _version, ...kept } = meal('a')
  rows.set('anna:a', { ...kept, at: 1, stamp: 's', problem: 'conflict' } as never)
  await outbox.open('anna')
  expect(outbox.get()).toMatchObject([{ id: 'a', version: 0, problem: { code: 'conflict' } }])
})

test('a clock that is put back does not change the order', async () => {
  const now = [1000, 5, 6]
  const box = createOutbox(memoryTable(), undefined, () => now.shift()!)
  await box.open('anna')
  for (const id of ['a', 'b', 'c']) await box.put(meal(id))
  expect(idsOf(box)).toEqual(['a', 'b', 'c'])
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
    expect(outbox.get()).toMatchObject([{ id: 'a', problem: { code } }])
    expect(await send()).toEqual([])
    await outbox.put(meal('a', 'corrected'))
    expect(await send()).toEqual(['corrected'])
  },
)

test('a failure that nobody explained holds up no other entry, and is tried again the next time', async () => {
  await putMeals('a', 'b')
  expect(
    await send(async ({ id }) => {
      if (id === 'a') throw new Error('500')
    }),
  ).toEqual(['b'])
  expect(outbox.get()).toMatchObject([{ id: 'a', problem: { code: 'unknown' } }])
  expect(await send()).toEqual(['a'])
})

test('a change that is made while the entry is on its way is kept, and sent after it', async () => {
  await putMeals('a')
  let isFirst = true
  expect(
    await send(async () => {
      if (isFirst) await outbox.put(meal('a', 'changed'))
      isFirst = false
    }),
  ).toEqual(['a', 'changed'])
})

test('what an attempt found out is there for the next one', async () => {
  await putMeals('a')
  await send(async (_item, keep) => {
    await keep('with its own photo', 3)
    fail('network')
  })
  expect(outbox.get()).toMatchObject([{ version: 3 }])
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

describe('a lane', () => {
  test.each(['network', 'unknown'] as const)(
    'is held up by a message that ends in %s: none overtakes it; another lane goes on',
    async (code) => {
      await putAll(message('1'), message('2'), message('other', 'friend'), meal('meal'))
      const sent = await send(async ({ id }) => (id === '1' ? fail(code) : undefined))
      expect(new Set(sent)).toEqual(new Set(['meal', 'other']))
      expect(await send()).toEqual(['1', '2'])
    },
  )

  test('is not held up by a message that is refused', async () => {
    await putAll(message('1'), message('2'))
    expect(await send(async ({ id }) => (id === '1' ? fail('forbidden') : undefined))).toEqual(['2'])
    expect(idsOf(outbox)).toEqual(['1'])
  })

  test('does not wait for another one, and takes what is written meanwhile', async () => {
    await putAll(message('slow', 'friend'), message('1'))
    let isWritten = false
    const sent: string[] = []
    let finish = () => {}
    const whole = sendOutbox(outbox, async () => async ({ id }) => {
      if (id === 'slow') await new Promise<void>((resolve) => (finish = resolve))
      if (id === '1' && !isWritten) {
        isWritten = true
        await outbox.put(message('2'))
      }
      sent.push(id)
      if (id === '2') finish()
    })
    await whole
    expect(sent).toEqual(['1', '2', 'slow'])
  })
})

describe('a device that keeps nothing', () => {
  const broken = { ...memoryTable<OutboxItem>(), change: () => Promise.reject(new Error('no room')) }
  beforeEach(async () => {
    outbox = createOutbox(broken, undefined, () => (time += 1))
    await outbox.open('anna')
  })

  test('says so where an entry has a form to stay in', async () => {
    await expect(outbox.put(meal('a'))).rejects.toThrow('no room')
    expect([idsOf(outbox), notKept.isEmpty()]).toEqual([[], true])
  })

  test('holds a message for as long as the tab is open, and sends it', async () => {
    expect(await outbox.put(message('1'), true)).toBe(false)
    expect([idsOf(outbox), notKept.isEmpty()]).toEqual([['1'], false])
    expect(await send(async () => fail('network'))).toEqual([])
    expect(outbox.get()).toMatchObject([{ problem: { code: 'network' } }])
    expect(await send()).toEqual(['1'])
    expect([idsOf(outbox), notKept.isEmpty()]).toEqual([[], true])
  })
})
