import { expect, test } from 'vitest'
import { makeClient } from '@/shared/testing/make-client'
import { type ClientOrder, isClientOrder } from './client-order'
import { findClients, sortClients } from './sort-clients'

const at = { now: Date.parse('2026-11-28T12:00:00Z'), locale: 'ru' }
const clients = [
  makeClient({ name: 'Ёлка', email: 'Yolka@Example.com', last_activity: null, last_entry_day: '2026-11-01' }),
  makeClient({
    name: 'Жанна',
    email: 'zh@example.com',
    last_activity: '2026-11-28T08:00:00Z',
    target_weight: null,
  }),
  makeClient({
    name: 'Дина',
    email: 'dina@example.org',
    last_activity: '2026-11-28T09:00:00Z',
    latest_weight: 65,
  }),
]
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

test.each<[ClientOrder, string[]]>([
  ['newest', ['Ёлка', 'Жанна', 'Дина']],
  ['attention', ['Ёлка', 'Жанна', 'Дина']],
  ['name', ['Дина', 'Ёлка', 'Жанна']],
  ['activity', ['Дина', 'Жанна', 'Ёлка']],
  ['progress', ['Дина', 'Ёлка', 'Жанна']],
])('sorted by %s', (order, expected) => {
  expect(names(sortClients(clients, order, at))).toEqual(expected)
})

test('who needs attention moves to the front', () => {
  expect(names(sortClients(clients.toReversed(), 'attention', at))).toEqual(['Ёлка', 'Дина', 'Жанна'])
})

test.each([
  ['', ['Ёлка', 'Жанна', 'Дина']],
  ['ЁЛ', ['Ёлка']],
  ['елка', ['Ёлка']],
  ['  EXAMPLE.COM ', ['Ёлка', 'Жанна']],
  ['dina@', ['Дина']],
  ['nobody', []],
])('“%s” finds by name or address, in any case', (query, expected) => {
  expect(names(findClients(clients, query))).toEqual(expected)
})

test('an address may name any order, and only ours count', () => {
  expect([isClientOrder('name'), isClientOrder('price'), isClientOrder(7)]).toEqual([true, false, false])
})
