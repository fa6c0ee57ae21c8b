import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import WebSocket, { WebSocketServer } from 'ws'
import { decode, encode, type Message } from '../../../supabase/local/realtime/protocol.ts'
import { createBackend, setBackend } from './backend'
import type { LiveState } from './live-state'
import { type WatchCause, watchTables } from './watch-tables'

/** What the live service does at a time. */
type Service = 'answers' | 'refuses sockets' | 'says nothing' | 'refuses channels' | 'cannot listen'

let service: Service
let http: Server
let sockets: WebSocketServer
let stop: () => void
let states: LiveState[]
let causes: WatchCause[]
/** Ends what `onChange` waits for. */
let caughtUp: () => Promise<void>
let look: DocumentVisibilityState

const realTimeout = setTimeout
/** Lets what is on the wire arrive, while the time of the product stands still. */
const arrive = () => new Promise((resolve) => realTimeout(resolve, 2))

/** Lets so much time pass, in ms. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 250) {
    await vi.advanceTimersByTimeAsync(250)
    await arrive()
  }
}

/** Lets time pass until something holds. */
async function until(check: () => boolean): Promise<void> {
  for (let step = 0; step < 400; step += 1) {
    if (check()) return
    await pass(250)
  }
  throw new Error(`never: ${String(check)}; told ${JSON.stringify({ states, causes })}`)
}

function answer({ topic, event, ref, joinRef, payload }: Message, send: (message: Message) => void) {
  if (service === 'says nothing') return
  const reply = (status: string, response: unknown) =>
    send({ topic, ref, joinRef, event: 'phx_reply', payload: { status, response } })
  if (event !== 'phx_join') return reply('ok', {})
  if (service === 'refuses channels') return reply('error', { reason: 'not today' })
  const { config } = payload as { config: { postgres_changes: object[] } }
  reply('ok', { postgres_changes: config.postgres_changes.map((wanted, id) => ({ id, ...wanted })) })
  if (service === 'cannot listen')
    send({ topic, joinRef, event: 'system', payload: { status: 'error', extension: 'postgres_changes' } })
}

/** Sends a message of the service to every channel that was joined. */
function sendToAll(event: string, payload: unknown): void {
  for (const socket of sockets.clients)
    for (const topic of joined) socket.send(encode({ topic, event, payload }, 'array'))
}
let joined: Set<string>

beforeEach(async () => {
  service = 'answers'
  states = []
  causes = []
  joined = new Set()
  look = 'visible'
  caughtUp = () => Promise.resolve()
  sockets = new WebSocketServer({ noServer: true })
  sockets.on('connection', (socket) =>
    socket.on('message', (data: Buffer) => {
      const message = decode(data.toString())?.message
      if (!message) return
      if (message.event === 'phx_join') joined.add(message.topic)
      answer(message, (reply) => socket.send(encode(reply, 'array')))
    }),
  )
  http = createServer().on('upgrade', (request, socket, head) => {
    if (service === 'refuses sockets') socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n')
    else sockets.handleUpgrade(request, socket, head, (ws) => sockets.emit('connection', ws))
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  vi.stubGlobal('WebSocket', WebSocket)
  vi.stubGlobal('document', {
    get visibilityState() {
      return look
    },
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const { port } = http.address() as AddressInfo
  setBackend(createBackend({ url: `http://127.0.0.1:${port}`, key: 'key' }))
})

afterEach(async () => {
  stop()
  await pass(500)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setBackend(undefined)
  for (const socket of sockets.clients) socket.terminate()
  http.closeAllConnections()
  await new Promise((resolve) => http.close(resolve))
})

function watch(): void {
  stop = watchTables({
    topic: 'chat',
    watches: [{ table: 'feedback', filter: 'client_id=eq.1' }],
    onChange: (cause) => {
      causes.push(cause)
      return caughtUp()
    },
    onState: (state) => states.push(state),
  })
}

/** Watches until the connection stands. */
async function watchLive(): Promise<void> {
  watch()
  await until(() => states.includes('live'))
  expect([states, causes]).toEqual([['live'], ['start']])
}

it.each<Service>(['refuses sockets', 'says nothing', 'refuses channels', 'cannot listen'])(
  'a service that %s is down: it is asked at once and every 20 s, until it answers and what was missed is read',
  async (trouble) => {
    service = trouble
    watch()
    await until(() => states.at(-1) === 'down')
    await pass(41_000)
    expect(causes.filter((cause) => cause === 'poll').length).toBe(3)
    let finish = () => {}
    caughtUp = () => new Promise((resolve) => (finish = resolve))
    causes = []
    service = 'answers'
    for (const socket of sockets.clients) socket.terminate()
    await until(() => causes.includes('start') || causes.includes('reconnection'))
    expect(states.at(-1)).toBe('down')
    finish()
    await until(() => states.at(-1) === 'live')
    causes = []
    await pass(30_000)
    expect(causes).toEqual([])
  },
)

it.each<[string, () => void]>([
  [
    'the socket is cut',
    () => {
      for (const socket of sockets.clients) socket.terminate()
    },
  ],
  ['the service closes the channel, whose token has expired', () => sendToAll('phx_close', {})],
])('is live again without a word where %s for a moment', async (_name, cut) => {
  await watchLive()
  cut()
  await until(() => causes.includes('reconnection'))
  await pass(10_000)
  expect(states).toEqual(['live'])
})

it('is down where a connection that stood falls silent', async () => {
  await watchLive()
  service = 'says nothing'
  await until(() => states.at(-1) === 'down')
  expect(states).toEqual(['live', 'down'])
})

it('is live again where the service says that it listens after all', async () => {
  service = 'cannot listen'
  watch()
  await until(() => states.at(-1) === 'down')
  causes = []
  sendToAll('system', { status: 'ok', extension: 'postgres_changes' })
  await until(() => states.at(-1) === 'live')
  expect(causes).toEqual(['reconnection'])
})

it('is down where the socket is cut and refused from then on', async () => {
  await watchLive()
  service = 'refuses sockets'
  for (const socket of sockets.clients) socket.terminate()
  await pass(4000)
  expect(states).toEqual(['live'])
  await until(() => states.at(-1) === 'down')
})

it('asks for nothing while nobody looks, and again once somebody does', async () => {
  service = 'refuses sockets'
  look = 'hidden'
  watch()
  await pass(60_000)
  expect(causes).toEqual([])
  look = 'visible'
  await pass(21_000)
  expect(causes).toEqual(['poll'])
})

it('asks for nothing while the device says that it has no network', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  service = 'refuses sockets'
  watch()
  await pass(60_000)
  expect(causes).toEqual([])
})

it('asks one question at a time', async () => {
  service = 'refuses sockets'
  caughtUp = () => new Promise(() => {})
  watch()
  await pass(80_000)
  expect(causes).toEqual(['poll'])
})

it('says nothing more once nobody watches', async () => {
  service = 'refuses sockets'
  watch()
  stop()
  await pass(30_000)
  expect([states, causes]).toEqual([[], []])
})
