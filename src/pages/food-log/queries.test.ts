import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { mealSchema } from '@/entities/meal'
import { mealKeys, mealQueries } from '@/entities/meal/queries'
import { targetQueries } from '@/entities/target/queries'
import { makeMealRow } from '@/shared/testing/make-meal'
import { prefetchFoodLog, startKey } from './queries'

const { getFoodLog, listMealsOfDay, listMealHistory, findCurrentTarget } = vi.hoisted(() => ({
  getFoodLog: vi.fn(),
  listMealsOfDay: vi.fn(),
  listMealHistory: vi.fn(),
  findCurrentTarget: vi.fn(),
}))
vi.mock(import('@/entities/meal/api/meals'), async (original) => ({
  ...(await original()),
  getFoodLog,
  listMealsOfDay,
  listMealHistory,
}))
vi.mock(import('@/entities/target/api/targets'), async (original) => ({
  ...(await original()),
  findCurrentTarget,
}))

const today = '2026-11-28'
const soup = mealSchema.parse(makeMealRow({ title: 'Soup', date: today }))
const bread = mealSchema.parse(makeMealRow({ title: 'Bread', date: '2026-11-27' }))
const own = [listMealsOfDay, listMealHistory, findCurrentTarget]
let client: QueryClient

beforeEach(() => {
  vi.resetAllMocks()
  getFoodLog.mockResolvedValue({ meals: [soup], history: [bread], targets: null })
  listMealsOfDay.mockResolvedValue([bread])
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } })
})

const open = async (day = today) => {
  prefetchFoodLog(client, 'anna', day, today)
  await vi.waitUntil(() => client.isFetching() === 0)
}

test('the first load is one call, and fills what the log reads', async () => {
  await open()
  expect(getFoodLog).toHaveBeenCalledOnce()
  for (const read of own) expect(read).not.toHaveBeenCalled()
  expect(client.getQueryData(mealQueries.day('anna', today).queryKey)).toEqual([soup])
  expect(client.getQueryData(mealQueries.history('anna', today).queryKey)).toEqual({
    pages: [[bread]],
    pageParams: [today],
  })
  expect(client.getQueryData(targetQueries.current('anna').queryKey)).toBeNull()
})

test('another day asks for its meals alone', async () => {
  await open()
  await open('2026-11-27')
  expect(getFoodLog).toHaveBeenCalledOnce()
  expect(listMealsOfDay).toHaveBeenCalledOnce()
  expect(listMealHistory).not.toHaveBeenCalled()
})

test('what is out of date, as what the device has kept, is asked for in one call again', async () => {
  await open()
  await client.invalidateQueries({ queryKey: mealKeys.ofUser('anna') })
  await open()
  expect(getFoodLog).toHaveBeenCalledTimes(2)
})

test('a first load that fails leaves the reads to themselves', async () => {
  getFoodLog.mockRejectedValue(new Error('500'))
  await open()
  expect(client.isFetching({ queryKey: startKey('anna') })).toBe(0)
  expect(client.getQueryData(mealQueries.day('anna', today).queryKey)).toBeUndefined()
})
