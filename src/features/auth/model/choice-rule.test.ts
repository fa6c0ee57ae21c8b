import { expect, test } from 'vitest'
import { problemOfSearch } from './choice-rule'

test.each([
  ['id', 'AB12CD', undefined],
  ['id', ' ab12cd ', undefined],
  ['id', 'АВ12СЕ', undefined],
  ['id', 'AB12C', 'idShape'],
  ['id', 'AB12CDE', 'idShape'],
  ['id', 'AB-2CD', 'idShape'],
  ['name', 'Ann', undefined],
  ['name', ' An ', 'tooShort'],
] as const)('a search by %s for %j: %s', (by, typed, problem) => {
  expect(problemOfSearch(by, typed)).toBe(problem)
})
