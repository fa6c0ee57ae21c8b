import assert from 'node:assert/strict'
import type { Handler } from './http.ts'
import { type Behaviour, people, publicKey, scenario, type Sent } from './testing.ts'

const encoder = new TextEncoder()

/** A body that never ends and counts what was taken from it. */
function endlessBody() {
  let taken = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += 65_536
      controller.enqueue(encoder.encode(' '.repeat(65_536)))
    },
  })
  return { stream, taken: () => taken }
}

const strangers: [string, Sent][] = [
  ['without a token', {}],
  ['with the public key as token', { headers: { authorization: `Bearer ${publicKey}` } }],
  ['with a token that Auth does not know', { headers: { authorization: 'Bearer forged.token.signature' } }],
  ['with another scheme', { headers: { authorization: 'Basic dXNlcjpwYXNz' } }],
  ['of an anonymous session', { as: 'guest' }],
  ['with a wrong key', { as: 'client', headers: { apikey: 'sb_publishable_other' } }],
]

const brokenAuth: [string, Behaviour, number][] = [
  ['fails', new Response('<h1>Bad gateway</h1>', { status: 502 }), 503],
  ['drops the connection', 'reset', 503],
  ['refuses the token of a known user', Response.json({ id: people.client }, { status: 403 }), 401],
  ['answers something else', Response.json({ id: 'admin' }), 401],
  ['answers without JSON', new Response('<h1>Hello</h1>'), 401],
  ['redirects', new Response(null, { status: 307, headers: { location: 'http://127.0.0.1:1/' } }), 503],
  ['answers without end', new Response('1'.repeat(300_000)), 503],
]

/**
 * Registers the tests of what every function does before its own work.
 *
 * @param handle handler under test
 * @param limits most bytes of a body and the sentence of the refusal of more
 */
export function testDoor(
  handle: Handler,
  { maxBodyBytes, tooLarge }: { maxBodyBytes: number; tooLarge: string },
) {
  scenario(
    'door: a preflight is answered for any origin and asks nobody',
    handle,
    {},
    async ({ send, auth }) => {
      const answer = await send({ method: 'OPTIONS' })
      assert.equal(answer.status, 204)
      assert.equal(answer.headers.get('access-control-allow-origin'), '*')
      const allowed = answer.headers.get('access-control-allow-headers')?.split(', ') ?? []
      for (const name of ['authorization', 'x-client-info', 'apikey', 'content-type'])
        assert.ok(allowed.includes(name))
      assert.equal(auth().length, 0)
    },
  )

  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD']) {
    scenario(`door: ${method} is refused`, handle, {}, async ({ send, auth }) => {
      const answer = await send({ method, as: 'client' })
      assert.equal(answer.status, 405)
      assert.equal(answer.headers.get('allow'), 'POST, OPTIONS')
      assert.equal(auth().length, 0)
    })
  }

  for (const [name, sent] of strangers) {
    scenario(`door: a request ${name} is refused`, handle, {}, async ({ send, rest }) => {
      const answer = await send({ body: {}, ...sent })
      assert.equal(answer.status, 401)
      assert.deepEqual(answer.body, { success: false, error: 'Please sign in', code: 'not-signed-in' })
      assert.equal(answer.headers.get('access-control-allow-origin'), '*')
      assert.equal(rest().length, 0)
    })
  }

  for (const [name, behaviour, status] of brokenAuth) {
    const auth = () => (behaviour instanceof Response ? behaviour.clone() : behaviour)
    scenario(`door: nobody is let in when Auth ${name}`, handle, { auth }, async ({ send, rest }) => {
      assert.equal((await send({ as: 'client', body: {} })).status, status)
      assert.equal(rest().length, 0)
    })
  }

  scenario(
    'door: without a backend address the answer is an error without internals',
    handle,
    {},
    async (scene) => {
      delete scene.env.SUPABASE_URL
      const answer = await scene.send({ as: 'client', body: {} })
      assert.equal(answer.status, 500)
      assert.ok(!JSON.stringify(answer.body).includes('SUPABASE'))
      assert.equal(scene.logged().length, 1)
      assert.match(scene.logged()[0] ?? '', /^[a-z-]+: Error: SUPABASE_URL is not set$/)
    },
  )

  scenario(
    'door: the key of the project stands in for a missing apikey',
    handle,
    {},
    async ({ send, auth }) => {
      const answer = await send({ as: 'client', body: 'no object', headers: { apikey: '' } })
      assert.equal(answer.status, 400)
      assert.equal(auth()[0]?.headers.get('apikey'), publicKey)
    },
  )

  for (const raw of ['', '{"half":', '\u0000', '[1,2', 'undefined']) {
    scenario(`door: the body ${JSON.stringify(raw)} is refused`, handle, {}, async ({ send, rest }) => {
      const answer = await send({ as: 'client', raw })
      assert.equal(answer.status, 400)
      assert.equal(answer.body.error, 'The request body is not valid JSON')
      assert.equal(rest().length, 0)
    })
  }

  scenario('door: a body that says it is too large is refused unread', handle, {}, async ({ send }) => {
    const answer = await send({
      as: 'client',
      raw: '{}',
      headers: { 'content-length': String(maxBodyBytes + 1) },
    })
    assert.equal(answer.status, 413)
    assert.equal(answer.body.error, tooLarge)
  })

  scenario('door: an endless body is read no further than the limit', handle, {}, async ({ send }) => {
    const { stream, taken } = endlessBody()
    const answer = await send({ as: 'client', raw: stream })
    assert.equal(answer.status, 413)
    assert.equal(answer.body.error, tooLarge)
    assert.ok(taken() <= maxBodyBytes + 4 * 65_536)
  })

  scenario('door: no cache keeps an answer', handle, {}, async ({ send }) => {
    const answer = await send({ body: {} })
    assert.equal(answer.headers.get('cache-control'), 'no-store')
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
  })
}
