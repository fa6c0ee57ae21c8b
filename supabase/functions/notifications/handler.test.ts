import assert from 'node:assert/strict'
import { testDoor } from '../_shared/door-cases.ts'
import { languageCodes, languages } from '../_shared/languages.ts'
import {
  type Behaviour,
  people,
  type Person,
  type Received,
  type Scene,
  scenario,
  tokenOf,
} from '../_shared/testing.ts'
import { handle } from './handler.ts'

const secret = 'My blood sugar is 9.8'
const { client, nutritionist, stranger } = people

const messageFrom = (senderId: string, recipientId: string) => ({
  type: 'new_message',
  data: { senderId, recipientId, message: secret },
})
const targetsFor = (clientId: string) => ({
  type: 'target_update',
  data: { clientId, nutritionistId: nutritionist, targets: { target_weight: secret } },
})

type Profile = { email: string; locale: string | null }

/** A database in which the client and the nutritionist are connected, asked as row level security would let the caller. */
const connected = (profile: Profile = { email: 'recipient@example.com', locale: null }) => ({
  rest({ path, query }: Received): Behaviour {
    if (path.endsWith('/profiles')) return Response.json([profile])
    const isPair =
      query.get('client_id')?.includes(client) === true &&
      query.get('nutritionist_id')?.includes(nutritionist) === true
    return Response.json(isPair ? [{ client_id: client, nutritionist_id: nutritionist }] : [])
  },
})

async function withProvider(scene: Scene, script: (request: Received) => Behaviour) {
  const provider = await scene.server(script)
  Object.assign(scene.env, {
    RESEND_API_URL: provider.url,
    RESEND_API_KEY: 'mail-key',
    NOTIFY_FROM: 'Day&Plate <hello@example.com>',
  })
  return provider
}

const accepts = () => Response.json({ id: 'mail-1' })

testDoor(handle, { maxBodyBytes: 65_536, tooLarge: 'The notification is too large' })

const pairs: [string, Person, object, string][] = [
  ['a client’s message tells the nutritionist', 'client', messageFrom(client, nutritionist), nutritionist],
  ['a nutritionist’s message tells the client', 'nutritionist', messageFrom(nutritionist, client), client],
  ['new targets tell the client', 'nutritionist', targetsFor(client), client],
]
for (const [name, as, body, recipient] of pairs) {
  scenario(`${name}, and says nothing of the content`, handle, connected(), async (scene) => {
    const provider = await withProvider(scene, accepts)
    const answer = await scene.send({ as, body })
    assert.deepEqual([answer.status, answer.body], [200, { success: true, delivered: true }])

    const [mail, ...furtherMails] = provider.received
    assert.ok(mail)
    assert.equal(furtherMails.length, 0)
    assert.deepEqual([mail.method, mail.path], ['POST', '/emails'])
    assert.equal(mail.headers.get('authorization'), 'Bearer mail-key')
    const { from, to } = JSON.parse(mail.body)
    assert.deepEqual([from, to], ['Day&Plate <hello@example.com>', ['recipient@example.com']])
    for (const told of [secret, client, nutritionist, tokenOf(as)]) assert.ok(!mail.body.includes(told))

    const asked = scene.rest()
    assert.equal(asked.at(-1)?.query.get('id'), `eq.${recipient}`)
    for (const { method, headers } of asked) {
      assert.deepEqual([method, headers.get('authorization')], ['GET', `Bearer ${tokenOf(as)}`])
    }
  })

  scenario(`${name} in no mail without a provider`, handle, connected(), async ({ send }) => {
    const answer = await send({ as, body })
    assert.deepEqual([answer.status, answer.body], [200, { success: true, delivered: false }])
  })
}

const refused: [string, Person, object][] = [
  ['a message in another’s name', 'stranger', messageFrom(client, nutritionist)],
  ['a message in the recipient’s name', 'nutritionist', messageFrom(client, nutritionist)],
  ['a message to somebody else', 'client', messageFrom(client, stranger)],
  ['a message to oneself', 'client', messageFrom(client, client)],
  ['a message of a stranger', 'stranger', messageFrom(stranger, client)],
  ['targets set by the client', 'client', targetsFor(client)],
  ['targets of somebody else’s client', 'nutritionist', targetsFor(stranger)],
  ['targets set by a stranger', 'stranger', targetsFor(client)],
]
for (const [name, as, body] of refused) {
  scenario(`${name}: nobody is told`, handle, connected(), async (scene) => {
    const provider = await withProvider(scene, accepts)
    const answer = await scene.send({ as, body })
    assert.deepEqual([answer.status, answer.body.success, answer.body.code], [403, false, 'not-allowed'])
    assert.equal(provider.received.length, 0)
  })
}

scenario('without a provider strangers are refused just so', handle, connected(), async ({ send }) => {
  assert.equal((await send({ as: 'stranger', body: messageFrom(stranger, client) })).status, 403)
})

