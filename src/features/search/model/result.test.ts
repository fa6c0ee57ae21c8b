import { expect, it } from 'vitest'
import { bestMatches } from './result'

it('finds the best first, keeps the order among equals, and stops at five', () => {
  const texts = ['A green salad', 'Salad', 'Bread', 'Salad of beans', 'Big salad', 'Saladin', 'Ensalada']
  expect(bestMatches(texts, 'salad', (text) => text)).toEqual([
    'Salad',
    'Salad of beans',
    'Saladin',
    'A green salad',
    'Big salad',
  ])
  expect(bestMatches(texts, '', (text) => text)).toEqual([])
})
