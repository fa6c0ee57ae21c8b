import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { clientOf, startTestBackend, type TestBackend, type TestUser } from './testing.ts'

let backend: TestBackend
let anna: TestUser
let denis: TestUser

beforeAll(async () => {
  backend = await startTestBackend({ functionsFolder: await writeFunctions() })
  anna = await backend.createUser({ name: 'Anna' })
  denis = await backend.createUser({ name: 'Denis' })
})

afterAll(() => backend.close())

test('someone who signs up reads the own profile', async () => {
  const { data } = await anna.client.from('profiles').select('id, name, role')

  expect(data).toEqual([{ id: anna.id, name: 'Anna', role: 'client' }])
})

test('requests at the same time keep their own identity', async () => {
  const replies = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const { id, accessToken } = index % 2 === 0 ? anna : denis
      const headers = { apikey: backend.publishableKey, authorization: `Bearer ${accessToken}` }
      const response = await backend.fetch(
        new Request(`${backend.url}/rest/v1/profiles?select=id`, { headers }),
      )
      return { expected: [{ id }], seen: await response.json() }
    }),
  )

  expect(replies.map(({ seen }) => seen)).toEqual(replies.map(({ expected }) => expected))
})

describe('who does not name the project is refused', () => {
  const paths = [
    '/auth/v1/settings',
    '/auth/v1/token?grant_type=password',
    '/rest/v1/profiles',
    '/rest/v1/rpc/anything',
    '/storage/v1/bucket',
    '/storage/v1/object/food-images/a/b.jpg',
    '/functions/v1/echo',
  ]

  test.each(paths)('%s', async (path) => {
    const without = await fetch(backend.url + path)
    const wrong = await fetch(backend.url + path, { headers: { apikey: 'sb_publishable_wrong' } })

    expect([without.status, wrong.status]).toEqual([401, 401])
    expect(without.headers.get('access-control-allow-origin')).toBe('*')
    expect(await wrong.json()).toEqual({
      message: 'Invalid API key',
      hint: 'Double check your Supabase `apikey`',
    })
  })
})

test('a forged access token is refused', async () => {
  const [head, body] = anna.accessToken.split('.')
  const forged = `${head}.${body}.${'A'.repeat(43)}`

  const response = await request('/rest/v1/profiles', { headers: { authorization: `Bearer ${forged}` } })

  expect(response.status).toBe(401)
})

test('the publishable key alone reads no profile', async () => {
  const response = await request('/rest/v1/profiles?select=id')

  expect(response.ok && (await response.json())).not.toEqual([expect.anything()])
})

test.each(['/', '/rest', '/_system/info', '/studio', '/realtime/v1/websocket', '/rest/v2/profiles'])(
  'nothing answers at %s',
  async (path) => {
    expect((await request(path)).status).toBe(404)
  },
)

test.each<[string, string, object]>([
  ['a table', 'mood_entries', { date: '2026-11-20', mood: 3 }],
  [
    'a function',
    'rpc/save_meal',
    { meal: { id: randomUUID(), date: '2026-11-20', meal_type: 'lunch', title: 'Soup' }, ingredients: [] },
  ],
])(
  'the database knows the page of the app that writes by %s, and tells it to the other pages',
  async (_name, path, row) => {
    const person = await backend.createUser()
    const page = randomUUID()

    const written = await request(`/rest/v1/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.accessToken}`,
        'content-type': 'application/json',
        'x-page-id': page,
      },
      body: JSON.stringify(path.startsWith('rpc') ? row : { user_id: person.id, ...row }),
    })

    expect(written.ok).toBe(true)
    const { data } = await person.client.from('notifications').select('kind, origin')
    expect(data).toEqual([{ kind: 'own_change', origin: page }])
  },
)

test.each(['/auth/v1/token', '/rest/v1/profiles', '/storage/v1/object/food-images/a.jpg'])(
  'a page of another origin may send its request to %s',
  async (path) => {
    const asked = 'apikey,authorization,content-type,x-client-info,prefer'

    const response = await fetch(backend.url + path, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked,
      },
    })

    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toBe(asked)
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  },
)

test('a page of another origin may read how many rows there are', async () => {
  const response = await request('/rest/v1/profiles?select=id', {
    headers: { origin: 'https://app.example' },
  })

  expect(response.headers.get('access-control-expose-headers')).toContain('Content-Range')
})