const capitals = messageFrom(client.toUpperCase(), nutritionist.toUpperCase())
scenario('an id in capitals is the same id', handle, connected(), async ({ send }) => {
  assert.equal((await send({ as: 'client', body: capitals })).status, 200)
})

const invalid: unknown[] = [
  null,
  [],
  'new_message',
  {},
  { type: 'new_message' },
  { type: 'new_message', data: {} },
  { type: 'new_message', data: { senderId: client, recipientId: `${nutritionist}),id.gt.(0` } },
  { type: 'new_message', data: { senderId: client, recipientId: [nutritionist] } },
  { type: 'target_update', data: { senderId: nutritionist, recipientId: client } },
  { type: 'password_reset', data: { senderId: client, recipientId: nutritionist } },
]
for (const body of invalid) {
  scenario(`the body ${JSON.stringify(body)} is refused`, handle, connected(), async ({ send, rest }) => {
    const answer = await send({ as: 'client', body })
    assert.deepEqual([answer.status, answer.body.error], [400, 'Invalid notification'])
    assert.equal(rest().length, 0)
  })
}

const everyLanguage = languageCodes.map((code) => languages[code].texts.mails.new_message)

const readers: [string | null, typeof everyLanguage][] = [
  ...languageCodes.map((code): [string, typeof everyLanguage] => [
    code,
    [languages[code].texts.mails.new_message],
  ]),
  [null, everyLanguage],
  ['a language of a later release', everyLanguage],
]
for (const [locale, expected] of readers) {
  const backend = connected({ email: 'recipient@example.com', locale })
  scenario(`who uses the app in ${locale} reads the mail in it`, handle, backend, async (scene) => {
    const provider = await withProvider(scene, accepts)
    await scene.send({ as: 'client', body: messageFrom(client, nutritionist) })
    const mail = JSON.parse(provider.received[0]?.body ?? '')
    assert.equal(mail.subject, expected.map(({ subject }) => subject).join(' · '))
    for (const { sentence } of everyLanguage)
      assert.equal(
        mail.text.includes(sentence),
        expected.some((one) => one.sentence === sentence),
      )
    assert.ok(!mail.text.includes('http'))
  })
}

scenario('with APP_URL the mail links to the app', handle, connected(), async (scene) => {
  scene.env.APP_URL = 'https://app.example.com/plate/'
  const provider = await withProvider(scene, accepts)
  await scene.send({ as: 'nutritionist', body: targetsFor(client) })
  const { text, subject } = JSON.parse(provider.received[0]?.body ?? '')
  assert.ok(subject.startsWith('Your targets were updated · Ваши цели обновлены'))
  for (const code of languageCodes)
    assert.ok(text.includes(`https://app.example.com/plate/dashboard?lang=${code}`))
})

scenario(
  'mails of one topic share the key by which the provider drops repeats',
  handle,
  connected(),
  async (scene) => {
    const provider = await withProvider(scene, accepts)
    const hours = () => new Date().toISOString().slice(0, 13)
    const before = hours()
    await scene.send({ as: 'client', body: messageFrom(client, nutritionist) })
    await scene.send({ as: 'nutritionist', body: messageFrom(nutritionist, client) })
    await scene.send({ as: 'nutritionist', body: targetsFor(client) })
    const keys = provider.received.map(({ headers }) => headers.get('idempotency-key') ?? '')
    const expected = (hour: string) => [
      `new_message/${client}/${nutritionist}/${hour}`,
      `new_message/${nutritionist}/${client}/${hour}`,
      `target_update/${nutritionist}/${client}/${hour}`,
    ]
    const all = new Set([...expected(before), ...expected(hours())])
    assert.equal(new Set(keys).size, 3)
    for (const key of keys) assert.ok(all.has(key))
  },
)

const failing: [string, () => Behaviour][] = [
  ['refuses', () => Response.json({ message: 'mail-key is invalid' }, { status: 401 })],
  ['fails', () => new Response('<h1>502</h1>', { status: 502 })],
  ['drops the connection', () => 'reset'],
  ['redirects', () => new Response(null, { status: 308, headers: { location: 'http://127.0.0.1:1/' } })],
]
for (const [name, script] of failing) {
  scenario(`a provider that ${name} is a failure to tell`, handle, connected(), async (scene) => {
    await withProvider(scene, script)
    const { status, body } = await scene.send({ as: 'client', body: messageFrom(client, nutritionist) })
    assert.deepEqual([status, body.success, body.code], [502, false, 'delivery-failed'])
    assert.ok(!JSON.stringify(body).includes('mail-key'))
  })
}

const hidden = {
  rest: (request: Received) =>
    request.path.endsWith('/profiles') ? Response.json([]) : connected().rest(request),
}
scenario('a recipient whom the caller may not see is not told', handle, hidden, async (scene) => {
  const provider = await withProvider(scene, accepts)
  assert.equal((await scene.send({ as: 'client', body: messageFrom(client, nutritionist) })).status, 403)
  assert.equal(provider.received.length, 0)
})
