import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import test from 'node:test'
import type { FunctionEnv, Handler } from './http.ts'

/** A request as a test server received it. */
export type Received = {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  body: string
}

/** What a test server does with a request: answers, stays silent, stops in the middle or drops the connection. */
export type Behaviour = Response | 'silence' | 'half' | 'reset'

/** A local HTTP server of a test. */
export type TestServer = { url: string; received: Received[]; close: () => Promise<void> }

async function receive(request: IncomingMessage): Promise<Received> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) chunks.push(chunk as Uint8Array)
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://test')
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    headers: new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
    body: new TextDecoder().decode(Buffer.concat(chunks)),
  }
}

async function behave(behaviour: Behaviour, response: ServerResponse): Promise<void> {
  if (behaviour === 'silence') return
  if (behaviour === 'half') {
    response.writeHead(200).write('{')
    return
  }
  if (behaviour === 'reset') {
    response.destroy()
    return
  }
  response.writeHead(behaviour.status, Object.fromEntries(behaviour.headers))
  response.end(new Uint8Array(await behaviour.arrayBuffer()))
}

/**
 * Starts a server on a free port of the loopback address.
 *
 * @param script decides on each request, by what it is and how many came before
 */
export async function startServer(
  script: (request: Received, count: number) => Behaviour,
): Promise<TestServer> {
  const received: Received[] = []
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const heard = await receive(request)
    received.push(heard)
    await behave(script(heard, received.length), response)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { url: `http://127.0.0.1:${port}`, received, close }
}

/** The people of the tests. */
export const people = {
  client: 'c0000000-0000-4000-8000-000000000001',
  nutritionist: 'a0000000-0000-4000-8000-000000000002',
  stranger: 'b0000000-0000-4000-8000-000000000003',
  guest: 'd0000000-0000-4000-8000-000000000004',
} as const

export type Person = keyof typeof people

export const publicKey = 'sb_publishable_test'

/** The access token that the test backend accepts for a person. */
export const tokenOf = (person: Person) => `test.${person}.signature`

/** A whole Supabase project as far as the functions see it: Auth as it is, the database as a test scripts it. */
export type BackendScript = {
  auth?: (request: Received) => Behaviour
  rest?: (request: Received, count: number) => Behaviour
}

function answerAuth({ headers }: Received): Behaviour {
  const person = (Object.keys(people) as Person[]).find(
    (name) => headers.get('authorization') === `Bearer ${tokenOf(name)}`,
  )
  if (headers.get('apikey') !== publicKey)
    return Response.json({ message: 'Invalid API key' }, { status: 401 })
  if (!person) return Response.json({ code: 403, error_code: 'bad_jwt' }, { status: 403 })
  return Response.json({ id: people[person], role: 'authenticated', is_anonymous: person === 'guest' })
}

/** What a test says of its request; everything else is as the app sends it. */
export type Sent = {
  body?: unknown
  raw?: BodyInit
  method?: string
  as?: Person
  headers?: Record<string, string>
  signal?: AbortSignal
}

type Answer = { status: number; headers: Headers; body: Record<string, unknown> }

/** What a scenario is given: `send` calls the function, `rest` and `auth` list what the backend received. */
export type Scene = {
  send: (sent: Sent) => Promise<Answer>
  rest: () => Received[]
  auth: () => Received[]
  logged: () => string[]
  server: (script: (request: Received, count: number) => Behaviour) => Promise<TestServer>
  env: Record<string, string>
}

const consoleMethods = ['debug', 'error', 'info', 'log', 'warn'] as const

/** Collects what is logged, until `restore`. */
function watchConsole() {
  const lines: string[] = []
  const originals = consoleMethods.map((method) => [method, console[method]] as const)
  for (const method of consoleMethods) console[method] = (...values) => void lines.push(values.join(' '))
  return { lines, restore: () => Object.assign(console, Object.fromEntries(originals)) }
}

/** What is nobody's business in a log: tokens, keys, and photos, which all begin alike in base64. */
const unloggable = [
  ...(Object.keys(people) as Person[]).map(tokenOf),
  publicKey,
  'vision-key',
  'mail-key',
  '/9j/',
]

function requestOf({ body, raw, method = 'POST', as, headers, signal }: Sent): Request {
  const signedIn: Record<string, string> = as ? { authorization: `Bearer ${tokenOf(as)}` } : {}
  const init: RequestInit & { duplex: 'half' } = {
    duplex: 'half',
    method,
    headers: { apikey: publicKey, 'content-type': 'application/json', ...signedIn, ...headers },
    body: method === 'POST' ? (raw ?? JSON.stringify(body)) : undefined,
    signal,
  }
  return new Request('http://functions.test/functions/v1/name', init)
}

/**
 * Registers a test that calls a handler against local servers, which end with it. It fails when a secret was logged.
 *
 * @param name what the caller of the function sees
 * @param handle handler under test
 * @param backend scripts of Auth and the database
 * @param play the test
 */
export function scenario(
  name: string,
  handle: Handler,
  backend: BackendScript,
  play: (scene: Scene) => Promise<void>,
): void {
  void test(name, async () => {
    const servers: TestServer[] = []
    const { lines, restore } = watchConsole()
    const server: Scene['server'] = async (script) => {
      const started = await startServer(script)
      servers.push(started)
      return started
    }
    try {
      let restCount = 0
      const { url, received } = await server((request) => {
        if (request.path === '/auth/v1/user') return (backend.auth ?? answerAuth)(request)
        restCount += 1
        return (
          backend.rest?.(request, restCount) ?? Response.json({ message: 'not scripted' }, { status: 500 })
        )
      })
      const settings: Record<string, string> = { SUPABASE_URL: url, SUPABASE_ANON_KEY: publicKey }
      const env: FunctionEnv = { get: (setting) => settings[setting] }
      await play({
        env: settings,
        server,
        logged: () => lines,
        rest: () => received.filter(({ path }) => path.startsWith('/rest/')),
        auth: () => received.filter(({ path }) => path.startsWith('/auth/')),
        send: async (sent) => {
          const response = await handle(requestOf(sent), env)
          const text = await response.text()
          return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} }
        },
      })
      for (const secret of unloggable) assert.ok(!lines.some((line) => line.includes(secret)))
    } finally {
      restore()
      await Promise.all(servers.map(({ close }) => close()))
    }
  })
}
