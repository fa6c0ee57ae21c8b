import { QueryClient } from '@tanstack/react-query'
import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { warmScreens } from './warm'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function start() {
  const fetched: string[] = []
  const rootRoute = createRootRoute()
  const screen = (path: string) => {
    const route = createRoute({ getParentRoute: () => rootRoute, path })
    return route.lazy(async () => {
      fetched.push(path)
      return { options: { id: path } } as never
    })
  }
  const router = createRouter({ routeTree: rootRoute.addChildren([screen('/log'), screen('/chat')]) })
  const queryClient = new QueryClient()
  let answer = () => {}
  const read = () =>
    void queryClient.fetchQuery({
      queryKey: ['day'],
      queryFn: () => new Promise<string>((resolve) => (answer = () => resolve('data'))),
    })
  const fetchMenu = async () => {
    fetched.push('menu')
    throw new Error('no network')
  }
  const fetchPanel = async () => void fetched.push('panel')
  const warm = () => warmScreens(router, queryClient, ['/log', '/unknown'], [fetchMenu, fetchPanel])
  return { fetched, read, answer: () => answer(), warm }
}

test('code of the named screens, and then the rest of it, comes once nothing is read any more', async () => {
  const { fetched, read, answer, warm } = start()
  read()
  warm()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toEqual([])
  answer()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toEqual(['/log', 'menu', 'panel'])
})

test('called off, it fetches nothing', async () => {
  const { fetched, warm } = start()
  const callOff = warm()
  callOff()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetched).toEqual([])
})
