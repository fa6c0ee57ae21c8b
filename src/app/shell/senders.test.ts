import { expect, test } from 'vitest'
import type { EntryStore } from '@/shared/log/entry-store'
import { senders } from './senders'

const stores = import.meta.glob<Record<string, EntryStore<never>>>('/src/entities/*/store.ts', {
  eager: true,
})

test('what waits on the device has a sender, whatever log it is of', () => {
  const names = Object.values(stores).flatMap((file) => Object.values(file).map(({ name }) => name))
  expect([...names, 'message'].toSorted()).toEqual(Object.keys(senders).toSorted())
})
