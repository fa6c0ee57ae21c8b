import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { Database } from '../database.ts'
import type { Keys } from '../keys.ts'
import { type Channel, joinChannel } from './channel.ts'
import { type Changes, watchChanges } from './changes.ts'
import { decode, encode, type Form, type Message } from './protocol.ts'
import { createTokenReader, type ReadToken } from './token.ts'

export interface Realtime {
  /** Takes a connection over when it asks for live changes; `false` leaves it to somebody else. */
  handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  close(): void
}

const path = '/realtime/v1/websocket'
const largestMessage = 100_000
const mostUnsentBytes = 4_000_000
const mostChannels = 100
const silenceMilliseconds = 90_000

/**
 * Serves live changes in the protocol of `@supabase/realtime-js`.
 *
 * @param database the migrated database
 * @param keys who may connect, and whose tokens are believed
 */
export async function startRealtime(database: Database, keys: Keys): Promise<Realtime> {
  const changes = await watchChanges(database)
  const readToken = createTokenReader(keys)
  const server = new WebSocketServer({ noServer: true, maxPayload: largestMessage })

  return {
    handleUpgrade(request, socket, head) {
      const url = new URL(request.url ?? '/', 'http://localhost')
      if (url.pathname !== path) return false
      const key = url.searchParams.get('apikey')
      if (key !== keys.publishableKey && key !== keys.secretKey) {
        socket.end('HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
        return true
      }
      server.handleUpgrade(request, socket, head, (webSocket) => serve(webSocket, changes, readToken))
      return true
    },
    close() {
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}

const textOf = (data: RawData) =>
  (Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as Buffer)).toString()

function serve(socket: WebSocket, changes: Changes, readToken: ReadToken) {
  const channels = new Map<string, Channel>()
  let form: Form = 'array'
  let handled = Promise.resolve()

  const send = (message: Message) => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > mostUnsentBytes) return socket.terminate()
    socket.send(encode(message, form))
  }

  const leave = (topic: string) => {
    channels.get(topic)?.close()
    channels.delete(topic)
  }

  const join = async (request: Message) => {
    leave(request.topic)
    if (channels.size >= mostChannels) {
      const response = { reason: 'Too many channels' }
      return send({ ...request, event: 'phx_reply', payload: { status: 'error', response } })
    }
    const closed = () => void channels.delete(request.topic)
    const channel = await joinChannel(request, { changes, readToken, send, closed })
    if (!channel) return
    if (socket.readyState === socket.OPEN) channels.set(request.topic, channel)
    else channel.close()
  }

  const handle = async (message: Message) => {
    if (message.event === 'phx_join') return join(message)
    if (message.event === 'access_token') return channels.get(message.topic)?.renew(message.payload)
    if (message.event === 'phx_leave') leave(message.topic)
    send({ ...message, event: 'phx_reply', payload: { status: 'ok', response: {} } })
    if (message.event === 'phx_leave') send({ ...message, ref: null, event: 'phx_close', payload: {} })
  }

  let silence = setTimeout(() => socket.terminate(), silenceMilliseconds).unref()
  socket.on('message', (data, isBinary) => {
    silence = silence.refresh()
    const received = isBinary ? undefined : decode(textOf(data))
    if (!received) return
    form = received.form
    handled = handled
      .then(() => handle(received.message))
      .catch((error: unknown) => console.error('Realtime:', error))
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearTimeout(silence)
    for (const topic of channels.keys()) leave(topic)
  })
}
