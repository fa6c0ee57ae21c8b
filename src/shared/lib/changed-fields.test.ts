import { expect, it } from 'vitest'
import { changedFields } from './changed-fields'

it('names what differs, lists by what is in them, and a value that was taken away', () => {
  const before = { name: 'Anna', tags: ['a', 'b'], age: 34, note: null }
  expect(changedFields({ name: 'Anna', tags: ['a', 'b'], age: 34, note: null }, before)).toEqual({})
  expect(changedFields({ name: 'Anna B', tags: ['b'], age: null, note: 'x' }, before as object)).toEqual({
    name: 'Anna B',
    tags: ['b'],
    age: null,
    note: 'x',
  })
})
