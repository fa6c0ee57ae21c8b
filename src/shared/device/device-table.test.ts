import { IDBDatabase, IDBFactory, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deviceTables } from './device-table'

let device: IDBFactory
beforeEach(() => {
  device = new IDBFactory()
  vi.stubGlobal('IDBKeyRange', IDBKeyRange)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Another release of the app, or this one in another tab. */
function openElsewhere(version: number, stores: string[] = []): Promise<globalThis.IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = device.open('day-and-plate', version)
    request.onupgradeneeded = () => {
      for (const store of stores) request.result.createObjectStore(store)
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error!)
  })
}

/** The rows of a new tab. */
const outbox = (factory: () => globalThis.IDBFactory = () => device) =>
  deviceTables(factory)<string>('outbox')

/** The store answers in turns of its own; only what the app waits for is moved by hand. */
const holdTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('keeps rows over tabs, apart for every user', async () => {
  const table = outbox()
  await table.put('anna:1', 'soup')
  await table.put('anna:2', 'tea')
  await table.put('boris:1', 'bread')
  const again = outbox()
  expect(await again.all('anna')).toEqual(['soup', 'tea'])
  expect(await again.find('boris:1')).toBe('bread')
  await again.remove('anna:1')
  await again.clearOthers('anna')
  expect([await again.all('anna'), await again.all('boris')]).toEqual([['tea'], []])
  await again.clear('anna')
  expect(await again.all('anna')).toEqual([])
})

describe('a device that keeps nothing says so at once', () => {
  test.each<[string, () => globalThis.IDBFactory]>([
    [
      'has no IndexedDB',
      () => {
        throw new ReferenceError('indexedDB is not defined')
      },
    ],
    [
      'forbids it',
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
    ],
    [
      'forbids to open it',
      () => {
        vi.spyOn(device, 'open').mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError')
        })
        return device
      },
    ],
  ])('that %s', async (_case, factory) => {
    const table = outbox(factory)
    await expect(table.put('anna:1', 'soup')).rejects.toMatchObject({ reason: 'unusable' })
    await expect(table.all('anna')).rejects.toMatchObject({ name: 'DeviceTableError' })
  })
})

describe('a device that does not answer', () => {
  test('is waited for for three seconds, then not at all for a while, then asked again', async () => {
    const table = outbox()
    const open = vi.spyOn(device, 'open').mockImplementation(() => ({}) as never)
    holdTime()
    const first = expect(table.all('anna')).rejects.toMatchObject({ reason: 'silent' })
    await pass(3000)
    await first
    await expect(table.all('anna')).rejects.toMatchObject({ reason: 'silent' })
    expect(open).toHaveBeenCalledTimes(1)
    open.mockRestore()
    await pass(10_000)
    await table.put('anna:1', 'soup')
    expect(await table.all('anna')).toEqual(['soup'])
  })

  test('is used as soon as it has opened after all: an older tab had to be closed first', async () => {
    const older = await openElsewhere(1, [])
    const next = deviceTables(() => ({ open: (name: string) => device.open(name, 2) }) as never)<string>(
      'outbox',
    )
    holdTime()
    const first = expect(next.put('anna:1', 'soup')).rejects.toMatchObject({ reason: 'silent' })
    await pass(3000)
    await first
    older.close()
    await vi.waitFor(() => next.put('anna:2', 'tea'))
    expect(await next.all('anna')).toEqual(['tea']) // what was said not to be kept is not
  })

  test('does not keep later what it was said not to have kept', async () => {
    const table = outbox()
    await table.put('anna:1', 'soup')
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
      const keepBusy = () => void (this.get('anna:1').onsuccess = keepBusy)
      keepBusy()
      return this.get('anna:1')
    })
    holdTime()
    const second = expect(table.put('anna:2', 'tea')).rejects.toMatchObject({ reason: 'silent' })
    await pass(3000)
    await second
    put.mockRestore()
    await pass(10_000)
    expect(await table.all('anna')).toEqual(['soup'])
  })
})

describe('a connection that is gone is opened again', () => {
  test.each<[string, () => void]>([
    [
      'closed by the system without a word',
      () => {
        vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
          throw new DOMException('The database connection is closing.', 'InvalidStateError')
        })
      },
    ],
    [
      'closed in the middle of a call',
      () => {
        vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(function (this: IDBObjectStore) {
          queueMicrotask(() => this.transaction.abort())
          return this.get('anna:1')
        })
      },
    ],
  ])('%s', async (_case, lose) => {
    const table = outbox()
    await table.put('anna:1', 'soup')
    lose()
    await table.put('anna:2', 'tea')
    expect(await table.all('anna')).toEqual(['soup', 'tea'])
  })

  test('closed for a newer release in another tab, whose tables this tab goes on with', async () => {
    const table = outbox()
    await table.put('anna:1', 'soup')
    await openElsewhere(2, ['recipes'])
    await table.put('anna:2', 'tea')
    expect(await table.all('anna')).toEqual(['soup', 'tea'])
    expect(await outbox().all('anna')).toEqual(['soup', 'tea'])
  })

  test('but not for ever: one that is lost each time is an error', async () => {
    const table = outbox()
    await table.put('anna:1', 'soup')
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError')
    })
    await expect(table.put('anna:1', 'soup')).rejects.toMatchObject({ reason: 'unusable' })
  })
})

test('a full disk is told, also where it shows only when all is said', async () => {
  const table = outbox()
  await table.put('anna:1', 'soup')
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    const request = this.get('anna:1')
    request.onsuccess = () => {
      Object.assign(this.transaction, { error: new DOMException('full', 'QuotaExceededError') })
      this.transaction.abort()
    }
    return request
  })
  await expect(table.put('anna:2', 'tea')).rejects.toMatchObject({ reason: 'full' })
  put.mockRestore()
  expect(await table.all('anna')).toEqual(['soup'])
})
