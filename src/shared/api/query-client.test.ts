import { expect, test, vi } from 'vitest'
import { createQueryClient, sumsTables } from './query-client'

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