describe('files', () => {
  const photo = new Uint8Array([255, 216, 255, 224, 1, 2, 3])

  test.each([
    ['a form', new Blob([photo], { type: 'image/jpeg' })],
    ['bare bytes', photo],
  ])('uploaded as %s come back as they were, to their owner alone', async (name, body) => {
    const key = `${anna.id}/${name.replace(' ', '-')}.jpg`
    const photos = anna.client.storage.from('food-images')

    const upload = await photos.upload(key, body, { contentType: 'image/jpeg' })
    const own = await photos.download(key)
    const foreign = await denis.client.storage.from('food-images').download(key)

    expect(upload.error).toBeNull()
    expect(own.data?.type).toBe('image/jpeg')
    expect(new Uint8Array((await own.data?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(photo)
    expect(foreign.error?.message).toBe('Object not found')
  })

  test('larger than the bucket allows are refused', async () => {
    const tooLarge = new Blob([new Uint8Array(2 * 1024 * 1024 + 1)], { type: 'image/jpeg' })

    const { error } = await anna.client.storage.from('food-images').upload(`${anna.id}/large.jpg`, tooLarge)

    expect(error?.message).toContain('exceeded the maximum allowed size')
  })

  test('public ones are read without a key', async () => {
    const key = `${anna.id}/face.png`
    const pictures = anna.client.storage.from('profile-pictures')
    await pictures.upload(key, new Blob([photo], { type: 'image/png' }))

    const response = await fetch(pictures.getPublicUrl(key).data.publicUrl)

    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
})

test.each(['announced', 'unannounced'])(
  'a body of more than 10 MiB is refused, its length %s',
  async (how) => {
    const bytes = new Uint8Array(10 * 1024 * 1024 + 1)
    const body = how === 'announced' ? bytes : new Blob([bytes]).stream()

    const response = await request('/functions/v1/echo', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit)

    expect(response.status).toBe(413)
  },
)

describe('functions', () => {
  test('answer themselves, and read their settings', async () => {
    const response = await request('/functions/v1/echo', { method: 'POST', body: 'hello' })

    expect(await response.json()).toEqual({
      method: 'POST',
      body: 'hello',
      url: backend.url,
      anonKey: backend.publishableKey,
      unset: null,
    })
  })

  test('answer the question for permission of a browser themselves', async () => {
    const response = await fetch(`${backend.url}/functions/v1/echo`, {
      method: 'OPTIONS',
      headers: { 'access-control-request-method': 'POST' },
    })

    expect(await response.json()).toMatchObject({ method: 'OPTIONS' })
  })

  test.each(['nothing', '_shared', '..%2Ffunctions', 'echo%2F..%2Fecho', 'ECHO', ''])(
    'there is none named "%s"',
    async (name) => {
      const response = await request(`/functions/v1/${name}`)

      expect([response.status, await response.json()]).toEqual([
        404,
        { code: 'NOT_FOUND', message: 'Requested function was not found' },
      ])
    },
  )

  test('that fail tell the caller nothing of their inside, but the console', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await request('/functions/v1/broken')
    expect(printed.mock.calls).toEqual([['Function broken:', new Error('secret inside')]])
    printed.mockRestore()

    expect([response.status, await response.json()]).toEqual([
      500,
      { code: 'INTERNAL_SERVER_ERROR', message: 'The function failed' },
    ])
  })
})

test('the secret key stands above row level security, but not in a browser', async () => {
  const { data } = await clientOf(backend.url, backend.secretKey)
    .from('profiles')
    .select('id')
    .eq('id', anna.id)
  const fromBrowser = await fetch(`${backend.url}/rest/v1/profiles`, {
    headers: { apikey: backend.secretKey, 'user-agent': 'Mozilla/5.0' },
  })

  expect(data).toEqual([{ id: anna.id }])
  expect(fromBrowser.status).toBe(401)
})

function request(path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers)
  headers.set('apikey', backend.publishableKey)
  return fetch(backend.url + path, { ...init, headers })
}

/** Makes a folder with functions for these tests. */
async function writeFunctions(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'functions-'))
  const handlers = {
    echo: `export const handle = async (request, env) => Response.json({
      method: request.method,
      body: await request.text(),
      url: env.get('SUPABASE_URL'),
      anonKey: env.get('SUPABASE_ANON_KEY'),
      unset: env.get('UNSET') ?? null,
    })`,
    broken: `export const handle = async () => { throw new Error('secret inside') }`,
    _shared: `export const handle = async () => new Response('reached')`,
  }
  for (const [name, text] of Object.entries(handlers)) {
    await mkdir(join(folder, name), { recursive: true })
    await writeFile(join(folder, name, 'handler.ts'), text)
  }
  return folder
}
