import { expect, it } from 'vitest'
import { makeMessage } from '@/shared/testing/make-message'
import { logDays } from './log-days'
import { type OutgoingItem, toItem } from './outgoing'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()
const outgoing = (id: string, startedAt: string): OutgoingItem => {
  const message = {
    client_id: 'anna',
    nutritionist_id: 'elena',
    message_type: 'client' as const,
    text: id,
    startedAt,
  }
  return { ...toItem(id, 'anna', message), at: 1, stamp: id, message }
}
const layOut = (...[messages, entries]: Parameters<typeof logDays>) =>
  logDays(messages, entries).map(
    ({ day, rows }) => `${day}: ${rows.map(({ kind, key }) => `${kind} ${key}`).join(', ')}`,
  )

it('lays messages out by day, what is on its way at the end, and what has arrived once', () => {
  const messages = [
    makeMessage({ id: '1', created_at: at(26, 23) }),
    makeMessage({ id: '2', created_at: at(27, 1) }),
  ]
  expect(
    layOut(messages, [outgoing('2', at(27, 1)), outgoing('3', at(27, 2)), outgoing('4', at(28, 0))]),
  ).toEqual(['2026-11-26: message 1', '2026-11-27: message 2, outgoing 3', '2026-11-28: outgoing 4'])
})

it('says where another nutritionist begins', () => {
  const messages = [
    makeMessage({ id: '1', created_at: at(26, 9), nutritionist_id: null }),
    makeMessage({ id: '2', created_at: at(27, 9) }),
    makeMessage({ id: '3', created_at: at(27, 10) }),
  ]
  expect(layOut(messages, [])).toEqual([
    '2026-11-26: message 1',
    '2026-11-27: nutritionist with 2, message 2, message 3',
  ])
})

it('is empty without messages', () => {
  expect(logDays([], [])).toEqual([])
})
