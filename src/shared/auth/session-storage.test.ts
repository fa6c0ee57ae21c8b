import { GoTrueClient } from '@supabase/auth-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../../../supabase/local/testing.ts'
import { createStorage } from '../device/storage'
import { createSessionStorage } from './session-storage'

let backend: TestBackend
let person: { email: string; password: string }
beforeAll(async () => {
  backend = await startTestBackend()
  person = await backend.createUser({ role: 'client', name: 'Anna' })
}, 120_000)
afterAll(() => backend.close())

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
})

const readOnly = () =>
  ({
    getItem: (key: string) => stored.get(key) ?? null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: (key: string) => void stored.delete(key),
  }) as unknown as Storage
const working = () =>
  Object.assign(readOnly(), { setItem: (key: string, value: string) => void stored.set(key, value) })
const forbidden = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

function openTab(area: () => Storage) {
  const storage = createSessionStorage('session', createStorage(area))
  const auth = new GoTrueClient({
    url: `${backend.url}/auth/v1`,
    headers: { apikey: backend.publishableKey },
    storageKey: 'session',
    autoRefreshToken: false,
    storage,
  })
  return { auth, storage }
}

describe.each<[string, () => Storage]>([
  ['keeps everything', working],
  ['is full', readOnly],
  ['forbids to keep anything', forbidden],
])('a browser that %s', (_case, area) => {
  test('can be signed in with, renews the session and lets go of it', async () => {
    const { auth, storage } = openTab(area)
    const { data } = await auth.signInWithPassword(person)
    expect(storage.read()?.user.email).toBe(person.email)
    const renewed = await auth.refreshSession()
    expect(renewed.data.session?.refresh_token).not.toBe(data.session?.refresh_token)
    const { data: now } = await auth.getSession()
    expect(now.session?.refresh_token).toBe(renewed.data.session?.refresh_token)
    expect((await auth.signOut({ scope: 'local' })).error).toBeNull()
    expect([(await auth.getSession()).data.session, storage.read()]).toEqual([null, undefined])
  })
})

test('a session that was kept is read in a browser that is full since then', async () => {
  await openTab(working).auth.signInWithPassword(person)
  const { auth, storage } = openTab(readOnly)
  expect((await auth.getSession()).data.session?.user.email).toBe(person.email)
  await auth.signOut({ scope: 'local' })
  expect([storage.read(), openTab(working).storage.read()]).toEqual([undefined, undefined])
})
