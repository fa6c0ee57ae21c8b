import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { makeMealRow } from '@/shared/testing/make-meal'
import { mealSchema } from './meal'
import { historyPageDays, mealKeys, mealQueries, nextHistoryPage } from './queries'

describe('mealKeys', () => {
  const anna = mealQueries.day('anna', '2026-11-27').queryKey
  const annaHistory = mealQueries.history('anna', '2026-11-27').queryKey
  const boris = mealQueries.day('boris', '2026-11-27').queryKey

  const staleAfter = async (queryKey: readonly unknown[]) => {
    const client = new QueryClient()
    for (const key of [anna, annaHistory, boris]) client.setQueryData<unknown>(key, [])
    await client.invalidateQueries({ queryKey })
    return [anna, annaHistory, boris].map((key) => client.getQueryState(key)?.isInvalidated)
  }

  test('a user’s key reaches the day and the history, and nobody else’s', async () =>
    expect(await staleAfter(mealKeys.ofUser('anna'))).toEqual([true, true, false]))

  test('the table’s key reaches all', async () =>
    expect(await staleAfter(mealKeys.all)).toEqual([true, true, true]))
})

describe('nextHistoryPage', () => {
  const page = (days: number) =>
    Array.from({ length: days }, (_, index) =>
      mealSchema.parse(makeMealRow({ date: `2026-11-${String(20 - index).padStart(2, '0')}` })),
    )

  test('goes on before the oldest day of a full page', () =>
    expect(nextHistoryPage(page(historyPageDays))).toBe('2026-11-14'))

  test('ends after a page with fewer days, and after none', () => {
    expect(nextHistoryPage(page(historyPageDays - 1))).toBeUndefined()
    expect(nextHistoryPage([])).toBeUndefined()
  })

  test('counts days, not meals', () => {
    const sameDay = Array.from({ length: 20 }, () => mealSchema.parse(makeMealRow({ date: '2026-11-20' })))
    expect(nextHistoryPage(sameDay)).toBeUndefined()
  })
})
