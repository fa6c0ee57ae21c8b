import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { denoEnvironment, denoOptions, findDeno, root } from '../../.build/deno.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const names = ['analyze-food-image', 'connection-request', 'notifications']

const isFolder = (name: string) => !name.includes('.') && !name.startsWith('_')

const sourcesOf = (name: string) =>
  readdirSync(join(folder, name))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && !/test|sample|cases/.test(file))
    .map((file) => readFileSync(join(folder, name, file), 'utf8'))

const packagesIn = (sources: string[]) =>
  new Set(
    sources
      .flatMap((source) => [...source.matchAll(/from '([^']+)'/g)].map(([, specifier = '']) => specifier))
      .filter((specifier) => !/^(\.|node:)/.test(specifier)),
  )

const readImports = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8')).imports

const packageVersions: Record<string, string> = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).dependencies

/** Starts an entry file in Deno on a free port and waits until it says where it listens. */
async function serve(
  name: string,
  settings: Record<string, string>,
): Promise<{ url: string; process: ChildProcess }> {
  const options = denoOptions(name).filter((option) => option !== '--quiet')
  const allowed = `--allow-env=${Object.keys(settings).join(',')},RESEND_API_KEY`
  const server = spawn(findDeno().path, ['run', ...options, allowed, `supabase/functions/${name}/index.ts`], {
    cwd: root,
    env: { ...denoEnvironment, ...settings, DENO_SERVE_ADDRESS: 'tcp:127.0.0.1:0' },
  })
  const url = await new Promise<string>((resolve, reject) => {
    let heard = ''
    const listen = (chunk: Buffer) => {
      heard += chunk.toString()
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(heard)?.[0]
      if (address) resolve(address)
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.on('exit', () => reject(new Error(heard)))
  })
  return { url, process: server }
}

void test('the functions of the contract are all there are', () => {
  assert.deepEqual(readdirSync(folder).filter(isFolder).toSorted(), names)
})

for (const name of names) {
  void test(`${name}: deno.json maps every package to the version of package.json`, () => {
    const used = packagesIn([...sourcesOf(name), ...sourcesOf('_shared')])
    const expected = Object.fromEntries(
      [...used].map((used) => [used, `npm:${used}@${packageVersions[used]}`]),
    )
    assert.ok(used.size > 0)
    assert.deepEqual(readImports(join(folder, name, 'deno.json')), expected)
  })

  void test(`${name}: the entry file serves the handler in Deno`, async () => {
    const settings = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'key' }
    const { url, process } = await serve(name, settings)
    try {
      const preflight = await fetch(url, { method: 'OPTIONS' })
      assert.deepEqual([preflight.status, preflight.headers.get('access-control-allow-origin')], [204, '*'])
      assert.equal((await fetch(url, { method: 'POST', body: '{}' })).status, 401)
      const authorization = 'Bearer some.access.token'
      assert.equal((await fetch(url, { method: 'POST', body: '{}', headers: { authorization } })).status, 503)
    } finally {
      process.kill()
    }
  })
}
