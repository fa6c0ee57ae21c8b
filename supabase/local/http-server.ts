import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { Answer, Backend } from './backend.ts'
import { StartError } from './start-error.ts'

/** Answers a request in Node's own terms. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse) => void

export interface ListenOptions {
  /** 0 takes any free port. */
  port: number
  /** Address to listen on; this machine only, unless set. */
  host?: string | undefined
}

export interface Listening {
  /** Origin under which this machine reaches the server, for example http://localhost:4173. */
  url: string
  /** Begins to answer; until then every request waits for 503 to end. */
  serve: (handle: NodeHandler, handleUpgrade: Backend['handleUpgrade']) => void
  close: () => Promise<void>
}

const largestBody = 10 * 1024 * 1024

/** Tells whether a path belongs to the backend, not to the app. */
export const isBackendPath = (url: string) =>
  /^\/(auth|rest|storage|functions|realtime)\/v1(\/|\?|$)/.test(url)

/**
 * Claims a port, before the slow part of the start.
 *
 * @throws StartError when the port is taken
 */
export async function listen({ port, host = 'localhost' }: ListenOptions): Promise<Listening> {
  let handle: NodeHandler = (_request, response) => void response.writeHead(503, { 'retry-after': '1' }).end()
  let handleUpgrade: Backend['handleUpgrade'] = () => false
  const server = createServer((request, response) => handle(request, response))
  server.keepAliveTimeout = 65_000 // longer than clients keep a connection: one that is closed as they use it is a lost request
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!handleUpgrade(request, socket, head)) socket.destroy()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(isPortTaken(error) ? portTaken(port) : error))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  const taken = typeof address === 'object' && address ? address.port : port
  return {
    url: `http://localhost:${taken}`,
    serve(nextHandle, nextHandleUpgrade) {
      handle = nextHandle
      handleUpgrade = nextHandleUpgrade
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
  }
}

/**
 * Checks that a port can be had.
 *
 * @throws StartError when it is taken
 */
export async function requireFreePort(options: ListenOptions): Promise<void> {
  await (await listen(options)).close()
}

/** Lets Node's HTTP server answer through `answer`, with a limit on the size of a body. */
export function toNodeHandler(answer: Answer): NodeHandler {
  const listener = getRequestListener((request) => answerWithinLimit(request, answer), {
    overrideGlobalObjects: false,
  })
  return (request, response) => void listener(request, response)
}

async function answerWithinLimit(request: Request, answer: Answer): Promise<Response> {
  const announced = request.headers.get('content-length')
  if (announced !== null || !request.body) {
    return Number(announced) > largestBody ? tooLarge() : answer(request)
  }
  const body = await readLimited(request.body)
  if (!body) return tooLarge()
  const headers = new Headers(request.headers)
  headers.set('content-length', String(body.byteLength))
  return answer(new Request(request.url, { method: request.method, headers, body }))
}

/** Reads a body of unannounced length; `undefined` when it is longer than allowed. */
async function readLimited(body: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: Uint8Array[] = []
  let length = 0
  for (let reader = body.getReader(), part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength
    if (length > largestBody) {
      await reader.cancel()
      return undefined
    }
    parts.push(part.value)
  }
  return new Uint8Array(Buffer.concat(parts))
}

const tooLarge = () =>
  Response.json(
    { message: 'The request is too large' },
    { status: 413, headers: { 'access-control-allow-origin': '*', connection: 'close' } },
  )

const isPortTaken = (error: Error) => 'code' in error && error.code === 'EADDRINUSE'

const portTaken = (port: number) =>
  new StartError(
    `Port ${port} is already in use. Stop what listens there, or choose another one with --port.`,
  )
