import { GoTrueClient } from '@supabase/auth-js'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTestBackend, type TestBackend } from '../../../supabase/local/testing.ts'
import { AppError } from '../api/app-error'
import { followAuth } from './follow-auth'
import { type Account, createSessionStore, type SessionProblem, type SessionUser } from './session-store'

let backend: TestBackend
let person: { email: string; password: string }
beforeAll(async () => {
  backend = await startTestBackend()
  person = await backend.createUser({ role: 'client', name: 'Anna' })
}, 120_000)
afterAll(() => {
  vi.unstubAllGlobals()
  return backend.close()
})

/** Everything here ends in an answer of the backend, which takes its time on a busy machine. */
const eventually = <Result>(check: () => Result) => vi.waitFor(check, 10_000)

let stored: Map<string, string>
/** The events of a window. */
let page: EventTarget
beforeEach(() => {
  stored = new Map()
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})

const newAuth = (
  setItem = (key: string, value: string) => void stored.set(key, value),
  send: typeof fetch = fetch,
) =>
  new GoTrueClient({
    url: `${backend.url}/auth/v1`,
    headers: { apikey: backend.publishableKey },
    storageKey: 'session',
    autoRefreshToken: false,
    fetch: send,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem,
      removeItem: (key) => void stored.delete(key),
    },
  })

const toUser = (account: Account): SessionUser => ({
  id: account.id,
  email: '',
  name: 'Anna',
  role: 'client',
})

function follow(loadUser: (account: Account) => Promise<SessionUser>) {
  const auth = newAuth()
  const store = createSessionStore()
  const forgetUser = vi.fn()
  followAuth({ auth, store, loadUser, forgetUser })
  return { auth, store, forgetUser }
}

test('without a session the app starts signed out', async () => {
  const { store } = follow(async (account) => toUser(account))
  await eventually(() => expect(store.get()).toEqual({ status: 'signed-out' }))
})

test('a session that another tab renewed while this one tried to is taken over', async () => {
  const first = newAuth()
  await first.signInWithPassword(person)
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  const kept = stored.get('session')!
  stored.set('session', JSON.stringify({ ...JSON.parse(kept), expires_at: 1 }))
  const auth = newAuth(undefined, async (...asked) => {
    const answer = await fetch(...asked)
    stored.set('session', JSON.stringify({ ...JSON.parse(kept), refresh_token: 'theirs' }))
    return answer
  })
  const store = createSessionStore()
  const states: string[] = []
  store.subscribe(() => states.push(store.get().status))
  followAuth({ auth, store, loadUser: async (account) => toUser(account), forgetUser: () => {} })
  await eventually(() => expect(states).toEqual(['signed-in']))
  expect(print.mock.calls.flat().join(' ')).toContain('Refresh result discarded') // the auth client tells it
  print.mockRestore()
})

test('signing in loads the profile once, though the token is refreshed later', async () => {
  const loadUser = vi.fn(async (account: Account) => toUser(account))
  const { auth, store } = follow(loadUser)
  await auth.signInWithPassword(person)
  await eventually(() => expect(store.get().status).toBe('signed-in'))
  await auth.refreshSession()
  await auth.getSession()
  expect(loadUser).toHaveBeenCalledTimes(1)
})

test('a stored session is found again, and its profile loaded once', async () => {
  const first = follow(async (account) => toUser(account))
  await first.auth.signInWithPassword(person)
  const loadUser = vi.fn(async (account: Account) => toUser(account))
  const second = follow(loadUser)
  await eventually(() => expect(second.store.get().status).toBe('signed-in'))
  await second.auth.getSession()
  expect(loadUser).toHaveBeenCalledTimes(1)
})

test.each<[string, SessionProblem | undefined, unknown[]]>([
  ['{"access_token":', undefined, []],
  ['"words"', 'ended', [expect.any(TypeError)]],
  ['{"access_token":"a"}', 'ended', []],
  ['[]', 'ended', []],
  ['{"access_token":"x.y.z","refresh_token":"r","expires_at":4102444800}', undefined, []],
])(
  'a stored session that reads %s leads to the login, not to a crash',
  async (corrupted, problem, printed) => {
    const print = vi.spyOn(console, 'error').mockImplementation(() => {})
    stored.set('session', corrupted)
    const { store } = follow(async (account) => toUser(account))
    await eventually(() => expect(store.get()).toEqual({ status: 'signed-out', problem }))
    expect(print.mock.calls.flat()).toEqual(printed)
    print.mockRestore()
  },
)

