import { expect, test } from 'vitest'
import { mergeUnsent } from './read-unsent'

const row = (id: string, date: string, time: string, title = id) => ({
  id,
  date,
  created_at: `${date}T${time}:00Z`,
  title,
})
const soup = row('soup', '2026-11-27', '12:00')
const bread = row('bread', '2026-11-27', '08:00')
const onDay = (day: string) => (each: { date: string }) => each.date === day
const idsOf = (rows: { id: string }[] | undefined) => rows?.map(({ id }) => id)

test('what waits stands among what is stored, newest first', () => {
  const egg = row('egg', '2026-11-27', '10:00')
  expect(idsOf(mergeUnsent([soup, bread], [{ row: egg }], onDay('2026-11-27')))).toEqual([
    'soup',
    'egg',
    'bread',
  ])
})

test('a change that waits stands in place of the stored entry', () => {
  const changed = { ...soup, title: 'Soup with bread' }
  expect(mergeUnsent([soup, bread], [{ row: changed, base: soup }], onDay('2026-11-27'))).toEqual([
    changed,
    bread,
  ])
})

test('an entry that was moved to another day is on that day alone', () => {
  const moved = { ...soup, date: '2026-11-26' }
  expect(mergeUnsent([soup, bread], [{ row: moved }], onDay('2026-11-27'))).toEqual([bread])
  expect(mergeUnsent([], [{ row: moved }], onDay('2026-11-26'))).toEqual([moved])
})

test('what waits is shown though the others did not load; without any the list still loads', () => {
  expect(mergeUnsent(undefined, [{ row: soup }], onDay('2026-11-27'))).toEqual([soup])
  expect(mergeUnsent(undefined, [{ row: soup }], onDay('2026-11-26'))).toBeUndefined()
  expect(mergeUnsent(undefined, [], () => true)).toBeUndefined()
})

test('what is to be deleted is no longer there', () => {
  const deleted = { row: soup, base: soup, isDeleted: true } as const
  expect(mergeUnsent([soup, bread], [deleted], onDay('2026-11-27'))).toEqual([bread])
  expect(mergeUnsent(undefined, [deleted], onDay('2026-11-27'))).toBeUndefined()
})
