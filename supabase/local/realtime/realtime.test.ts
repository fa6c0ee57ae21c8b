import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RealtimeClient, type RealtimeClientOptions } from '@supabase/realtime-js'
import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import WebSocket from 'ws'
import type { Keys } from '../keys.ts'
import { startTestBackend, type TestBackend, type TestUser } from '../testing.ts'

interface Heard {
  eventType: string
  table: string
  new: Record<string, unknown>
  old: Record<string, unknown>
}

interface Wish {
  event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE'
  filter?: string
}

let backend: TestBackend
let keys: Keys
let anna: TestUser
let elena: TestUser
let stranger: TestUser
const sockets: RealtimeClient[] = []

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'realtime-'))
  backend = await startTestBackend({ data: { folder } })
  keys = JSON.parse(await readFile(join(folder, 'keys.json'), 'utf8')) as Keys
})

afterAll(() => backend.close())

beforeEach(async () => {
  anna = await backend.createUser({ name: 'Anna' })
  stranger = await backend.createUser({ name: 'Stranger' })
  elena = await backend.createUser({ role: 'nutritionist', name: 'Elena' })
  await backend.sql(
    'insert into public.client_nutritionist_relationships (client_id, nutritionist_id) values ($1, $2)',
    [anna.id, elena.id],
  )
})

afterEach(async () => {
  await Promise.all(sockets.splice(0).map((socket) => socket.disconnect()))
})

test.each(['1.0.0', '2.0.0'])(
  'in protocol %s both sides of a pair hear of a message at once',
  async (vsn) => {
    const client = await listen(anna, [{ event: 'INSERT', filter: `client_id=eq.${anna.id}` }], { vsn })
    const coach = await listen(elena, [{ event: 'INSERT' }], { vsn })
    const other = await listen(stranger, [{ event: '*' }], { vsn })

    const id = await send(anna, 'Hello')

    const told = expect.objectContaining({
      eventType: 'INSERT',
      table: 'feedback',
      new: expect.objectContaining({ id, message: 'Hello', client_id: anna.id }),
    })
    await vi.waitFor(() => expect(client.heard).toEqual([told]))
    await vi.waitFor(() => expect(coach.heard).toEqual([told]))
    expect(other.heard).toEqual([])
  },
)

test('a filter leaves out the rows of other people', async () => {
  const another = await backend.createUser()
  await backend.sql(
    'insert into public.client_nutritionist_relationships (client_id, nutritionist_id) values ($1, $2)',
    [another.id, elena.id],
  )
  const one = await listen(elena, [{ event: '*', filter: `client_id=eq.${anna.id}` }])
  const both = await listen(elena, [{ event: '*', filter: `client_id=in.(${anna.id},${another.id})` }])

  await send(another, 'From another')
  await send(anna, 'From Anna')

  await vi.waitFor(() => expect(both.texts()).toEqual(['From another', 'From Anna']))
  await vi.waitFor(() => expect(one.texts()).toEqual(['From Anna']))
})

test('a channel with two wishes is told once, for the wish that it concerns', async () => {
  const inserts: Heard[] = []
  const updates: Heard[] = []
  const socket = connect(anna)
  await subscribe(
    socket
      .channel('two')
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'feedback' }, (heard) =>
        inserts.push(heard),
      )
      .on('postgres_changes', { event: 'UPDATE', schema: 'public', table: 'feedback' }, (heard) =>
        updates.push(heard),
      ),
  )

  const id = await send(elena, 'Read me')
  await backend.sql('update public.feedback set read_at = now() where id = $1', [id])

  await vi.waitFor(() => expect(updates).toHaveLength(1))
  expect(inserts).toHaveLength(1)
  expect(updates[0]).toMatchObject({ new: { id, message: 'Read me' }, old: { id } })
})

test('a deleted row reaches those without a filter, by its primary key alone', async () => {
  const id = await send(anna, 'Soon gone')
  const open = await listen(anna, [{ event: 'DELETE' }])
  const filtered = await listen(anna, [{ event: '*', filter: `client_id=eq.${anna.id}` }])

  await backend.sql('delete from public.feedback where id = $1', [id])
  await send(anna, 'Afterwards')

  await vi.waitFor(() => expect(filtered.texts()).toEqual(['Afterwards']))
  expect(open.heard).toEqual([expect.objectContaining({ eventType: 'DELETE', old: { id }, new: {} })])
})

