import { beforeEach, expect, test, vi } from 'vitest'
import { draftStore, noteStore } from '../lib/draft-store'
import { outbox } from './outbox'
import { findOnlyHere } from './only-here'

const waiting = vi.spyOn(outbox, 'get')

beforeEach(() => {
  waiting.mockReturnValue([])
  const stored: Record<string, string> = {}
  vi.stubGlobal(
    'localStorage',
    Object.defineProperties(stored, {
      getItem: { value: (key: string) => stored[key] ?? null },
      setItem: { value: (key: string, value: string) => void (stored[key] = value) },
      removeItem: { value: (key: string) => void delete stored[key] },
    }),
  )
})

const aMeal = { id: 'a', userId: 'anna', kind: 'meal', version: 0, at: 1, stamp: 's', payload: {} } as const

test('an entry that waits to be sent would be lost, also one that was refused', () => {
  waiting.mockReturnValue([aMeal])
  expect(findOnlyHere()).toBe('unsent')
  waiting.mockReturnValue([{ ...aMeal, problem: { code: 'conflict', name: 'VersionConflict' } }])
  expect(findOnlyHere()).toBe('unsent')
})

test('what was typed and not saved would be lost; entries that wait come first', () => {
  draftStore.write('meal:anna', { title: 'Soup' })
  expect(findOnlyHere()).toBe('typed')
  waiting.mockReturnValue([aMeal])
  expect(findOnlyHere()).toBe('unsent')
})

test('a question that was skipped is nothing that anybody would miss', () => {
  noteStore.write('mood-skipped:anna', ['a'])
  expect(findOnlyHere()).toBe('nothing')
  expect(noteStore.read('mood-skipped:anna')).toEqual(['a'])
  noteStore.clear()
  expect(noteStore.read('mood-skipped:anna')).toBeNull()
})
