import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestBackend, type TestBackend, type TestUser } from '../../../supabase/local/testing.ts'
import { clock } from '../device/clock'
import { type Backend, createBackend, db, setBackend } from './backend'
import { run } from './run'

let backend: TestBackend
let person: TestUser
beforeAll(async () => {
  backend = await startTestBackend()
  person = await backend.createUser({ role: 'client', name: 'Anna' })
}, 120_000)
afterAll(() => {
  vi.unstubAllGlobals()
  return backend.close()
})

let stored: Map<string, string>
let app: Backend
beforeEach(async () => {
  vi.unstubAllGlobals()
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  app = createBackend({ url: backend.url, key: backend.publishableKey })
  setBackend(app)
  await app.auth.signInWithPassword(person)
})

const ownProfile = () => db().from('profiles').select('name').eq('id', person.id)

/** Changes the session as it lies on the device. */
function changeStored(change: object): void {
  const key = [...stored.keys()].find((name) => name.endsWith('-auth-token'))!
  stored.set(key, JSON.stringify({ ...JSON.parse(stored.get(key)!), ...change }))
}

test('a device that takes a token for good that has expired renews it and asks again', async () => {
  clock.learn(Date.now() - 61 * 60_000) // as before the clock was set right
  changeStored({ access_token: 'an.expired.token', expires_at: Math.round(Date.now() / 1000) - 300 })
  expect(await run(ownProfile())).toEqual([{ name: 'Anna' }])
  expect(clock.isOff()).toBe(false)
})

test('a token that is refused though it has not expired is told', async () => {
  changeStored({ access_token: 'a.forged.token' })
  await expect(run(ownProfile())).rejects.toMatchObject({ code: 'signed-out' })
})

test('a token that is long in coming holds nobody who has waited for long enough', async () => {
  vi.spyOn(app.auth, 'getSession').mockReturnValue(new Promise(() => {}))
  const waiting = new AbortController()
  const read = run(ownProfile(), waiting.signal)
  waiting.abort()
  await expect(read).rejects.toMatchObject({ name: 'AppError' })
})

test('a device that calls itself offline and is not gets a token that is good', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  changeStored({ access_token: 'an.expired.token', expires_at: 1 })
  expect(await run(ownProfile())).toEqual([{ name: 'Anna' }])
  vi.stubGlobal('navigator', undefined)
})
