import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createBackend, setBackend } from './backend'
import { callFunction, FunctionRefusal } from './functions'

const refusal = { success: false, error: 'Too many requests', code: 'rate-limited', details: 'by the day' }
const received: { path: string | undefined; key: unknown; body: string }[] = []
let server: Server

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const path = request.url?.replace('/functions/v1/', '')
      received.push({ path, key: request.headers.apikey, body })
      if (path === 'silence') return
      if (path === 'reset') return request.socket.destroy()
      if (path === 'refusal') response.writeHead(429).end(JSON.stringify(refusal))
      else if (path === 'page') response.writeHead(502).end('<h1>502</h1>')
      else response.end('{"answer":42}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  setBackend(createBackend({ url: `http://127.0.0.1:${port}`, key: 'public' }))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('a function gets the body as JSON, with the public key, and its answer comes back', async () => {
  expect(await callFunction('good', { image: 'abc' })).toEqual({ answer: 42 })
  expect(received.at(-1)).toEqual({ path: 'good', key: 'public', body: '{"image":"abc"}' })
})

test('a refusal carries its word, sentence and details', async () => {
  const error = await callFunction('refusal', {}).catch((failure: unknown) => failure)
  expect(error).toBeInstanceOf(FunctionRefusal)
  expect(error).toMatchObject({
    code: 'too-many',
    reason: 'rate-limited',
    message: 'Too many requests',
    details: 'by the day',
  })
})

test('a page of a gateway is a refusal without a word', async () => {
  await expect(callFunction('page', {})).rejects.toMatchObject({ reason: undefined, message: '' })
})

test('a lost connection is told as one', async () => {
  await expect(callFunction('reset', {})).rejects.toMatchObject({ code: 'network' })
})

test('a call that is given up ends at once', async () => {
  const user = new AbortController()
  const call = callFunction('silence', {}, user.signal)
  await vi.waitFor(() => expect(received.at(-1)?.path).toBe('silence'))
  user.abort()
  await expect(call).rejects.toMatchObject({ code: 'cancelled' })
})
