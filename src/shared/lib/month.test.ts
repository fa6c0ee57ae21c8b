import { expect, test } from 'vitest'
import { dayByKey, weeksOf } from './month'

test('a month begins on its weekday, Monday first, and holds no day of another', () => {
  const weeks = weeksOf('2026-10-25')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([null, null, null, '2026-10-01', '2026-10-02', '2026-10-03', '2026-10-04'])
  expect(weeks[4]?.slice(4)).toEqual(['2026-10-30', '2026-10-31', null])
  expect(weeks.flat().filter(Boolean)).toHaveLength(31)
})

test('a month of four whole weeks has four rows, a long one six', () => {
  expect([weeksOf('2027-02-10').length, weeksOf('2026-08-01').length]).toEqual([4, 6])
})

test('keys lead as in a grid of days', () => {
  const bounds = { first: '2026-10-01', last: '2027-11-30' }
  const from = (key: string) => dayByKey(key, '2026-10-28', bounds)
  expect(from('ArrowRight')).toBe('2026-10-29')
  expect(from('ArrowUp')).toBe('2026-10-21')
  expect(from('ArrowDown')).toBe('2026-11-04')
  expect([from('Home'), from('End')]).toEqual(['2026-10-26', '2026-11-01'])
  expect([from('PageDown'), from('Shift+PageDown')]).toEqual(['2026-11-28', '2027-10-28'])
  expect(from('Enter')).toBeUndefined()
})

test('no key leads out of what can be chosen', () => {
  const bounds = { first: '2026-10-01', last: '2026-10-30' }
  expect(dayByKey('PageUp', '2026-10-05', bounds)).toBe('2026-10-01')
  expect(dayByKey('ArrowDown', '2026-10-28', bounds)).toBe('2026-10-30')
})
