import { expect, it } from 'vitest'
import { sheetOf, tablesOf } from './export-tables'

it('makes a table of everything, and one of all ingredients', () => {
  const tables = tablesOf({
    profile: { id: 'u1', name: 'Anna' },
    food_entries: [
      { id: 'm1', title: 'Soup', ingredients: [{ name: 'Leek', amount: 2 }] },
      { id: 'm2', title: 'Tea', ingredients: [] },
    ],
    mood_entries: [],
    reviews_written: null,
  })
  expect(Object.fromEntries(tables)).toEqual({
    profile: [{ id: 'u1', name: 'Anna' }],
    food_entries: [
      { id: 'm1', title: 'Soup' },
      { id: 'm2', title: 'Tea' },
    ],
    ingredients: [{ food_entry_id: 'm1', name: 'Leek', amount: 2 }],
    mood_entries: [],
    reviews_written: [],
  })
})

it('writes every column of any row, and lists as they are', () => {
  expect(
    sheetOf([
      { id: 1, note: null, tags: ['a'] },
      { id: 2, isPublic: true, note: 'x' },
    ]),
  ).toEqual([
    ['id', 'note', 'tags', 'isPublic'],
    [1, null, '["a"]', null],
    [2, 'x', null, 'true'],
  ])
})
