import { createClient, type SupabaseClient, type WebSocketLikeConstructor } from '@supabase/supabase-js'
import WebSocket from 'ws'
import { randomUUID } from 'node:crypto'
import { type Backend, type BackendOptions, startBackend } from './backend.ts'
import { listen, toNodeHandler } from './http-server.ts'

export interface TestBackend extends Backend {
  /** Where the backend answers over HTTP. */
  url: string
  /** Signs a new person up through the API. */
  createUser(person?: NewUser): Promise<TestUser>
  /** Makes a client of supabase-js that speaks for nobody. */
  createAnonymous(): SupabaseClient
}

export interface NewUser {
  role?: 'client' | 'nutritionist'
  name?: string
  /** Further sign-up data, as the app sends it. */
  data?: Record<string, unknown>
}

export interface TestUser {
  id: string
  name: string
  email: string
  password: string
  accessToken: string
  /** Speaks for this person; keeps its session in memory and does not renew it. */
  client: SupabaseClient
}

// Lite hashes passwords as slowly as a hosted project unless it is told otherwise.
const cheapestHash = '4'

/**
 * Starts a backend for tests, in memory and empty unless the options say otherwise, on a free port.
 *
 * @param options anything that differs
 */
export async function startTestBackend(options: Partial<BackendOptions> = {}): Promise<TestBackend> {
  process.env['LITE_AUTH_BCRYPT_COST'] ??= cheapestHash
  const server = await listen({ port: 0 })
  const backend = await startBackend({
    data: 'memory',
    seed: 'none',
    siteUrl: 'http://localhost:5173',
    apiUrl: server.url,
    log: () => undefined,
    ...options,
  })
  server.serve(toNodeHandler(backend.fetch), backend.handleUpgrade)
  const createAnonymous = () => clientOf(server.url, backend.publishableKey)
  return {
    ...backend,
    url: server.url,
    createAnonymous,
    createUser: (person) => signUp(createAnonymous(), person),
    async close() {
      await server.close()
      await backend.close()
    },
  }
}

/**
 * Signs a new person up, with an address that nobody else has.
 *
 * @param client speaks for nobody yet, and for this person afterwards
 * @throws Error when the sign-up is refused
 */
export async function signUp(client: SupabaseClient, person: NewUser = {}): Promise<TestUser> {
  const { role = 'client', name = 'Test Person', data } = person
  const email = `${role}-${randomUUID()}@example.com`
  const password = 'correct horse battery'
  const reply = await client.auth.signUp({ email, password, options: { data: { ...data, role, name } } })
  if (reply.error) throw reply.error
  const { session, user } = reply.data
  if (!session || !user) throw new Error('The sign-up waits for a confirmed address')
  return { id: user.id, name, email, password, accessToken: session.access_token, client }
}

/** Makes a client of supabase-js that keeps nothing and renews nothing, for tests. */
export function clientOf(url: string, key: string): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: WebSocket as unknown as WebSocketLikeConstructor },
  })
}
