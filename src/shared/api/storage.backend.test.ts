import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTestBackend, type TestBackend, type TestUser } from '../../../supabase/local/testing.ts'
import { NodeXhr } from '../testing/node-xhr'
import { type Backend, createBackend, setBackend } from './backend'
import { downloadFile, newObjectKey, removeFiles, removePhoto, smallKey, uploadFile } from './storage'

let backend: TestBackend
let user: TestUser
const bucket = 'food-images'
const jpeg = (bytes = 100) => new Blob([new Uint8Array(bytes).fill(7)], { type: 'image/jpeg' })
const maxBytes = 2_097_152

let app: Backend

beforeAll(async () => {
  backend = await startTestBackend()
  user = await backend.createUser()
  app = createBackend({ url: backend.url, key: backend.publishableKey })
  await app.auth.signInWithPassword({ email: user.email, password: user.password })
}, 120_000)
afterAll(() => backend.close())

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', NodeXhr)
  NodeXhr.sent = 0
  setBackend(app)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a file comes back as it was sent, with its type, and the progress reaches the end', async () => {
  const path = newObjectKey(user.id, 'jpg')
  const progress: number[] = []
  await uploadFile({ bucket, path, file: jpeg(1000), onProgress: (fraction) => progress.push(fraction) })
  const stored = await downloadFile(bucket, path)
  expect(stored.type).toBe('image/jpeg')
  expect(new Uint8Array(await stored.arrayBuffer())).toEqual(new Uint8Array(1000).fill(7))
  expect(progress).toEqual([0, 1])
})

test('a file of exactly 2 MB is taken, one byte more is too large', async () => {
  await uploadFile({ bucket, path: newObjectKey(user.id, 'jpg'), file: jpeg(maxBytes) })
  const upload = uploadFile({ bucket, path: newObjectKey(user.id, 'jpg'), file: jpeg(maxBytes + 1) })
  await expect(upload).rejects.toMatchObject({ code: 'too-large' })
})

test('a type that the bucket does not take is invalid', async () => {
  const file = new Blob(['MZ'], { type: 'application/octet-stream' })
  const upload = uploadFile({ bucket, path: newObjectKey(user.id, 'jpg'), file })
  await expect(upload).rejects.toMatchObject({ code: 'invalid' })
})

test('nobody uploads into the folder of somebody else', async () => {
  const { id } = await backend.createUser()
  const upload = uploadFile({ bucket, path: newObjectKey(id, 'jpg'), file: jpeg() })
  await expect(upload).rejects.toMatchObject({ code: 'forbidden' })
})

test('what exists is not written over', async () => {
  const path = newObjectKey(user.id, 'jpg')
  await uploadFile({ bucket, path, file: jpeg(10) })
  await expect(uploadFile({ bucket, path, file: jpeg(20) })).rejects.toMatchObject({ code: 'duplicate' })
  expect((await downloadFile(bucket, path)).size).toBe(10)
})

test('without a session nothing is sent', async () => {
  setBackend(createBackend({ url: backend.url, key: backend.publishableKey }))
  const upload = uploadFile({ bucket, path: newObjectKey(user.id, 'jpg'), file: jpeg() })
  await expect(upload).rejects.toMatchObject({ code: 'signed-out' })
  expect(NodeXhr.sent).toBe(0)
})

test('an upload cancelled beforehand is not sent; one cancelled on its way ends at once', async () => {
  const path = newObjectKey(user.id, 'jpg')
  const before = uploadFile({ bucket, path, file: jpeg(), signal: AbortSignal.abort() })
  await expect(before).rejects.toMatchObject({ code: 'cancelled' })
  expect(NodeXhr.sent).toBe(0)
  const cancel = new AbortController()
  const upload = uploadFile({
    bucket,
    path,
    file: jpeg(),
    signal: cancel.signal,
    onProgress: () => cancel.abort(),
  })
  await expect(upload).rejects.toMatchObject({ code: 'cancelled' })
})

test('a lost network is told', async () => {
  const path = newObjectKey(user.id, 'jpg')
  setBackend({ ...app, url: await addressOfNobody() })
  await expect(uploadFile({ bucket, path, file: jpeg() })).rejects.toMatchObject({ code: 'network' })
  setBackend(app)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(downloadFile(bucket, path)).rejects.toMatchObject({ code: 'network' })
})

test('an upload that does not move for half a minute is taken for a lost network', async () => {
  const silent = createServer(() => {})
  const url = await addressOf(silent)
  setBackend({ ...app, url })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const settled = vi.fn()
  const upload = uploadFile({ bucket, path: newObjectKey(user.id, 'jpg'), file: jpeg() }).catch(settled)
  await vi.waitFor(() => expect(NodeXhr.sent).toBe(1))
  await vi.advanceTimersByTimeAsync(29_000)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  await upload
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: 'network' }))
  silent.closeAllConnections()
  silent.close()
})

test('a file that is not there, or is not the own, is not found', async () => {
  await expect(downloadFile(bucket, newObjectKey(user.id, 'jpg'))).rejects.toMatchObject({
    code: 'not-found',
  })
  const other = await backend.createUser()
  const path = newObjectKey(other.id, 'jpg')
  await other.client.storage.from(bucket).upload(path, jpeg())
  await expect(downloadFile(bucket, path)).rejects.toMatchObject({ code: 'not-found' })
})

test('a download that nobody waits for is cancelled', async () => {
  const download = downloadFile(bucket, newObjectKey(user.id, 'jpg'), AbortSignal.abort())
  await expect(download).rejects.toMatchObject({ code: 'cancelled' })
})

test('a photo is removed in both sizes, and removing it again is no failure', async () => {
  const path = newObjectKey(user.id, 'jpg')
  for (const key of [path, smallKey(path)]) await uploadFile({ bucket, path: key, file: jpeg() })
  await removePhoto(bucket, path)
  for (const key of [path, smallKey(path)])
    await expect(downloadFile(bucket, key)).rejects.toMatchObject({ code: 'not-found' })
  await removeFiles(bucket, [path])
})

test('keys lie in the folder of their owner, never meet, and the buckets take their names', () => {
  const keys = Array.from({ length: 100 }, () => newObjectKey(user.id, 'jpg'))
  expect(new Set(keys).size).toBe(100)
  for (const key of [...keys, ...keys.map(smallKey)])
    expect(key).toMatch(new RegExp(`^${user.id}/[A-Za-z0-9_-]{1,100}\\.jpg$`))
})

test.each([
  ['u/1-a.jpg', 'u/1-a-small.jpg'],
  ['u/1-a.png', 'u/1-a-small.jpg'],
  ['u.v/1-a', 'u.v/1-a-small.jpg'],
])('the small version of %s is %s', (path, small) => {
  expect(smallKey(path)).toBe(small)
})

function addressOf(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => {
      const address = server.address()
      resolve(`http://localhost:${typeof address === 'object' && address ? address.port : 0}`)
    })
  })
}

async function addressOfNobody(): Promise<string> {
  const server = createServer()
  const url = await addressOf(server)
  await new Promise((resolve) => server.close(resolve))
  return url
}