test('a change that is rolled back is not told', async () => {
  const client = await listen(anna, [{ event: 'INSERT' }])

  await backend
    .sql(
      `with told as (
         insert into public.feedback (client_id, nutritionist_id, message, message_type)
         values ($1, $2, 'Never', 'client') returning id
       ) select 1 / (count(*) - 1) from told`,
      [anna.id, elena.id],
    )
    .catch(() => undefined)
  await send(anna, 'But this')

  await vi.waitFor(() => expect(client.texts()).toEqual(['But this']))
})

test('one person in two tabs costs one read of the row', async () => {
  const socket = connect(anna)
  const tabs = await Promise.all(
    ['one', 'two'].map((topic) => listenOn(socket, topic, [{ event: 'INSERT' }])),
  )
  await backend.sql('create sequence public.reads')
  await backend.sql(`select setval('public.reads', 100)`)
  await backend.sql('grant usage on sequence public.reads to authenticated')
  await backend.sql(
    `create policy count_reads on public.feedback as restrictive for select to authenticated
     using (nextval('public.reads') > 0)`,
  )

  await backend.sql(
    `insert into public.feedback (client_id, nutritionist_id, message, message_type) values ($1, $2, 'Once', 'client')`,
    [anna.id, elena.id],
  )

  await vi.waitFor(() => expect(tabs.map((tab) => tab.texts())).toEqual([['Once'], ['Once']]))
  const [reads] = await backend.sql<{ last_value: number }>('select last_value from public.reads')
  await backend.sql('drop policy count_reads on public.feedback')
  expect(reads?.last_value).toBe(101)
})

test('who has signed out hears nothing more', async () => {
  const client = await listen(anna, [{ event: 'INSERT' }])
  const coach = await listen(elena, [{ event: 'INSERT' }])

  await anna.client.auth.signOut()
  await send(elena, 'Anybody there?')

  await vi.waitFor(() => expect(coach.texts()).toEqual(['Anybody there?']))
  expect(client.heard).toEqual([])
})

test('a renewed token changes who listens', async () => {
  const socket = connect(anna)
  const listener = await listenOn(socket, 'renewed', [{ event: 'INSERT' }])

  await socket.setAuth(stranger.accessToken)
  await listenOn(socket, 'after the token', [{ event: 'INSERT' }])
  const coach = await listen(elena, [{ event: 'INSERT' }])
  await send(anna, 'For Elena')

  await vi.waitFor(() => expect(coach.texts()).toEqual(['For Elena']))
  expect(listener.heard).toEqual([])
})

test('a token that expires ends what is told', async () => {
  const socket = connect({ accessToken: await tokenFor(anna.id, 2) })
  const states: string[] = []
  const channel = socket
    .channel('expiring')
    .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'feedback' }, () => undefined)
  await new Promise<void>((resolve) => {
    channel.subscribe((state) => {
      states.push(state)
      if (state === 'SUBSCRIBED') resolve()
    })
  })

  await vi.waitFor(() => expect(states.at(-1)).toBe('CLOSED'), { timeout: 5000 })
})

test.each([
  [
    'a forged token',
    async () =>
      new SignJWT({ role: 'service_role' }).setProtectedHeader({ alg: 'HS256' }).sign(new Uint8Array(32)),
  ],
  ['an expired token', () => tokenFor(anna.id, -10)],
])('%s cannot join', async (_name, makeToken) => {
  const socket = connect({ accessToken: await makeToken() })

  const refused = subscribe(
    socket
      .channel('refused')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'feedback' }, () => undefined),
  )

  await expect(refused).rejects.toThrow('InvalidJWTToken')
})

test.each([
  ['a table that is not published', { table: 'food_entries' }],
  ['a table that does not exist', { table: 'nothing' }],
  ['a filter on an unknown column', { table: 'feedback', filter: 'password=eq.1' }],
  ['an operator that is not on offer', { table: 'feedback', filter: 'message=like.%' }],
])('%s is refused', async (_name, wanted) => {
  const socket = connect(anna)

  const refused = subscribe(
    socket
      .channel('refused')
      .on('postgres_changes', { event: '*', schema: 'public', ...wanted }, () => undefined),
  )

  await expect(refused).rejects.toThrow('Unable to subscribe')
})

