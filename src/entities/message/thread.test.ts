import { expect, it, vi } from 'vitest'
import { makeMessage } from '@/shared/testing/make-message'
import type { Message } from './message'
import { lastReadIndex, mergeMessages, pageSize, syncThread, type Thread, withEarlier } from './thread'

const nth = (n: number, fields: Partial<Message> = {}): Message =>
  makeMessage({
    id: String(n).padStart(4, '0'),
    created_at: new Date(Date.UTC(2026, 0, 1) + n * 1000).toISOString(),
    ...fields,
  })
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => nth(from + at))
const idsOf = ({ messages }: Thread) => messages.map(({ id }) => Number(id))

/** A server with so many messages, which reads pages as the API does. */
const serverWith = (count: number) =>
  vi.fn((before?: Message) => {
    const end = before ? Number(before.id) : count
    return Promise.resolve(range(Math.max(0, end - pageSize), end).toReversed())
  })
const sync = (known: Thread | undefined, server: ReturnType<typeof serverWith>) =>
  syncThread(() => known, server)

it('opens with the newest page, oldest first', async () => {
  const thread = await sync(undefined, serverWith(120))
  expect([idsOf(thread)[0], idsOf(thread).length, thread.hasEarlier]).toEqual([70, pageSize, true])
  expect((await sync(undefined, serverWith(3))).hasEarlier).toBe(false)
  expect(await sync(undefined, serverWith(0))).toEqual({ messages: [], hasEarlier: false })
})

it('adds what came since in one call, and keeps what was loaded before', async () => {
  const known: Thread = { messages: range(10, 100), hasEarlier: true }
  const server = serverWith(103)
  const thread = await sync(known, server)
  expect([idsOf(thread), thread.hasEarlier]).toEqual([Array.from({ length: 93 }, (_, at) => at + 10), true])
  expect(server).toHaveBeenCalledTimes(1)
  expect(thread.messages[0]).toBe(known.messages[0])
})

it('leaves no gap when more came than a page holds', async () => {
  const thread = await sync({ messages: range(0, 5), hasEarlier: false }, serverWith(130))
  expect(idsOf(thread)).toEqual(Array.from({ length: 130 }, (_, at) => at))
})

it('knows every message once, by the time and id of the server', () => {
  const known = range(0, 3)
  expect(mergeMessages(known, [nth(1), nth(2)])).toBe(known)
  const twin = nth(1, { id: '0000a' })
  expect(mergeMessages(known, [twin, nth(3)]).map(({ id }) => id)).toEqual([
    '0000',
    '0000a',
    '0001',
    '0002',
    '0003',
  ])
  expect(mergeMessages(known, [nth(1, { read_at: '2026-01-02T00:00:00.000Z' })])[1]?.read_at).toBeTruthy()
})

it('ends where a page is not full', () => {
  const thread: Thread = { messages: range(50, 60), hasEarlier: true }
  expect(withEarlier(thread, range(0, 50).toReversed()).hasEarlier).toBe(true)
  expect(withEarlier(thread, range(1, 50).toReversed()).hasEarlier).toBe(false)
})

it('takes what was read for read up to there', () => {
  const read = { read_at: '2026-01-02T00:00:00.000Z' }
  const messages = [nth(0), nth(1, read), nth(2, { ...read, message_type: 'nutritionist' }), nth(3)]
  expect([lastReadIndex(messages, 'client'), lastReadIndex([nth(0)], 'client')]).toEqual([1, -1])
})
