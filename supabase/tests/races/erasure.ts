import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { RaceDatabase, Requests } from '../harness/race-database.ts'
import type { Person } from '../harness/test-database.ts'
import type { Race } from './race.ts'

/** A pair in the middle of everything: a target, a booking, a confirmed one, an open slot, a message, a review request. */
async function busyPair(database: RaceDatabase, send: Requests) {
  const { client, nutritionist } = await database.pair()
  await database.sql('insert into public.client_targets (client_id, nutritionist_id) values ($1, $2)', [
    client.id,
    nutritionist.id,
  ])
  const [booked, open] = await Promise.all([database.slot(nutritionist, 0), database.slot(nutritionist, 1)])
  await send.book(client, booked)
  for (const sender of [client, nutritionist, client, nutritionist]) {
    await send.write(sender, client, nutritionist, randomUUID())
  }
  await database.sql('insert into public.review_requests (client_id, nutritionist_id) values ($1, $2)', [
    client.id,
    nutritionist.id,
  ])
  const confirmed = await database.slot(nutritionist, 2)
  await send.book(client, confirmed)
  await send.answerBooking(nutritionist, confirmed, 'confirmed')
  const asking = await database.signUp('client')
  const request = await database.request(asking, nutritionist)
  return { client, nutritionist, booked, open, asking, request }
}

/** The tables that still name a person in any column. */
async function traces(database: RaceDatabase, person: Person): Promise<string[]> {
  const tables = await database.sql<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'auth'::regnamespace)`,
  )
  const found = await Promise.all(
    tables.map(async ({ name }) =>
      (await database.count(`select count(*) from ${name} t where to_jsonb(t)::text like $1`, [
        `%${person.id}%`,
      ])) > 0
        ? name
        : '',
    ),
  )
  return found.filter(Boolean)
}

const against = (who: 'client' | 'nutritionist'): Race => ({
  name: `erasing a ${who} against everything that others do: nothing of them is left`,
  refusals: ['42501', 'PT409', '23503'],
  async prepare(database, send) {
    const pair = await busyPair(database, send)
    const { client, nutritionist, booked, open, asking, request } = pair
    return {
      requests: [
        () => send.answerBooking(nutritionist, booked, 'confirmed'),
        () => send.cancel(client, booked),
        () => send.erase(pair[who]),
        () => send.book(client, open),
        () => send.write(nutritionist, client, nutritionist, randomUUID()),
        () => send.write(client, client, nutritionist, randomUUID()),
        () => send.markThreadRead(client, client),
        () => send.markThreadRead(nutritionist, client),
        () => send.markNotificationsRead(client),
        () => send.markNotificationsRead(nutritionist),
        () => send.setTarget(nutritionist, client, 71),
        () => send.review(client, nutritionist, true),
        () => send.answer(nutritionist, request, 'approved'),
        () => send.disconnect(client),
        () => send.cancelRequest(asking, request),
      ],
      async check(outcomes) {
        expect(outcomes[2]).toMatchObject({ ok: true })
        expect(await traces(database, pair[who])).toEqual([])
        expect(
          await database.count(
            `select count(*) from public.appointments where status = 'available' and client_id is not null`,
          ),
        ).toBe(0)
      },
    }
  },
})

export const erasureRaces: Race[] = [
  against('client'),
  against('nutritionist'),
  {
    name: 'both of a pair erased at once',
    refusals: [],
    async prepare(database, send) {
      const { client, nutritionist } = await busyPair(database, send)
      return {
        requests: [() => send.erase(client), () => send.erase(nutritionist)],
        async check(outcomes) {
          expect(outcomes.every((outcome) => outcome.ok)).toBe(true)
          expect(await traces(database, client)).toEqual([])
          expect(await traces(database, nutritionist)).toEqual([])
        },
      }
    },
  },
]
