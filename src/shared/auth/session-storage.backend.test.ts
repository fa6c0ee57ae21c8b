import { GoTrueClient } from '@supabase/auth-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestBackend, type TestBackend } from '../../../supabase/local/testing.ts'
import { type Clock, createClock } from '../device/clock'
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

const rightClock = () => createClock(createStorage(working), () => Promise.reject(new Error('not asked')))

/** @param calls collects the paths that are asked for */
function openTab(area: () => Storage, clock: Clock = rightClock(), calls: string[] = []) {
  const storage = createSessionStorage('session', createStorage(area), clock)
  const auth = new GoTrueClient({
    url: `${backend.url}/auth/v1`,
    headers: { apikey: backend.publishableKey },
    storageKey: 'session',
    autoRefreshToken: false,
    storage,
    fetch: (input, init) => {
      calls.push(new URL(input instanceof Request ? input.url : input).pathname)
      return fetch(input, init)
    },
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

describe('the end of a session is judged by the server whose time it says', () => {
  const minutes = (count: number) => count * 60

  test.each<[string, number, number, boolean]>([
    ['right, in time', 0, 50, false],
    ['right, too late', 0, -5, true],
    ['61 minutes ahead, in time', 61, 50, false],
    ['61 minutes ahead, about to end', 61, 1, true],
    ['61 minutes ahead, too late', 61, -5, true],
    ['61 minutes behind, in time', -61, 50, false],
    ['61 minutes behind, too late', -61, -5, true],
  ])('by a device that is %s', async (_case, aheadMinutes, leftMinutes, isRenewed) => {
    await openTab(working).auth.signInWithPassword(person)
    const clock = rightClock()
    const serverSeconds = Math.round(Date.now() / 1000) - minutes(aheadMinutes)
    clock.learn(serverSeconds * 1000)
    const session = JSON.parse(stored.get('session')!)
    stored.set('session', JSON.stringify({ ...session, expires_at: serverSeconds + minutes(leftMinutes) }))

    const calls: string[] = []
    const { auth } = openTab(working, clock, calls)
    const { data } = await auth.getSession()
    expect(data.session?.user.email).toBe(person.email)
    expect(calls.filter((path) => path === '/auth/v1/token')).toHaveLength(isRenewed ? 1 : 0)
  })

  test('and lies on the device in the time of the server, however often it is written', async () => {
    const clock = rightClock()
    const { auth } = openTab(working, clock)
    await auth.signInWithPassword(person)
    clock.learn(Date.now() - minutes(-61) * 1000)
    await auth.updateUser({ data: { name: 'Anna Weber' } })
    await auth.updateUser({ data: { name: 'Anna' } })
    const kept = JSON.parse(stored.get('session')!)
    const [, claims = ''] = kept.access_token.split('.')
    expect(kept.expires_at).toBe(JSON.parse(Buffer.from(claims, 'base64url').toString()).exp)
  })

  test('a token that has just come tells a device how wrong it is', async () => {
    const clock = rightClock()
    clock.learn(Date.now() - minutes(61) * 1000)
    await openTab(working, clock).auth.signInWithPassword(person)
    expect(clock.isOff()).toBe(false)
  })
})
