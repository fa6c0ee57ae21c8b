import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { startTestBackend, type TestBackend, type TestUser } from '../local/testing.ts'
import { samplePhotos } from './analyze-food-image/sample-photos.ts'
import { startServer, type TestServer } from './_shared/testing.ts'

const soup = { food: 'Soup', confidence: 0.5, calories: 100, protein_g: 1, carbs_g: 2, fat_g: 3 }
const image = samplePhotos.jpeg.bytes.toString('base64')

/** Status and body of a function called as the app calls it. */
async function invoke({ client }: TestUser, name: string, body: Record<string, unknown>) {
  const { data, error, response } = await client.functions.invoke(name, { body })
  const answer: Record<string, unknown> = error ? await response?.json() : data
  return { status: response?.status, body: answer }
}

async function requestConnection(client: TestUser, nutritionist: TestUser): Promise<string> {
  const { data, error } = await client.client
    .from('connection_requests')
    .insert({ client_id: client.id, nutritionist_id: nutritionist.id, status: 'pending' })
    .select('id')
    .single<{ id: string }>()
  assert.equal(error, null)
  return data?.id ?? ''
}

const notPending = 'This request was cancelled or already answered'

void describe('the functions on the embedded backend', () => {
  let backend: TestBackend
  let provider: TestServer
  let client: TestUser
  let nutritionist: TestUser
  let stranger: TestUser

  before(async () => {
    provider = await startServer(({ path, body }) => {
      if (path === '/emails') return Response.json({ id: 'mail' })
      // A service that is down for one language only.
      if (body.includes('in Russian')) return new Response(null, { status: 503 })
      return Response.json({ choices: [{ message: { content: JSON.stringify(soup) } }] })
    })
    const settings: Record<string, string> = {
      VISION_API_URL: provider.url,
      VISION_API_KEY: 'vision-key',
      VISION_MODEL: 'vision-model',
      RESEND_API_URL: provider.url,
      RESEND_API_KEY: 'mail-key',
      NOTIFY_FROM: 'hello@example.com',
    }
    backend = await startTestBackend({ functionEnv: settings })
    client = await backend.createUser()
    nutritionist = await backend.createUser({ role: 'nutritionist' })
    stranger = await backend.createUser({ role: 'nutritionist' })
  })

  after(async () => {
    await backend.close()
    await provider.close()
  })

  void test('only the nutritionist of a request answers it, once, and then the two are connected', async () => {
    const requestId = await requestConnection(client, nutritionist)
    const approval = { requestId, status: 'approved' }
    for (const other of [stranger, client]) {
      const refused = await invoke(other, 'connection-request', approval)
      assert.deepEqual([refused.status, refused.body.error], [404, notPending])
    }
    const approved = await invoke(nutritionist, 'connection-request', approval)
    assert.deepEqual([approved.status, approved.body], [200, { success: true }])
    const again = await invoke(nutritionist, 'connection-request', { requestId, status: 'rejected' })
    assert.deepEqual([again.status, again.body.error], [404, notPending])

    const { data } = await client.client
      .from('client_nutritionist_relationships')
      .select('client_id,nutritionist_id')
    assert.deepEqual(data, [{ client_id: client.id, nutritionist_id: nutritionist.id }])
  })

  void test('a mail reaches the other side of the relationship and nobody else', async () => {
    const message = (sender: TestUser, recipient: TestUser) => ({
      type: 'new_message',
      data: { senderId: sender.id, recipientId: recipient.id, message: 'Hello' },
    })
    for (const [sender, recipient] of [
      [client, nutritionist],
      [nutritionist, client],
    ] as const) {
      const told = await invoke(sender, 'notifications', message(sender, recipient))
      assert.deepEqual([told.status, told.body], [200, { success: true, delivered: true }])
      assert.deepEqual(JSON.parse(provider.received.at(-1)?.body ?? '').to, [recipient.email])
    }
    assert.equal((await invoke(stranger, 'notifications', message(stranger, client))).status, 403)
    assert.equal((await invoke(stranger, 'notifications', message(client, nutritionist))).status, 403)
    const targets = { type: 'target_update', data: { clientId: client.id, nutritionistId: nutritionist.id } }
    assert.equal((await invoke(nutritionist, 'notifications', targets)).status, 200)
    assert.equal((await invoke(client, 'notifications', targets)).status, 403)
  })

  void test('a signed-out caller with the public key is refused', async () => {
    const { response } = await backend.createAnonymous().functions.invoke('connection-request', { body: {} })
    assert.equal(response?.status, 401)
  })

  void test('photos are estimated up to the daily limit of each user, without those that the service failed', async () => {
    assert.deepEqual(await backend.sql('select photo_analyses_per_day from private.settings'), [
      { photo_analyses_per_day: 20 },
    ])
    await backend.sql('update private.settings set photo_analyses_per_day = 2')
    const statuses = []
    for (const language of ['ru', 'en', 'ru', 'en']) {
      statuses.push((await invoke(client, 'analyze-food-image', { image, language })).status)
    }
    assert.deepEqual(statuses, [502, 200, 502, 200])
    const spent = await invoke(client, 'analyze-food-image', { image })
    assert.deepEqual([spent.status, spent.body.error], [429, 'Too many requests'])
    assert.equal((await invoke(stranger, 'analyze-food-image', { image })).status, 200)
  })
})
