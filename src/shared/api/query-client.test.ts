import { expect, test, vi } from 'vitest'
import { createQueryClient, sumsTables } from './query-client'
import { run } from './run'

vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('removeEventListener', () => {})
vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} })

const write = (client: ReturnType<typeof createQueryClient>, mutationFn: () => Promise<unknown>) =>
  client
    .getMutationCache()
    .build(client, { mutationFn })
    .execute(undefined)
    .catch(() => undefined)

const read = async (client: ReturnType<typeof createQueryClient>) => {
  await client.prefetchQuery({ queryKey: ['client_day'], queryFn: () => 1, meta: sumsTables })
  await client.prefetchQuery({ queryKey: ['faqs'], queryFn: () => 1 })
  return () => ['client_day', 'faqs'].map((table) => client.getQueryState([table])?.isInvalidated)
}

test('any write makes the reads stale that sum several tables, and no other', async () => {
  const client = createQueryClient(() => {})
  const areStale = await read(client)
  await write(client, async () => 'saved')
  expect(areStale()).toEqual([true, false])
})

test('a write that failed makes nothing stale by itself', async () => {
  const client = createQueryClient(() => {})
  const areStale = await read(client)
  await write(client, async () => Promise.reject(new Error('refused')))
  expect(areStale()).toEqual([false, false])
})

const triesOf = async (message: string) => {
  vi.useFakeTimers()
  let tries = 0
  const failed = { data: null, error: { code: '', message }, status: 0 } as const
  const queryFn = () => {
    tries += 1
    return run<unknown>(Promise.resolve(failed))
  }
  const asked = createQueryClient(() => {})
    .fetchQuery({ queryKey: ['faqs'], queryFn })
    .catch((error: unknown) => error)
  await vi.runAllTimersAsync()
  vi.useRealTimers()
  return { tries, error: await asked }
}

test('a read that was cut off is tried again before it counts as failed', async () => {
  const { tries, error } = await triesOf('TypeError: Failed to fetch')
  expect(tries).toBe(3)
  expect(error).toMatchObject({ code: 'network' })
})

test('a read that nobody answered in time fails at once: the wait was long enough', async () => {
  const { tries, error } = await triesOf('AbortError: signal is aborted without reason')
  expect(tries).toBe(1)
  expect(error).toMatchObject({ code: 'network' })
})

test('a failure that something in between answers, without a word, is told as any other', async () => {
  const answered = { data: null, error: JSON.parse('{}'), status: 500 }
  await expect(run<unknown>(Promise.resolve(answered))).rejects.toMatchObject({ code: 'unknown' })
})
