import { createDatabase } from './database'

/** What the app keeps in IndexedDB; a new name needs a new version of the database. */
const tables = ['reads', 'outbox', 'photos'] as const
type TableName = (typeof tables)[number]

const databaseVersion = 1

/** Rows under keys, of which the first part is the user: `USER:REST`. */
export type DeviceTable<Row> = {
  /** The rows of a user, by key. */
  all: (userId: string) => Promise<Row[]>
  find: (key: string) => Promise<Row | undefined>
  put: (key: string, row: Row) => Promise<void>
  /**
   * Reads a row and writes it in one step, between which no other tab writes.
   * @param next answers what the row is to be; undefined removes it. May be called twice
   */
  change: (key: string, next: (now: Row | undefined) => Row | undefined) => Promise<void>
  remove: (key: string) => Promise<void>
  /** Removes a user's rows. */
  clear: (userId: string) => Promise<void>
  /** Removes everybody else's rows. */
  clearOthers: (userId: string) => Promise<void>
}

/**
 * The tables of a browser. Rows are copied as they are (structured clone): files and dates too.
 * @param factory the browser's IndexedDB; reading it may throw
 * @returns a function that gives a table by its name, of which every call throws DeviceTableError within 3 s where the browser
 *   keeps nothing (private windows of some, a full disk) or does not answer
 */
export function deviceTables(factory: () => IDBFactory) {
  const database = createDatabase(factory, {
    name: 'day-and-plate',
    version: databaseVersion,
    stores: tables,
  })
  return function deviceTable<Row>(name: TableName): DeviceTable<Row> {
    const ask = <T>(mode: IDBTransactionMode, request: (store: IDBObjectStore) => IDBRequest<T>) =>
      database.ask({ store: name, mode, request })
    return {
      all: (userId) => ask<Row[]>('readonly', (store) => store.getAll(keysOf(userId))),
      find: (key) => ask<Row | undefined>('readonly', (store) => store.get(key)),
      put: async (key, row) => void (await ask('readwrite', (store) => store.put(row, key))),
      async change(key, next) {
        await ask<Row | undefined>('readwrite', (store) => {
          const reading: IDBRequest<Row | undefined> = store.get(key)
          reading.onsuccess = () => {
            const row = next(reading.result)
            if (row === undefined) store.delete(key)
            else store.put(row, key)
          }
          return reading
        })
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
}

const keysOf = (userId: string) => IDBKeyRange.bound(`${userId}:`, `${userId}:\uffff`)

/** A table of this device, see `deviceTables`. */
export const deviceTable = deviceTables(() => indexedDB)
