import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Listening } from './http-server.ts'
import { hostFiles } from '../../.build/vite/host-files.ts'
import { serveStaticApp } from './static-app.ts'

const script = 'console.log("day and plate"); '.repeat(200)
const html = '<!doctype html><meta name="backend" content="" /><div id="root"></div>'

let server: Listening
let unconfigured: Listening

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), html)
  await writeFile(join(folder, 'assets/app-abc123.js'), script)
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *')
  await buildHostFiles(folder)
  server = await listen({ port: 0 })
  server.serve(await serveStaticApp({ folder, publishableKey: 'sb_publishable_key' }), () => false)
  unconfigured = await listen({ port: 0 })
  unconfigured.serve(await serveStaticApp({ folder }), () => false)
})

/** What the build writes for its host. */
async function buildHostFiles(outDir: string): Promise<void> {
  const entry = 'virtual:empty'
  const resolve: Plugin = {
    name: 'empty',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) => (id === entry ? 'export {}' : null),
  }
  await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [resolve, hostFiles('https://db.example.org')],
    build: { outDir, emptyOutDir: false, rolldownOptions: { input: entry } },
  })
}

afterAll(() => Promise.all([server.close(), unconfigured.close()]))

test.each(['/', '/index.html', '/dashboard', '/clients/5b0c', '/login?lang=ru'])(
  'the page answers at %s, with the backend at the same address',
  async (path) => {
    const response = await fetch(server.url + path)

    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(await response.text()).toContain('<meta name="backend" content="sb_publishable_key" />')
  },
)

test('without a backend the page is as it was built', async () => {
  expect(await (await fetch(unconfigured.url)).text()).toBe(html)
})

test.each(['/assets/gone-123.js', '/favicon.png', '/assets/../../package.json', '/%2e%2e/package.json'])(
  'a file that is not in the build is missing: %s',
  async (path) => {
    const { status } = await ask(path, 'br')

    expect(status).toBe(404)
  },
)

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('script and page travel as %s', async (encoding, unpack) => {
  const asset = await ask('/assets/app-abc123.js', encoding)
  const page = await ask('/', encoding)

  expect([asset.headers['content-encoding'], page.headers['content-encoding']]).toEqual([encoding, encoding])
  expect(unpack(asset.body).toString()).toBe(script)
  expect(unpack(page.body).toString()).toContain('sb_publishable_key')
  expect(asset.body.length).toBeLessThan(script.length / 10)
})

test('a client that knows no compression gets the plain text', async () => {
  const { headers, body } = await ask('/assets/app-abc123.js', 'identity')

  expect(headers['content-encoding']).toBeUndefined()
  expect(body.toString()).toBe(script)
})

test('hashed files are kept for ever, others are asked for again', async () => {
  const asset = await fetch(`${server.url}/assets/app-abc123.js`)
  const other = await fetch(`${server.url}/robots.txt`)

  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(other.headers.get('cache-control')).toBe('no-cache')
})

test('a page that has not changed is not sent again', async () => {
  const first = await ask('/', 'br')
  const second = await ask('/dashboard', 'br', { 'if-none-match': String(first.headers['etag']) })

  expect([second.status, second.body.length]).toEqual([304, 0])
})

test('the page may load from itself alone, and be framed by nobody', async () => {
  const { headers } = await fetch(server.url)
  const policy = headers.get('content-security-policy')?.split('; ')

  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "connect-src 'self' https://db.example.org wss://db.example.org",
      "img-src 'self' blob: data: https://db.example.org",
    ]),
  )
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('referrer-policy')).toBe('same-origin')
})

test('nothing but reading is allowed', async () => {
  expect((await fetch(server.url, { method: 'POST' })).status).toBe(405)
})

/** Asks without fetch, which would tidy the path and unpack the body. */
function ask(path: string, encoding: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const asked = request(
        server.url,
        { path, headers: { 'accept-encoding': encoding, ...headers } },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(parts),
            }),
          )
        },
      )
      asked.on('error', reject).end()
    },
  )
}
