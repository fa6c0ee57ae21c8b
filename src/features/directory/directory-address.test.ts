import { expect, test } from 'vitest'
import { countFilters, readDirectoryAddress, toDirectorySearch } from './directory-address'

test('an address keeps what makes sense and drops the rest', () => {
  expect(
    readDirectoryAddress({
      by: 'id',
      q: 12,
      minYears: 3,
      maxYears: 2.5,
      minRate: -1,
      maxRate: '40',
      language: 'Russian',
    }),
  ).toEqual({ by: 'id', q: '12', minYears: 3, language: 'Russian' })
  expect(readDirectoryAddress({ by: 'name', q: {}, expertise: '', maxYears: 81 })).toEqual({})
})

test('what is typed is looked for as a name or as a reference ID', () => {
  expect(toDirectorySearch({ q: ' Ann ', minRate: 5 })).toEqual({ text: 'Ann', minRate: 5 })
  expect(toDirectorySearch({ by: 'id', q: 'ab12cd' })).toEqual({ reference: 'ab12cd' })
  expect(toDirectorySearch({ by: 'id', q: '  ' })).toEqual({})
})

test('filters are counted, the search is not', () => {
  expect(countFilters({ by: 'id', q: 'x', minYears: 0, expertise: 'sports' })).toBe(2)
  expect(countFilters({ q: 'x' })).toBe(0)
})
