import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBackend, setBackend } from '@/shared/api/backend'
import { session } from '@/shared/auth/session-store'
import { draftStore } from '@/shared/lib/draft-store'
import type { Outgoing } from '../model/outbox'
import { outboxOf } from './use-outbox'

const user = { id: 'anna', email: 'anna@example.org', name: 'Anna', role: 'client' } as const
const outgoing: Outgoing = {
  id: '1',
  client_id: user.id,
  nutritionist_id: 'elena',
  message_type: 'client',
  text: 'Private',
  startedAt: '2026-11-27T10:00:00.000Z',
}

/** The events of a window, and what its device keeps. */
let page: EventTarget
let device: Map<string, string>

beforeEach(() => {
  page = new EventTarget()
  device = new Map()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  })
  setBackend(createBackend({ url: 'http://127.0.0.1:9', key: 'nobody-answers' }))
  session.set({ status: 'signed-in', user })
})
afterEach(() => {
  session.set({ status: 'signed-out' })
  vi.unstubAllGlobals()
})

it('ends with the session: nothing is written back to the device, and the next session begins another', async () => {
  const queryClient = new QueryClient()
  const outbox = outboxOf(user.id, queryClient)
  outbox.add(outgoing)
  await vi.waitFor(() => expect(outbox.list()[0]?.state).toBe('failed'))
  outbox.retry(outgoing.id)
  session.set({ status: 'signed-out' })
  draftStore.remove(`outbox:${user.id}`)
  page.dispatchEvent(new Event('online'))
  expect([outbox.list(), device.size]).toEqual([[], 0])

  session.set({ status: 'signed-in', user })
  const next = outboxOf(user.id, new QueryClient())
  expect(next).not.toBe(outbox)
  next.add(outgoing)
  await vi.waitFor(() => expect(next.list()[0]?.state).toBe('failed'))
})

it('goes on while the same user stays', () => {
  const outbox = outboxOf(user.id, new QueryClient())
  session.set({ status: 'signed-in', user: { ...user, name: 'Anna Weber' } })
  expect(outboxOf(user.id, new QueryClient())).toBe(outbox)
})
