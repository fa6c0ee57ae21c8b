import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { mealSchema } from '@/entities/meal/meal'
import { mealKeys, mealQueries } from '@/entities/meal/queries'
import { targetQueries } from '@/entities/client-target/queries'
import { makeMealRow } from '@/shared/testing/make-meal'
import { NoAnswerError } from '@/shared/api/app-error'
import { prefetchFoodLog } from './queries'

const { getFoodLog, listMealsOfDay, listMealHistory, listTargetCourse } = vi.hoisted(() => ({
  getFoodLog: vi.fn(),
  listMealsOfDay: vi.fn(),
  listMealHistory: vi.fn(),
  listTargetCourse: vi.fn(),
}))
vi.mock(import('@/entities/meal/meals'), async (original) => ({
  ...(await original()),
  getFoodLog,
  listMealsOfDay,
  listMealHistory,
}))
vi.mock(import('@/entities/client-target/targets'), async (original) => ({
  ...(await original()),
  listTargetCourse,
}))

const today = '2026-11-28'
const soup = mealSchema.parse(makeMealRow({ title: 'Soup', date: today }))
const bread = mealSchema.parse(makeMealRow({ title: 'Bread', date: '2026-11-27' }))
const own = [listMealsOfDay, listMealHistory, listTargetCourse]
let client: QueryClient

beforeEach(() => {
  vi.resetAllMocks()
  getFoodLog.mockResolvedValue({ meals: [soup], history: [bread], target_course: [] })
  listMealsOfDay.mockResolvedValue([bread])
  listMealHistory.mockResolvedValue([])
  listTargetCourse.mockResolvedValue([])
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, retry: false } } })
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
  expect(client.getQueryData(targetQueries.course('anna').queryKey)).toEqual([])
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

test('two openings at a time ask once', async () => {
  prefetchFoodLog(client, 'anna', today, today)
  await open()
  expect(getFoodLog).toHaveBeenCalledOnce()
})

test('earlier days that were loaded are asked for again behind the one call', async () => {
  const page = Array.from({ length: 7 }, (_, index) => ({ ...bread, date: `2026-11-2${7 - index}` }))
  const { queryKey } = mealQueries.history('anna', today)
  client.setQueryData(queryKey, { pages: [page, [soup]], pageParams: [today, '2026-11-21'] })
  getFoodLog.mockResolvedValue({ meals: [], history: page, target_course: [] })
  listMealHistory.mockResolvedValue([bread])
  await client.invalidateQueries({ queryKey: mealKeys.ofUser('anna') })
  await open()
  expect(listMealHistory).toHaveBeenCalledOnce()
  expect(client.getQueryData(queryKey)?.pages).toEqual([page, [bread]])
})

test('where the one call fails the reads ask for themselves', async () => {
  getFoodLog.mockRejectedValue(new Error('500'))
  await open()
  for (const read of own) expect(read).toHaveBeenCalledOnce()
  expect(client.getQueryData(mealQueries.day('anna', today).queryKey)).toEqual([bread])
})

test('where nobody answers the one call, every read has failed, and asks for itself when it is tried again', async () => {
  const silence = new NoAnswerError('silence')
  getFoodLog.mockRejectedValue(silence)
  await open()
  for (const read of own) expect(read).not.toHaveBeenCalled()
  const reads = [
    mealQueries.day('anna', today),
    mealQueries.history('anna', today),
    targetQueries.course('anna'),
  ]
  for (const { queryKey } of reads) expect(client.getQueryState(queryKey)?.error).toBe(silence)
  expect(await client.fetchQuery(mealQueries.day('anna', today))).toEqual([bread])
})
