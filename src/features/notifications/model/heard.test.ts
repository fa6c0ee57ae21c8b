import { expect, it } from 'vitest'
import type { Notification, OwnChange } from '@/entities/notification/notification'
import { createHearing } from './heard'

const page = 'this page'
const openedAt = Date.parse('2026-11-20T10:00:00.000Z')
/** When the lists are read. */
const now = openedAt + 60_000
const at = (second: number) => new Date(openedAt + second * 1000).toISOString()

const change = (
  second: number,
  origin: string | null = 'another page',
  topic = 'food_entries',
): OwnChange => ({
  id: topic,
  kind: 'own_change',
  topic,
  changed_at: at(second),
  origin,
})

const message = (second: number): Notification => ({
  id: 'of Elena',
  kind: 'message',
  actor_id: null,
  actor_name: null,
  created_at: at(second),
  read_at: null,
})

const hearing = () => createHearing(page, openedAt)

it.each<[string, OwnChange, boolean]>([
  ['another page', change(1), true],
  ['nobody knows where', change(1, null), true],
  ['this page, which reads anew itself', change(1, page), false],
])('an event about a change of %s: act on it? %s', (_name, told, acts) => {
  expect(hearing().hear(told)).toBe(acts)
})

it('acts on every further event, and on none twice', () => {
  const { hear } = hearing()
  expect([change(1), change(1), change(2), change(2)].map((told) => hear(told))).toEqual([
    true,
    false,
    true,
    false,
  ])
})

it('acts on what the first list tells since the page was opened: the screens may have been read before', () => {
  const [old, late] = [change(-1, null, 'measurements'), change(1)]
  expect(hearing().hearList([old, late, message(-1)], now)).toEqual([late])
})

it('acts on what is new in a later list, whoever did it last: an event was missed', () => {
  const { hearList } = hearing()
  hearList([change(1), message(1)], now)
  expect(hearList([change(1), message(1)], now)).toEqual([])
  expect(hearList([change(2, page), message(3)], now)).toEqual([change(2, page), message(3)])
})

it('does not act on what a list tells when an event did', () => {
  const { hear, hearList } = hearing()
  hearList([change(1)], now)
  hear(change(2))
  hear(change(3, page))
  expect(hearList([change(3, page)], now)).toEqual([])
})

it('does not act on an event that a list came before', () => {
  const { hear, hearList } = hearing()
  hearList([], now)
  hearList([change(2)], now)
  expect(hear(change(2))).toBe(false)
})

it('takes no list that was kept on the device for what was read first', () => {
  const { hearList } = hearing()
  expect(hearList([change(-2)], openedAt - 1000)).toEqual([])
  expect(hearList([change(-1), message(1)], now)).toEqual([message(1)])
})
