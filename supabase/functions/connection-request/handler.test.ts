import assert from 'node:assert/strict'
import { testDoor } from '../_shared/door-cases.ts'
import { publicKey, scenario, tokenOf } from '../_shared/testing.ts'
import { handle } from './handler.ts'

const requestId = 'e0000000-0000-4000-8000-00000000000e'

testDoor(handle, { maxBodyBytes: 4096, tooLarge: 'The request is too large' })

for (const status of ['approved', 'rejected']) {
  const rest = () => Response.json([{ id: requestId }])
  scenario(`a pending request is ${status} in the caller's name`, handle, { rest }, async (scene) => {
    const answer = await scene.send({ as: 'nutritionist', body: { requestId, status } })
    assert.deepEqual([answer.status, answer.body], [200, { success: true }])

    const [sent, ...further] = scene.rest()
    assert.ok(sent)
    assert.equal(further.length, 0)
    assert.deepEqual([sent.method, sent.path], ['PATCH', '/rest/v1/connection_requests'])
    assert.deepEqual(Object.fromEntries(sent.query), {
      id: `eq.${requestId}`,
      status: 'eq.pending',
      select: 'id',
    })
    assert.deepEqual(JSON.parse(sent.body), { status })
    assert.equal(sent.headers.get('authorization'), `Bearer ${tokenOf('nutritionist')}`)
    assert.equal(sent.headers.get('apikey'), publicKey)
    assert.equal(sent.headers.get('prefer'), 'return=representation')
  })
}

const invalidIds = [
  undefined,
  null,
  '',
  ' ',
  7,
  {},
  ['x'],
  'not-an-id',
  `${requestId}&or=(id.gt.0)`,
  `${requestId} `,
]
for (const id of invalidIds) {
  scenario(`the id ${JSON.stringify(id)} is refused`, handle, {}, async ({ send, rest }) => {
    const answer = await send({ as: 'nutritionist', body: { requestId: id, status: 'approved' } })
    assert.equal(answer.status, 400)
    assert.equal(answer.body.success, false)
    assert.equal(answer.body.error, 'Invalid request ID')
    assert.equal(rest().length, 0)
  })
}

for (const status of [undefined, null, '', 'pending', 'APPROVED', 1, ['approved']]) {
  scenario(`the status ${JSON.stringify(status)} is refused`, handle, {}, async ({ send, rest }) => {
    const answer = await send({ as: 'nutritionist', body: { requestId, status } })
    assert.deepEqual([answer.status, answer.body.error], [400, 'Invalid status'])
    assert.equal(rest().length, 0)
  })
}

for (const body of [null, 'text', 7, [], [{ requestId, status: 'approved' }]]) {
  scenario(`the body ${JSON.stringify(body)} is refused`, handle, {}, async ({ send }) => {
    assert.equal((await send({ as: 'nutritionist', body })).body.error, 'Invalid request ID')
  })
}

const databaseError = (status: number, code: string, message: string) => () =>
  Response.json({ code, message, details: 'Key (client_id)=(secret)', hint: null }, { status })

const refusals: [string, () => Response, number, string][] = [
  [
    'a request that is not pending, or not the caller’s, is not found',
    () => Response.json([]),
    404,
    'This request was cancelled or already answered',
  ],
  [
    'a rule of the database is told in its own words',
    databaseError(409, 'PT409', 'This client already has a nutritionist'),
    409,
    'This client already has a nutritionist',
  ],
  [
    'the loser of a race is told that something changed',
    databaseError(409, '23505', 'duplicate key value violates unique constraint'),
    409,
    'This has changed meanwhile',
  ],
  [
    'a denial of the database is a denial',
    databaseError(403, '42501', 'request already handled'),
    403,
    'You are not allowed to do this',
  ],
  [
    'a session that ended meanwhile is none',
    databaseError(401, 'PGRST301', 'JWT expired'),
    401,
    'Please sign in',
  ],
  [
    'any other failure tells no internals',
    databaseError(500, 'XX000', 'relation private.settings'),
    500,
    'Something went wrong. Please try again.',
  ],
  [
    'an answer of the wrong shape is a failure',
    () => Response.json({ rows: 1 }),
    500,
    'Something went wrong. Please try again.',
  ],
  [
    'an answer that is not JSON is a failure',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    500,
    'Something went wrong. Please try again.',
  ],
]
for (const [name, rest, status, error] of refusals) {
  scenario(name, handle, { rest }, async ({ send }) => {
    const answer = await send({ as: 'nutritionist', body: { requestId, status: 'approved' } })
    assert.deepEqual([answer.status, answer.body.success, answer.body.error], [status, false, error])
    assert.ok(!JSON.stringify(answer.body).includes('secret'))
  })
}

const unreachable = { rest: () => 'reset' as const }
scenario('a database that drops the connection is unavailable', handle, unreachable, async ({ send }) => {
  const answer = await send({ as: 'nutritionist', body: { requestId, status: 'approved' } })
  assert.deepEqual([answer.status, answer.body.code], [503, 'unavailable'])
})

const deadlock = databaseError(500, '40P01', 'deadlock detected')
const deadlockOnce = {
  rest: (_: unknown, count: number) => (count === 1 ? deadlock() : Response.json([{ id: requestId }])),
}
scenario('a deadlock is tried once more', handle, deadlockOnce, async ({ send, rest }) => {
  const answer = await send({ as: 'nutritionist', body: { requestId, status: 'approved' } })
  assert.equal(answer.status, 200)
  assert.equal(rest().length, 2)
})

scenario('a second deadlock is a failure', handle, { rest: deadlock }, async ({ send, rest }) => {
  const answer = await send({ as: 'nutritionist', body: { requestId, status: 'approved' } })
  assert.equal(answer.status, 500)
  assert.equal(rest().length, 2)
})
