import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { userOfAccount } from '@/entities/profile/session-user'
import { type Backend, createBackend, db, setBackend } from '@/shared/api/backend'
import { run } from '@/shared/api/run'
import { followAuth } from '@/shared/auth/follow-auth'
import { session } from '@/shared/auth/session-store'
import { startTestBackend, type TestBackend, type TestUser } from '../../../../supabase/local/testing.ts'
import { type NewAccount, signUp } from './sign-up'

let backend: TestBackend
let coach: TestUser
let app: Backend
beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'http://localhost:5173' })
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  backend = await startTestBackend()
  coach = await backend.createUser({ role: 'nutritionist' })
}, 120_000)
afterAll(() => backend.close())
beforeEach(() => {
  app = createBackend({ url: backend.url, key: backend.publishableKey })
  setBackend(app)
  return followAuth({
    auth: app.auth,
    store: session,
    loadUser: async (known) => userOfAccount(known),
    forgetUser: () => {},
  })
})

const account = (choice: Pick<NewAccount, 'nutritionistId'>): NewAccount => ({
  name: 'Anna',
  email: `${crypto.randomUUID()}@example.com`,
  password: 'correct horse',
  role: 'client',
  ...choice,
})

test('the request to the chosen nutritionist goes out with the registration', async () => {
  expect(await signUp(account({ nutritionistId: coach.id }))).toBe('entered')
  const { data } = await coach.client.from('connection_requests').select('status')
  expect(data).toEqual([{ status: 'pending' }])
})

test('a nutritionist who has left meanwhile costs the request, not the account', async () => {
  expect(await signUp(account({ nutritionistId: crypto.randomUUID() }))).toBe('enteredAlone')
})

test('a registration succeeds in a tab whose last session ended with a problem', async () => {
  session.set({ status: 'signed-out', problem: 'ended' })
  expect(await signUp(account({}))).toBe('entered')
})

test('a client who chose nobody has asked nobody', async () => {
  expect(await signUp(account({}))).toBe('entered')
})

test('what a device says of a zone that it cannot name is not sent: the profile says UTC', async () => {
  const options = Intl.DateTimeFormat().resolvedOptions()
  const saying = vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone: 'Etc/Unknown' })
  expect(await signUp(account({}))).toBe('entered')
  saying.mockRestore()
  const { data } = await app.auth.getSession()
  expect(data.session?.user.user_metadata).not.toHaveProperty('timezone')
  const profiles = await run(db().from('profiles').select('timezone').eq('id', data.session!.user.id))
  expect(profiles).toEqual([{ timezone: 'UTC' }])
})
