import { expect, test } from 'vitest'
import { initialsOf, tintOf } from './person-mark'
import { avatarTints } from './theme/tokens'

test.each([
  ['Anna Belova', 'AB'],
  ['анна белова', 'АБ'],
  ['  Ada  ', 'A'],
  ['María José Carreño Quiñones', 'MQ'],
  ['😀 Smith', '😀S'],
  ['   ', '?'],
])('%s is marked %s', (name, letters) => {
  expect(initialsOf(name)).toBe(letters)
})

test('a person keeps one tint, and ids spread over all tints', () => {
  const ids = Array.from(
    { length: 60 },
    (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
  )
  expect(new Set(ids.map(tintOf))).toEqual(new Set(avatarTints))
  expect(ids.map(tintOf)).toEqual(ids.map(tintOf))
})