test('a sign-out that overtakes a slow profile load wins, and the user is forgotten', async () => {
  let finish = () => {}
  const { auth, store, forgetUser } = follow(
    (account) =>
      new Promise((resolve) => {
        finish = () => resolve(toUser(account))
      }),
  )
  await auth.signInWithPassword(person)
  await auth.signOut({ scope: 'local' })
  finish()
  await eventually(() => expect(store.get()).toEqual({ status: 'signed-out' }))
  expect(forgetUser).toHaveBeenCalled()
})

test('a profile that does not load ends the sign-in and says why', async () => {
  const { auth, store } = follow(() => Promise.reject(new Error('no profile')))
  await auth.signInWithPassword(person)
  await eventually(() => expect(store.get()).toEqual({ status: 'signed-out', problem: 'profile' }))
  await eventually(async () => expect((await auth.getSession()).data.session).toBeNull())
})

test('the profile is asked for only when the session can be read, as in a tab that hears of another tab', async () => {
  const auth = newAuth((key, value) => void setTimeout(() => stored.set(key, value), 200))
  const store = createSessionStore()
  const loadUser = async (account: Account) => {
    const { data } = await auth.getSession()
    if (data.session?.user.id !== account.id) throw new Error('asked as nobody')
    return toUser(account)
  }
  followAuth({ auth, store, loadUser, forgetUser: () => {} })
  await auth.signInWithPassword(person)
  await eventually(() => expect(store.get().status).toBe('signed-in'))
})

describe('a user who was opened from this device', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
  afterEach(() => void vi.useRealTimers())

  const renamed = (account: Account): SessionUser => ({ ...toUser(account), name: 'Anna Weber' })

  /** Signs in without a network, which comes back after that. */
  async function openOffline(
    later: (account: Account) => Promise<SessionUser> = async (account) => renamed(account),
  ) {
    const loadUser = vi.fn(later)
    loadUser.mockImplementationOnce(async (account) => ({ ...toUser(account), isStandIn: true }))
    const app = follow(loadUser)
    await app.auth.signInWithPassword(person)
    await eventually(() => expect(app.store.get()).toMatchObject({ user: { name: 'Anna', isStandIn: true } }))
    app.forgetUser.mockClear()
    return { ...app, loadUser }
  }

  test.each<[string, (auth: GoTrueClient) => unknown]>([
    ['the network is back', () => page.dispatchEvent(new Event('online'))],
    ['the window is looked at', () => page.dispatchEvent(new Event('focus'))],
    ['half a minute has passed, though nothing tells of a network', () => vi.advanceTimersByTime(30_000)],
    ['the token was renewed', (auth) => auth.refreshSession()],
  ])(
    'gets the name of the profile once %s, and nothing that was read is forgotten',
    async (_when, comeBack) => {
      const { auth, store, forgetUser, loadUser } = await openOffline()
      await comeBack(auth)
      await eventually(() => expect(store.get()).toMatchObject({ user: { name: 'Anna Weber' } }))
      expect(store.get()).not.toHaveProperty('user.isStandIn')
      expect(forgetUser).not.toHaveBeenCalled()
      page.dispatchEvent(new Event('online'))
      await auth.refreshSession()
      expect(loadUser).toHaveBeenCalledTimes(2)
    },
  )

  test('stays while the backend is in trouble, and gets the name with the next chance', async () => {
    const { store, loadUser } = await openOffline()
    loadUser.mockRejectedValueOnce(new AppError('unknown', '500'))
    page.dispatchEvent(new Event('online'))
    await eventually(() => expect(loadUser).toHaveBeenCalledTimes(2))
    expect(store.get()).toMatchObject({ status: 'signed-in' })
    page.dispatchEvent(new Event('online'))
    await eventually(() => expect(store.get()).toMatchObject({ user: { name: 'Anna Weber' } }))
  })

  test('is led to the login where the session was ended meanwhile', async () => {
    const { store } = await openOffline(() => Promise.reject(new AppError('signed-out', 'ended')))
    page.dispatchEvent(new Event('online'))
    await eventually(() => expect(store.get()).toEqual({ status: 'signed-out', problem: 'ended' }))
  })
})
