import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { RaceDatabase } from '../harness/race-database.ts'
import type { Person } from '../harness/test-database.ts'
import { winners, type Race } from './race.ts'

/** Leaves so many of a limited kind of event to a person. */
async function leaveOf(kind: string, limit: string, left: number, database: RaceDatabase, person: Person) {
  await database.sql(
    `insert into private.rate_events (user_id, kind, at)
     select $1, $2, now() from private.settings, generate_series(1, ${limit} - $3::integer)`,
    [person.id, kind, left],
  )
}

const tokensOf = (database: RaceDatabase, person: Person, kind: string) =>
  database.count('select count(*) from private.rate_events where user_id = $1 and kind = $2', [
    person.id,
    kind,
  ])

export const countRaces: Race[] = [
  {
    name: 'photo analyses taken at once: as many as are left of the day',
    refusals: ['PT429'],
    async prepare(database) {
      const client = await database.signUp('client')
      await leaveOf('photo_analysis', 'photo_analyses_per_day', 3, database, client)
      const take = () => database.as(client, 'select public.take_photo_analysis()')
      return {
        requests: [take, take, take, take, take, take],
        check: async (outcomes) => expect(winners(outcomes)).toBe(3),
      }
    },
  },
  {
    name: 'photo analyses given back at once: each is given back once',
    refusals: [],
    async prepare(database) {
      const client = await database.signUp('client')
      await leaveOf('photo_analysis', 'photo_analyses_per_day', 0, database, client)
      const before = await tokensOf(database, client, 'photo_analysis')
      const give = () => database.as(client, 'select public.return_photo_analysis()')
      return {
        requests: [give, give, give, give],
        check: async () => expect(await tokensOf(database, client, 'photo_analysis')).toBe(before - 4),
      }
    },
  },
  {
    name: 'messages sent at once: as many as are left of the minute, told in one line',
    refusals: ['PT429'],
    async prepare(database, send) {
      const { client, nutritionist } = await database.pair()
      await leaveOf('message', 'messages_per_minute', 3, database, client)
      return {
        requests: Array.from(
          { length: 6 },
          () => () => send.write(client, client, nutritionist, randomUUID()),
        ),
        async check(outcomes) {
          expect(winners(outcomes)).toBe(3)
          expect(
            await database.count(
              `select count(*) from public.notifications where recipient_id = $1 and kind = 'message'`,
              [nutritionist.id],
            ),
          ).toBe(1)
        },
      }
    },
  },
  {
    name: 'many clients approved at once: all of them count',
    refusals: [],
    async prepare(database, send) {
      const nutritionist = await database.signUp('nutritionist')
      const clients = await database.signUpMany('client', 5)
      const asked = await Promise.all(clients.map((client) => database.request(client, nutritionist)))
      return {
        requests: asked.map((request) => () => send.answer(nutritionist, request, 'approved')),
        async check(outcomes) {
          expect(winners(outcomes)).toBe(5)
          expect(
            await database.count(
              'select client_count from public.nutritionist_stats where nutritionist_id = $1',
              [nutritionist.id],
            ),
          ).toBe(5)
        },
      }
    },
  },
]