test('nobody in particular may join and hears of no row', async () => {
  const visitor = connect({ accessToken: backend.publishableKey })

  await expect(
    subscribe(
      visitor
        .channel('visitor')
        .on('postgres_changes', { event: '*', schema: 'public', table: 'feedback' }, () => undefined),
    ),
  ).resolves.toBeUndefined()
})

test('presence and broadcast are accepted and left alone', async () => {
  const socket = connect(anna)
  const channel = socket.channel('room', { config: { broadcast: { self: true, ack: false } } })
  channel.on('presence', { event: 'sync' }, () => undefined)

  await subscribe(channel)
  await channel.send({ type: 'broadcast', event: 'wave', payload: {} })
  await channel.track({ here: true })

  expect(socket.isConnected()).toBe(true)
})

test('noise on the socket does no harm', async () => {
  const address = `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${backend.publishableKey}`
  const socket = new WebSocket(address)
  await new Promise((resolve) => socket.once('open', resolve))
  for (const noise of [
    '',
    '{',
    '[]',
    '[1,2,3]',
    'null',
    '{"topic":1}',
    '["1","1","t","phx_join",{"config":3}]',
  ]) {
    socket.send(noise)
  }
  socket.send(Buffer.from([3, 255, 255, 255]))
  socket.send(JSON.stringify([null, '7', 'phoenix', 'heartbeat', {}]))

  const answers = await new Promise<string[]>((resolve) => {
    const received: string[] = []
    socket.on('message', (data) => {
      const text = (data as Buffer).toString()
      received.push(text)
      if (text.includes('phoenix')) resolve(received)
    })
  })

  expect(answers).toEqual([
    '["1","1","t","phx_reply",{"status":"error","response":{"reason":"The join message is not valid"}}]',
    '[null,"7","phoenix","phx_reply",{"status":"ok","response":{}}]',
  ])
  socket.close()
})

test.each(['', '?apikey=wrong'])('a connection with the query "%s" is refused', async (query) => {
  const socket = new WebSocket(`${backend.url.replace('http', 'ws')}/realtime/v1/websocket${query}`)

  const problem = await new Promise<Error>((resolve) => socket.once('error', resolve))

  expect(problem.message).toContain('401')
})

function connect(
  { accessToken }: Pick<TestUser, 'accessToken'>,
  options: Partial<RealtimeClientOptions> = {},
) {
  const socket = new RealtimeClient(`${backend.url.replace('http', 'ws')}/realtime/v1`, {
    params: { apikey: backend.publishableKey },
    transport: WebSocket as unknown as NonNullable<RealtimeClientOptions['transport']>,
    ...options,
  })
  void socket.setAuth(accessToken)
  sockets.push(socket)
  return socket
}

const listen = (user: TestUser, wishes: Wish[], options: Partial<RealtimeClientOptions> = {}) =>
  listenOn(connect(user, options), randomUUID(), wishes)

async function listenOn(socket: RealtimeClient, topic: string, wishes: Wish[]) {
  const heard: Heard[] = []
  const channel = socket.channel(topic)
  for (const { event = '*', filter } of wishes) {
    channel.on(
      'postgres_changes',
      { event, schema: 'public', table: 'feedback', ...(filter ? { filter } : {}) } as {
        event: '*'
        schema: string
      },
      (change) => heard.push(change as Heard),
    )
  }
  await subscribe(channel)
  return { heard, texts: () => heard.map((change) => change.new['message']) }
}

function subscribe(channel: ReturnType<RealtimeClient['channel']>): Promise<void> {
  return new Promise((resolve, reject) => {
    channel.subscribe((state, problem) => {
      if (state === 'SUBSCRIBED') resolve()
      if (state === 'CHANNEL_ERROR') reject(problem ?? new Error('refused'))
    })
  })
}

/** Signs a token as Auth does, valid for so many seconds. */
const tokenFor = (sub: string, seconds: number) =>
  new SignJWT({ sub, role: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(new TextEncoder().encode(keys.jwtSecret))

async function send(from: TestUser, message: string): Promise<string> {
  const isClient = from !== elena
  const id = randomUUID()
  const { error } = await from.client.from('feedback').insert({
    id,
    client_id: isClient ? from.id : anna.id,
    nutritionist_id: elena.id,
    message,
    message_type: isClient ? 'client' : 'nutritionist',
  })
  if (error) throw error
  return id
}
