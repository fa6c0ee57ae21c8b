/** What the app keeps in IndexedDB; a new name needs a new version of the database. */
const tables = ['reads', 'outbox', 'photos'] as const
type TableName = (typeof tables)[number]

const databaseName = 'day-and-plate'
const databaseVersion = 1

/** Rows under keys, of which the first part is the user: `USER:REST`. */
export type DeviceTable<Row> = {
  /** The rows of a user, by key. */
  all: (userId: string) => Promise<Row[]>
  find: (key: string) => Promise<Row | undefined>
  put: (key: string, row: Row) => Promise<void>
  /**
   * Reads a row and writes it in one step, between which no other tab writes.
   * @param next answers what the row is to be; undefined removes it
   */
  change: (key: string, next: (now: Row | undefined) => Row | undefined) => Promise<void>
  remove: (key: string) => Promise<void>
  /** Removes a user's rows. */
  clear: (userId: string) => Promise<void>
  /** Removes everybody else's rows. */
  clearOthers: (userId: string) => Promise<void>
}

/**
 * A table on this device. Rows are copied as they are (structured clone): files and dates too.
 * @throws every call, where the browser keeps nothing (private windows of some, a full disk)
 */
export function deviceTable<Row>(name: TableName): DeviceTable<Row> {
  const ask = async <T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>) => {
    const transaction = (await database()).transaction(name, mode)
    return settled(request(transaction.objectStore(name)))
  }
  return {
    all: (userId) => ask<Row[]>('readonly', (store) => store.getAll(keysOf(userId))),
    find: (key) => ask<Row | undefined>('readonly', (store) => store.get(key)),
    put: async (key, row) => void (await ask('readwrite', (store) => store.put(row, key))),
    async change(key, next) {
      const store = (await database()).transaction(name, 'readwrite').objectStore(name)
      const row = next(await settled<Row | undefined>(store.get(key)))
      await (row === undefined ? settled(store.delete(key)) : settled(store.put(row, key)))
    },
    remove: (key) => ask('readwrite', (store) => store.delete(key)),
    clear: (userId) => ask('readwrite', (store) => store.delete(keysOf(userId))),
    async clearOthers(userId) {
      const keys = await ask('readonly', (store) => store.getAllKeys())
      const others = keys.filter((key) => typeof key === 'string' && !key.startsWith(`${userId}:`))
      await Promise.all(others.map((key) => ask('readwrite', (store) => store.delete(key))))
    },
  }
}

const keysOf = (userId: string) => IDBKeyRange.bound(`${userId}:`, `${userId}:\uffff`)

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(databaseName, databaseVersion)
  request.onupgradeneeded = () => {
    for (const name of tables) request.result.createObjectStore(name)
  }
  const connection = await settled(request)
  connection.onversionchange = () => connection.close() // a newer release in another tab need not wait for this one
  connection.onclose = () => {
    opened = undefined
  }
  return connection
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('the device store failed'))
  })
}
