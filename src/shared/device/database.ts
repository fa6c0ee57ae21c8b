import { DeviceTableError, isConnectionLost, nameOf, toDeviceTableError } from './device-table-error'

/** So long a call waits for the device; a screen may wait for it. */
const answerTimeoutMs = 3000
/** So long a device that did not answer is not asked again: every call would wait in vain. */
const pauseMs = 10_000

type Call<T> = {
  store: string
  mode: IDBTransactionMode
  request: (store: IDBObjectStore) => IDBRequest<T>
}

export type Database = {
  /**
   * Makes one request in a transaction of its own. It is kept when this resolves, and called off when this rejects. May be made
   * twice, where the connection is lost in between: ask only for what may happen twice.
   * @throws DeviceTableError after 3 s at the latest; at once for the 10 s after that
   */
  ask: <T>(call: Call<T>) => Promise<T>
}

/**
 * A database of this device, opened by the first call and again whenever the system has closed it.
 * @param factory the browser's IndexedDB; reading it may throw
 * @param stores what it holds; a new one needs a higher version
 */
export function createDatabase(
  factory: () => IDBFactory,
  { name, version, stores }: { name: string; version: number; stores: readonly string[] },
): Database {
  let opened: Promise<IDBDatabase> | undefined
  let silentUntil = -Infinity

  function connect(): Promise<IDBDatabase> {
    opened ??= open()
    return opened
  }

  function open(): Promise<IDBDatabase> {
    const opening = openLatest(factory(), { name, version, stores })
    const forget = () => {
      if (opened === opening) opened = undefined
    }
    opening.then((connection) => {
      connection.onversionchange = () => {
        connection.close() // a newer release in another tab need not wait for this one
        forget()
      }
      connection.onclose = forget
      if (opened === opening) return
      connection.close() // nobody waited that long
      silentUntil = -Infinity
    }, forget)
    return opening
  }

  async function attempt<T>(call: Call<T>, signal: AbortSignal): Promise<T> {
    const connecting = connect()
    const connection = await connecting
    signal.throwIfAborted()
    try {
      return await transact(connection, call, signal)
    } catch (error) {
      if (opened === connecting && isConnectionLost(error)) opened = undefined
      throw error
    }
  }

  async function askTwice<T>(call: Call<T>, signal: AbortSignal): Promise<T> {
    try {
      return await attempt(call, signal)
    } catch (error) {
      if (signal.aborted || !isConnectionLost(error)) throw error
      return attempt(call, signal)
    }
  }

  return {
    async ask(call) {
      if (performance.now() < silentUntil) throw new DeviceTableError('silent')
      const late = new AbortController()
      let timer: ReturnType<typeof setTimeout> | undefined
      const silence = new Promise<never>((_resolve, reject) => {
        timer = setTimeout(() => {
          silentUntil = performance.now() + pauseMs
          opened = undefined
          late.abort()
          reject(new DeviceTableError('silent'))
        }, answerTimeoutMs)
      })
      try {
        return await Promise.race([askTwice(call, late.signal), silence])
      } catch (error) {
        throw toDeviceTableError(error)
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

type Layout = { name: string; version: number; stores: readonly string[] }

/** A newer release may have been in another tab: what it has made holds the stores of this one too. */
async function openLatest(factory: IDBFactory, layout: Layout): Promise<IDBDatabase> {
  try {
    return await openVersion(factory, layout, layout.version)
  } catch (error) {
    if (nameOf(error) !== 'VersionError') throw error
    return openVersion(factory, layout)
  }
}

/** An older tab that does not give way keeps the request waiting: it is answered when that tab is closed. */
function openVersion(factory: IDBFactory, { name, stores }: Layout, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, version)
    request.onupgradeneeded = () => {
      const known = request.result.objectStoreNames
      for (const store of stores) if (!known.contains(store)) request.result.createObjectStore(store)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the database did not open'))
  })
}

/** A full disk may show only when the transaction is to be kept: its request has succeeded by then. */
function transact<T>(
  connection: IDBDatabase,
  { store, mode, request }: Call<T>,
  signal: AbortSignal,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = connection.transaction(store, mode)
    const asked = request(transaction.objectStore(store))
    const giveUp = () => {
      try {
        transaction.abort()
      } catch {
        // It is being kept already, and then it comes too late only for whoever asked.
      }
    }
    signal.addEventListener('abort', giveUp)
    transaction.oncomplete = () => {
      signal.removeEventListener('abort', giveUp)
      resolve(asked.result)
    }
    transaction.onabort = () => {
      signal.removeEventListener('abort', giveUp)
      reject(transaction.error ?? new DOMException('the connection was lost', 'AbortError'))
    }
  })
}
