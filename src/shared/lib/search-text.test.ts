import { expect, it } from 'vitest'
import { matchRank } from './search-text'

it.each([
  ['Food log', 'food', 0],
  ['Food log', 'log', 1],
  ['Food log', 'lo fo', 1],
  ['Food log', 'ood', 2],
  ['Food log', 'logs', undefined],
  ['Food log', '  ', undefined],
  ['Café crème', 'creme', 1],
  ['Зелёный борщ', 'зеленый', 0],
  ['Зеленый борщ', 'Зелёный', 0],
  ['Йогурт', 'йог', 0],
  ['Anna Belova anna@example.com', 'anna@ex', 2],
])('ranks "%s" for "%s" as %s', (text, typed, rank) => expect(matchRank(text, typed)).toBe(rank))
