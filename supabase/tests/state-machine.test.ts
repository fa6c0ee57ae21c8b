import fc from 'fast-check'
import { expect, it } from 'vitest'
import { useTestDatabase } from './harness/test-database.ts'
import { carryOut, emptyState, type Command } from './state-machine/model.ts'
import { Product } from './state-machine/product.ts'

const database = await useTestDatabase()
await database.sql('update private.settings set connection_requests_per_day = 10000')
const clients = [await database.signUp('client', 'Anna'), await database.signUp('client', 'Boris')]
const nutritionists = [
  await database.signUp('nutritionist', 'Elena'),
  await database.signUp('nutritionist', 'Marcus'),
]
const product = new Product(database, clients, nutritionists)

/** Minutes from Monday noon to a time of a later day. */
const at = (days: number, hours: number, minutes = 0) => (days * 24 + hours - 12) * 60 + minutes

const client = fc.nat({ max: 1 })
// One more often than the other, so that the two meet.
const nutritionist = fc.constantFrom(0, 0, 0, 1)
const request = fc.nat({ max: 3 })
const slot = fc.nat({ max: 7 })
// Tuesday, Wednesday three times and once overlapping, Thursday to Saturday, the Monday after.
const start = fc.constantFrom(
  at(1, 10),
  at(2, 10),
  at(2, 10, 20),
  at(2, 10, 10),
  at(2, 15),
  at(3, 10),
  at(4, 10),
  at(5, 10),
  at(7, 10),
)
const one = <Does extends Command['does']>(does: Does) => fc.constant(does)

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ does: one('ask'), client, nutritionist }) },
  { weight: 1, arbitrary: fc.record({ does: one('withdraw'), client, request }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: one('answer'),
      nutritionist,
      request,
      status: fc.constantFrom('approved', 'approved', 'rejected'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: one('disconnect'), client }) },
  { weight: 4, arbitrary: fc.record({ does: one('offer'), nutritionist, start }) },
  { weight: 1, arbitrary: fc.record({ does: one('remove'), nutritionist, slot }) },
  { weight: 6, arbitrary: fc.record({ does: one('book'), client, slot }) },
  { weight: 2, arbitrary: fc.record({ does: one('cancel'), client, slot }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: one('decide'),
      nutritionist,
      slot,
      status: fc.constantFrom('confirmed', 'confirmed', 'cancelled'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: one('wait'), minutes: fc.constantFrom(6 * 60, 24 * 60) }) },
)

/** From a connected pair with a calendar, where most of what can happen begins. */
const opening: Command[] = [
  { does: 'ask', client: 0, nutritionist: 0 },
  { does: 'answer', nutritionist: 0, request: 0, status: 'approved' },
  ...[at(1, 10), at(2, 10), at(2, 15), at(3, 10), at(4, 10)].map((time): Command => ({
    does: 'offer',
    nutritionist: 0,
    start: time,
  })),
]

/** One course through every kind of answer, tried each time before the random ones. */
const everyAnswer: Command[] = [
  { does: 'book', client: 0, slot: 1 },
  { does: 'book', client: 0, slot: 2 },
  { does: 'book', client: 0, slot: 3 },
  { does: 'book', client: 0, slot: 4 },
  { does: 'book', client: 0, slot: 0 },
  { does: 'cancel', client: 0, slot: 1 },
  { does: 'book', client: 0, slot: 0 },
  { does: 'cancel', client: 0, slot: 0 },
  { does: 'decide', nutritionist: 0, slot: 3, status: 'confirmed' },
  { does: 'decide', nutritionist: 0, slot: 4, status: 'cancelled' },
  { does: 'cancel', client: 0, slot: 4 },
  { does: 'offer', nutritionist: 0, start: at(2, 10, 10) },
  { does: 'wait', minutes: 24 * 60 },
  { does: 'offer', nutritionist: 0, start: at(1, 10) },
  { does: 'remove', nutritionist: 0, slot: 2 },
  { does: 'disconnect', client: 0 },
  { does: 'ask', client: 1, nutritionist: 1 },
  { does: 'ask', client: 1, nutritionist: 0 },
  { does: 'withdraw', client: 1, request: 1 },
  { does: 'ask', client: 1, nutritionist: 0 },
  { does: 'answer', nutritionist: 0, request: 2, status: 'rejected' },
]

it('whatever clients and nutritionists do in whatever order, the rows are those of the specification', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 40 }), async (commands) => {
      const model = emptyState()
      await product.reset()
      for (const next of [...opening, ...commands]) {
        const expected = carryOut(model, next)
        expect(await product.carryOut(next), JSON.stringify(next)).toBe(expected)
        expect(await product.read(), JSON.stringify(next)).toEqual(model)
      }
    }),
    { numRuns: 60, examples: [[everyAnswer]] },
  )
}, 120_000)
