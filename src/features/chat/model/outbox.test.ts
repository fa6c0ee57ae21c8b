import { expect, it, vi } from 'vitest'
import { createOutbox, type Outgoing, readKept } from './outbox'

const outgoing = (id: string, more: Partial<Outgoing> = {}): Outgoing => ({
  id,
  client_id: 'anna',
  nutritionist_id: 'elena',
  message_type: 'client',
  text: id,
  startedAt: '2026-11-27T10:00:00.000Z',
  ...more,
})

/** A backend that answers when it is told to. */
function createStage() {
  const calls: { id: string; succeed: () => void; fail: () => void }[] = []
  let kept: readonly Outgoing[] = []
  const outbox = createOutbox({
    deliver: ({ id }, onProgress) =>
      new Promise((resolve, reject) => {
        onProgress(0.5)
        calls.push({ id, succeed: resolve, fail: () => reject(new Error('network')) })
      }),
    keep: (list) => {
      kept = list
    },
  })
  return { outbox, calls, kept: () => kept, settled: () => vi.waitFor(() => Promise.resolve()) }
}
const states = (outbox: ReturnType<typeof createOutbox>) =>
  outbox.list().map(({ id, state }) => `${id} ${state}`)

it('sends one message of a conversation after the other, in the order of writing', async () => {
  const { outbox, calls, settled } = createStage()
  for (const id of ['1', '2']) outbox.add(outgoing(id))
  outbox.add(outgoing('other', { client_id: 'boris' }))
  expect(states(outbox)).toEqual(['1 sending', '2 waiting', 'other sending'])
  calls[0]?.succeed()
  await settled()
  expect(states(outbox)).toEqual(['2 sending', 'other sending'])
  expect(calls.map(({ id }) => id)).toEqual(['1', 'other', '2'])
})

it('keeps what failed until it is sent again, or given up', async () => {
  const { outbox, calls, kept, settled } = createStage()
  outbox.add(outgoing('1'))
  outbox.add(outgoing('2'))
  calls[0]?.fail()
  await settled()
  calls[1]?.fail()
  await settled()
  expect(states(outbox)).toEqual(['1 failed', '2 failed'])
  expect(readKept(JSON.parse(JSON.stringify(kept())))).toEqual([outgoing('1'), outgoing('2')])
  outbox.remove('2')
  outbox.retry('1')
  expect(states(outbox)).toEqual(['1 sending'])
  calls[2]?.succeed()
  await settled()
  expect([outbox.list(), kept()]).toEqual([[], []])
})

it('takes a message once, and neither repeats nor gives up what is on its way', () => {
  const { outbox, calls } = createStage()
  outbox.add(outgoing('1'))
  outbox.add(outgoing('1'))
  outbox.retry('1')
  outbox.remove('1')
  expect([states(outbox), calls.length]).toEqual([['1 sending'], 1])
})

it('tells how far a file has got, and keeps no file', () => {
  const { outbox, kept } = createStage()
  outbox.add(outgoing('1', { file: new File(['x'], 'x.txt') }))
  expect(outbox.list()[0]?.fraction).toBe(0.5)
  expect(kept()).toEqual([outgoing('1')])
})

it('keeps and sends nothing more after its end, whatever becomes of what is on its way', async () => {
  const { outbox, calls, kept, settled } = createStage()
  for (const id of ['1', '2']) outbox.add(outgoing(id))
  const before = kept()
  outbox.end()
  outbox.add(outgoing('3'))
  calls[0]?.fail()
  await settled()
  expect([outbox.list(), kept(), calls.length]).toEqual([[], before, 1])
})

it('reads nothing from what it did not write', () => {
  expect([readKept(null), readKept([{ id: 1 }])]).toEqual([[], []])
})
