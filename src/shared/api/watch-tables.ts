import type { RealtimeChannel } from '@supabase/realtime-js'
import { backend } from './backend'
import type { Database } from './database.types'

export type TableWatch = {
  table: keyof Database['public']['Tables']
  /** `column=eq.value`, as Realtime takes it */
  filter?: string
}

/** Why a watcher is told: a row changed, the watch has begun, or it goes on after the connection was down. */
export type WatchCause = 'change' | 'start' | 'reconnection'

let watching = 0

/**
 * Tells when a watched table has changed: on every event, and once after each (re)connection, because changes made
 * while the socket was down are never replayed. An event names what is stale; it carries no data into the cache.
 * @param topic names the screen that watches; each call joins a topic of its own
 * @returns the function that stops watching
 */
export function watchTables(
  topic: string,
  watches: TableWatch[],
  onChange: (cause: WatchCause) => void,
): () => void {
  let stopped = false
  let joins = 0
  let leave = () => {}
  void open().catch(() => {}) // without live events the screens still refetch on focus

  async function open() {
    const client = await backend().realtime()
    if (stopped) return
    // A topic can be joined once only: two screens asking for the same one must not share a channel object.
    const channel: RealtimeChannel = client.channel(`${topic}#${++watching}`)
    for (const watch of watches)
      channel.on('postgres_changes', { event: '*', schema: 'public', ...watch }, () => onChange('change'))
    channel.subscribe((status) => {
      if (status === 'SUBSCRIBED') onChange(joins++ === 0 ? 'start' : 'reconnection')
    })
    leave = () => void client.removeChannel(channel)
  }

  return () => {
    stopped = true
    leave()
  }
}
