import type { RealtimeChannel } from '@supabase/realtime-js'
import { backend } from './backend'
import type { Database } from './database.types'
import { followLive, type LiveState } from './live-state'

export type TableWatch = {
  table: keyof Database['public']['Tables']
  /** `column=eq.value`, as Realtime takes it */
  filter?: string
}

/**
 * Why a watcher is told: a row changed, the watch has begun, it goes on after the connection was down, or there is no
 * connection and it is time to ask.
 */
export type WatchCause = 'change' | 'start' | 'reconnection' | 'poll'

/** The row as it is now; nothing is left of a deleted one. */
export type ChangedRow = Readonly<Record<string, unknown>>

type Options = {
  topic: string
  watches: TableWatch[]
  /**
   * @param row of a change; it names what is stale, and carries no data into the cache
   * @returns once what is stale was read anew, where somebody waits for that
   */
  onChange: (cause: WatchCause, row?: ChangedRow) => unknown
  /** Whether changes are told at once. 'live' after it was down only once `onChange` has ended. */
  onState?: (live: LiveState) => void
}

/** So long, in ms, after which a channel that the backend has closed is joined anew. */
const reopenMs = 2000

let watching = 0

/**
 * Tells when a watched table has changed: on every event, and once after each (re)connection, because changes made
 * while the socket was down are never replayed. While there is no connection it is time to ask every 20 seconds, as long as
 * somebody looks at the page.
 * @param options.topic names the screen that watches; each call joins a topic of its own
 * @returns the function that stops watching
 */
export function watchTables({ topic, watches, onChange, onState }: Options): () => void {
  let stopped = false
  let joins = 0
  let leave = () => {}
  let reopening: ReturnType<typeof setTimeout> | undefined
  const live = followLive({ onState, ask: () => onChange('poll') })

  const reopen = () => {
    live.lost()
    clearTimeout(reopening)
    reopening = setTimeout(open, reopenMs)
  }

  function open() {
    void join().catch(reopen) // a part of the client did not load
  }

  async function join() {
    const client = await backend().realtime()
    if (stopped) return
    // A topic can be joined once only: two screens asking for the same one must not share a channel object.
    const channel: RealtimeChannel = client.channel(`${topic}#${++watching}`)
    for (const watch of watches)
      channel.on<ChangedRow>('postgres_changes', { event: '*', schema: 'public', ...watch }, (change) =>
        onChange('change', change.new),
      )
    const goOn = () => live.joined(() => onChange(joins++ === 0 ? 'start' : 'reconnection'))
    // The backend may take the channel and find only then that it cannot listen; it says so too when it can again.
    let isDeaf = false
    channel.on('system', {}, ({ status }: { status?: string }) => {
      if (status === 'error') live.lost()
      else if (isDeaf) goOn()
      isDeaf = status === 'error'
    })
    channel.subscribe((status) => {
      if (stopped) return
      if (status === 'SUBSCRIBED') goOn()
      // The client joins again by itself after every loss but this: the backend closes a channel whose token has expired.
      else if (status === 'CLOSED') reopen()
      else live.lost()
    })
    leave = () => void client.removeChannel(channel)
  }

  open()
  return () => {
    stopped = true
    clearTimeout(reopening)
    live.stop()
    leave()
  }
}
