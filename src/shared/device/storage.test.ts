import { describe, expect, test } from 'vitest'
import { createStorage } from './storage'

/** A browser's storage, of which some methods fail. */
function browserStorage(failing: readonly ('getItem' | 'setItem' | 'removeItem')[] = []) {
  const stored: Record<string, string> = {}
  const failures = new Set<string>(failing)
  const refuse = (method: string) => {
    if (failures.has(method)) throw new DOMException(`${method} failed`, 'QuotaExceededError')
  }
  return Object.defineProperties(stored, {
    getItem: {
      value: (key: string) => {
        refuse('getItem')
        return stored[key] ?? null
      },
    },
    setItem: {
      value: (key: string, value: string) => {
        refuse('setItem')
        stored[key] = value
      },
    },
    removeItem: {
      value: (key: string) => {
        refuse('removeItem')
        delete stored[key]
      },
    },
  }) as unknown as Storage
}

const forbidden = (): Storage => {
  throw new DOMException('denied', 'SecurityError')
}

/** Each: how it is, where it is, whether it keeps, whether it gives up what it has. */
const storages: [string, () => () => Storage, boolean, boolean][] = [
  ['works', () => () => local, true, true],
  ['is full', () => () => full, false, true],
  ['is for reading only', () => () => readOnly, false, false],
  ['is forbidden', () => forbidden, false, false],
  ['is not there', () => () => (globalThis as { noStorage?: Storage }).noStorage!, false, false],
]
const local = browserStorage()
const full = browserStorage(['setItem'])
const readOnly = browserStorage(['setItem', 'removeItem'])

describe.each(storages)('a storage that %s', (_case, areaOf, keeps, givesUp) => {
  test('answers whether it kept, and gives back in this tab what was written', () => {
    const storage = createStorage(areaOf())
    expect(storage.read('lang')).toBeNull()
    expect(storage.write('lang', 'ru')).toBe(keeps)
    expect(storage.read('lang')).toBe('ru')
    expect(storage.keys('la')).toEqual(['lang'])
    expect(createStorage(areaOf()).read('lang')).toBe(keeps ? 'ru' : null)
    expect(storage.remove('lang')).toBe(givesUp)
    expect([storage.read('lang'), storage.keys('la')]).toEqual([null, []])
  })
})

test('what could not be written gives way to what another tab has written since', () => {
  const area = browserStorage()
  area.setItem('token', 'first')
  const setItem = area.setItem.bind(area)
  let isFull = true
  const tab = createStorage(() =>
    Object.create(area, {
      setItem: {
        value: (key: string, value: string) => {
          if (isFull) throw new DOMException('full', 'QuotaExceededError')
          setItem(key, value)
        },
      },
    }),
  )
  tab.write('token', 'mine')
  expect(tab.read('token')).toBe('mine')
  area.setItem('token', 'theirs')
  expect(tab.read('token')).toBe('theirs')
  tab.write('token', 'mine again')
  isFull = false
  expect(tab.write('token', 'last')).toBe(true)
  expect([tab.read('token'), area.getItem('token')]).toEqual(['last', 'last'])
})

test('what could not be removed is gone for this tab', () => {
  const area = browserStorage(['removeItem'])
  area.setItem('draft:anna', 'soup')
  const tab = createStorage(() => area)
  expect(tab.remove('draft:anna')).toBe(false)
  expect([tab.read('draft:anna'), tab.keys('draft:')]).toEqual([null, []])
})
