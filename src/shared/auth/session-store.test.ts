import { expect, test } from 'vitest'
import { createSessionStore } from './session-store'

const user = { id: 'anna', email: 'anna@example.org', name: 'Anna', role: 'client' } as const

test('an erased account stays at its farewell whatever the backend refuses, until the user leaves', () => {
  const store = createSessionStore({ status: 'signed-in', user })
  store.holdFarewell(true)
  store.set({ status: 'signed-out', problem: 'ended' })
  expect(store.get().status).toBe('signed-in')
  store.set({ status: 'signed-out' })
  expect(store.get()).toEqual({ status: 'signed-out' })
})

test('a session that ends is told, and the next one may end as well', () => {
  const store = createSessionStore({ status: 'signed-in', user })
  store.set({ status: 'signed-out', problem: 'ended' })
  expect(store.get()).toEqual({ status: 'signed-out', problem: 'ended' })
})
