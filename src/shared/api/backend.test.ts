import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startTestBackend, type TestBackend } from '../../../supabase/local/testing.ts'
import { createBackend, storageKeyOf } from './backend'

let server: TestBackend
beforeAll(async () => {
  server = await startTestBackend()
}, 120_000)
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  return server.close()
})

it('renews its token in a browser that wrongly says that it has no network', async () => {
  const { email, password, id } = await server.createUser()
  const { rest, auth } = createBackend({ url: server.url, key: server.publishableKey })
  const { data } = await auth.signInWithPassword({ email, password })
  await auth.stopAutoRefresh()
  const stored = new Map([[storageKeyOf(server.url), JSON.stringify(data.session)]])
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null })
  vi.stubGlobal('navigator', { onLine: false })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60 * 60_000 }) // the token has expired
  expect((await rest.from('profiles').select('id').eq('id', id)).data).toEqual([{ id }])
})
