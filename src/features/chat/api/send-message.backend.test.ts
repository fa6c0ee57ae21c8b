import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listMessages } from '@/entities/message/messages'
import { createBackend, setBackend } from '@/shared/api/backend'
import { downloadFile } from '@/shared/api/storage'
import { maxDocumentBytes } from '@/shared/lib/file/open-file'
import { takeFile } from '@/shared/lib/file/take-file'
import { keptFiles } from '@/shared/log/kept-files'
import { NodeXhr } from '@/shared/testing/node-xhr'
import { startTestBackend, type TestBackend, type TestUser } from '../../../../supabase/local/testing.ts'
import { FileGone, UploadFailed } from '../model/chat-problem'
import type { Outgoing } from '../model/outgoing'
import { attachmentOf } from '../model/pending-file'
import { sendMessage } from './send-message'

let backend: TestBackend
let client: TestUser
let coach: TestUser
const bucket = 'feedback-attachments'
const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})

beforeAll(async () => {
  backend = await startTestBackend()
}, 120_000)
afterAll(async () => {
  await backend.close()
  // Of a message whose sender disconnected before the mail about it went out.
  const expected = 'notifications: new_message failed: forbidden'
  expect(warned.mock.calls.filter(([line]) => line !== expected)).toEqual([])
})
beforeEach(async () => {
  vi.stubGlobal('XMLHttpRequest', NodeXhr)
  client = await backend.createUser()
  coach = await backend.createUser({ role: 'nutritionist' })
  const pair = { client_id: client.id, nutritionist_id: coach.id }
  await client.client.from('connection_requests').insert(pair)
  await coach.client.from('connection_requests').update({ status: 'approved' }).eq('client_id', client.id)
  await signIn(client)
})
afterEach(() => vi.unstubAllGlobals())

async function signIn({ email, password }: TestUser) {
  const app = createBackend({ url: backend.url, key: backend.publishableKey })
  await app.auth.signInWithPassword({ email, password })
  setBackend(app)
}

/** A message with the id that all of its attempts have. */
type Written = Outgoing & { id: string }
const outgoing = (fields: Partial<Outgoing> = {}): Written => ({
  id: crypto.randomUUID(),
  client_id: client.id,
  nutritionist_id: coach.id,
  message_type: 'client',
  text: 'Hello',
  startedAt: new Date().toISOString(),
  ...fields,
})
const withFile = async (file: File) => {
  const checked = await takeFile(file, 'message')
  const attachment = attachmentOf(client.id, checked)
  await keptFiles.keepOrHold(attachment.path, { full: checked })
  return outgoing({ attachment })
}
const pdf = (size: number, name = 'Анализ крови 100% (1).pdf') => {
  const bytes = new Uint8Array(size).fill(7)
  bytes.set(new TextEncoder().encode('%PDF-1.7'))
  return new File([bytes], name)
}
const send = ({ id, ...message }: Written) => sendMessage(id, message, () => {})
const countOfStored = async () => (await listMessages(client.id, {})).length

test('a file of exactly 5 MB reaches the other side byte for byte, under its own name', async () => {
  const file = pdf(maxDocumentBytes)
  const stored = await send(await withFile(file))
  expect(stored).toMatchObject({ attachment_name: file.name, attachment_size: maxDocumentBytes })
  await signIn(coach)
  const [read] = await listMessages(client.id, {})
  expect(read).toEqual(stored)
  const loaded = await downloadFile(bucket, stored.attachment_url ?? '')
  expect(Buffer.compare(Buffer.from(await loaded.arrayBuffer()), Buffer.from(await file.arrayBuffer()))).toBe(
    0,
  )
})

test('any number of attempts make one message and one file', async () => {
  const message = await withFile(pdf(100))
  const first = await send(message)
  expect(await send(message)).toEqual(first)
  await keptFiles.forget(message.attachment!.path)
  expect(await send(message)).toEqual(first)
  expect(await countOfStored()).toBe(1)
})

test('an attempt that arrived is known as sent even when the connection has ended since', async () => {
  const message = outgoing()
  const first = await send(message)
  await client.client.from('client_nutritionist_relationships').delete().eq('client_id', client.id)
  expect(await send(message)).toEqual(first)
  await expect(send(outgoing())).rejects.toMatchObject({ code: 'forbidden' })
})

test('a file that is not there any more, or did not arrive, sends no message', async () => {
  const message = await withFile(pdf(100))
  await keptFiles.forget(message.attachment!.path)
  await expect(send(message)).rejects.toBeInstanceOf(FileGone)
  const elsewhere = { ...message, attachment: attachmentOf(coach.id, pdf(100)) }
  await keptFiles.keepOrHold(elsewhere.attachment.path, { full: pdf(100) })
  await expect(send(elsewhere)).rejects.toBeInstanceOf(UploadFailed)
  expect(await countOfStored()).toBe(0)
})

test('a stranger, a former nutritionist and a signed-out browser get no file by any address', async () => {
  const { attachment_url: path } = await send(await withFile(pdf(100)))
  const stranger = await backend.createUser({ role: 'nutritionist' })
  const addresses = ['', 'authenticated/', 'public/', 'sign/', 'info/'].map(
    (way) => `${backend.url}/storage/v1/object/${way}${bucket}/${path}`,
  )
  const statuses = (token: string) =>
    Promise.all(
      addresses.map(async (address) => {
        const headers = { apikey: backend.publishableKey, Authorization: `Bearer ${token}` }
        return (await fetch(address, { headers })).ok
      }),
    )
  expect((await statuses(coach.accessToken))[0]).toBe(true)
  await client.client.from('client_nutritionist_relationships').delete().eq('client_id', client.id)
  for (const token of [stranger.accessToken, coach.accessToken, backend.publishableKey])
    expect(await statuses(token)).toEqual(addresses.map(() => false))
  for (const reader of [stranger, coach]) {
    const signed = await reader.client.storage.from(bucket).createSignedUrl(path ?? '', 60)
    const copied = await reader.client.storage.from(bucket).copy(path ?? '', `${reader.id}/1.pdf`)
    expect([signed.data, copied.data]).toEqual([null, null])
    expect((await reader.client.from('feedback').select('id')).data).toEqual([])
  }
  expect((await statuses(client.accessToken))[0]).toBe(true)
})
