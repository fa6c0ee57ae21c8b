import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { RaceDatabase, Requests } from '../harness/race-database.ts'
import type { Person } from '../harness/test-database.ts'
import type { Race } from './race.ts'

/** A pair in the middle of everything: a target, a booking, an open slot, a message, a review request. */
async function busyPair(database: RaceDatabase, send: Requests) {
  const { client, nutritionist } = await database.pair()
  await database.sql('insert into public.client_targets (client_id, nutritionist_id) values ($1, $2)', [
    client.id,
    nutritionist.id,
  ])
  const [booked, open] = await Promise.all([database.slot(nutritionist, 0), database.slot(nutritionist, 1)])
  await send.book(client, booked)
  await send.write(client, client, nutritionist, randomUUID())
  await database.sql('insert into public.review_requests (client_id, nutritionist_id) values ($1, $2)', [
    client.id,
    nutritionist.id,
  ])
  const asking = await database.signUp('client')
  const request = await database.request(asking, nutritionist)
  return { client, nutritionist, booked, open, asking, request }
}

/** Everything that is left of a person, in any table that names people. */
async function traces(database: RaceDatabase, person: Person): Promise<string[]> {
  const columns = await database.sql<{ place: string; of_table: string; of_column: string }>(
    `select c.table_schema || '.' || c.table_name || '.' || c.column_name as place,
            format('%I.%I', c.table_schema, c.table_name) as of_table, c.column_name as of_column
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema in ('public', 'private') and c.data_type = 'uuid' and t.table_type = 'BASE TABLE'`,
  )
  const found = await Promise.all(
    columns.map(async ({ place, of_table, of_column }) =>
      (await database.count(`select count(*) from ${of_table} where ${of_column} = $1`, [person.id])) > 0
        ? place
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
