import assert from 'node:assert/strict'
import test from 'node:test'
import { callJson, NoReply, type Reply, withDeadline } from './outbound.ts'
import { type Behaviour, startServer } from './testing.ts'

type Outcome = Reply | NoReply['reason']

/** What becomes of one question to a server that behaves so. */
async function ask(behaviour: Behaviour, milliseconds: number, outer?: AbortSignal): Promise<Outcome> {
  const server = await startServer(() => behaviour)
  try {
    return await withDeadline(milliseconds, outer, (signal) =>
      callJson(server.url, { method: 'GET', headers: {}, signal }),
    )
  } catch (error) {
    if (error instanceof NoReply) return error.reason
    throw error
  } finally {
    await server.close()
  }
}

const generous = 10_000

void test('a JSON answer arrives with its status, whatever that is', async () => {
  assert.deepEqual(await ask(Response.json({ ok: 1 }, { status: 418 }), generous), {
    status: 418,
    body: { ok: 1 },
  })
})

void test('an answer that is not JSON has no body', async () => {
  assert.deepEqual(await ask(new Response('<p>Hello</p>'), generous), { status: 200, body: undefined })
})

void test('an answer of more than 256 KiB is none', async () => {
  assert.equal(await ask(new Response('1'.repeat(262_145)), generous), 'too-large')
  assert.notEqual(await ask(new Response('1'.repeat(262_144)), generous), 'too-large')
})

void test('silence ends at the deadline', async () => {
  assert.equal(await ask('silence', 100), 'timeout')
})

void test('a dropped connection is told from silence', async () => {
  assert.equal(await ask('reset', generous), 'network')
})

void test('nothing is asked for a user who has left, and waiting ends when one leaves', async () => {
  assert.equal(await ask('silence', generous, AbortSignal.abort()), 'cancelled')
  const user = new AbortController()
  setTimeout(() => user.abort(), 50)
  assert.equal(await ask('silence', generous, user.signal), 'cancelled')
})

void test('the deadline holds after half an answer', async () => {
  assert.equal(await ask('half', 100), 'timeout')
})
