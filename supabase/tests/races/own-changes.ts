import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { RaceDatabase } from '../harness/race-database.ts'
import type { Person } from '../harness/test-database.ts'
import { winners, type Race } from './race.ts'

const logMoods = (database: RaceDatabase, client: Person, count: number) => () =>
  database.as(
    client,
    `insert into public.mood_entries (user_id, date, mood)
     select $1, '2026-11-20', 3 from generate_series(1, $2::integer) returning id`,
    [client.id, count],
  )

const changesOf = (database: RaceDatabase, person: Person) =>
  database.sql<{ topic: string; changed_at: Date }>(
    `select topic, changed_at from public.notifications where recipient_id = $1 and kind = 'own_change' order by topic`,
    [person.id],
  )

const meal = () => ({ id: randomUUID(), date: '2026-11-20', meal_type: 'lunch', title: 'Soup' })
const leek = [{ name: 'Leek', quantity: 1, unit: 'items' }]

export const ownChangeRaces: Race[] = [
  {
    name: 'many devices logging at once, one of them a thousand entries: all is stored, and told by one row',
    refusals: [],
    async prepare(database) {
      const client = await database.signUp('client')
      return {
        requests: [1, 1000, 1, 1, 1, 1].map((count) => logMoods(database, client, count)),
        async check(outcomes) {
          expect(winners(outcomes)).toBe(6)
          expect((await changesOf(database, client)).map(({ topic }) => topic)).toEqual(['mood_entries'])
        },
      }
    },
  },
  {
    name: 'devices changing several tables at once, in any order, while others mark as read: nobody waits in a circle',
    refusals: ['PT409', '42501'],
    async prepare(database, send) {
      const { client, nutritionist } = await database.pair()
      const [first, second] = await Promise.all([
        database.slot(nutritionist, 0),
        database.slot(nutritionist, 1),
      ])
      await Promise.all([send.book(client, first), send.book(client, second)])
      await send.answerBooking(nutritionist, first, 'confirmed')
      await send.write(nutritionist, client, nutritionist, randomUUID())
      await send.write(client, client, nutritionist, randomUUID())
      return {
        requests: [
          () => send.saveMeal(client, meal(), leek),
          () => send.saveMeal(client, meal(), leek),
          () => send.cancel(client, first),
          () => send.cancel(client, second),
          () => send.disconnect(client),
          () => send.answerBooking(nutritionist, second, 'confirmed'),
          () => send.markThreadRead(client, client),
          () => send.markThreadRead(nutritionist, client),
          () => send.markNotificationsRead(client),
          () => send.markNotificationsRead(nutritionist),
          () => send.write(nutritionist, client, nutritionist, randomUUID()),
          () => send.write(client, client, nutritionist, randomUUID()),
          logMoods(database, client, 3),
          () =>
            database.as(client, `update public.profiles set name = 'Anna B.' where id = $1 returning id`, [
              client.id,
            ]),
        ],
        async check() {
          const topics = (await changesOf(database, client)).map(({ topic }) => topic)
          expect(new Set(topics).size).toBe(topics.length)
          expect(topics).toEqual(expect.arrayContaining(['food_entries', 'mood_entries', 'profiles']))
        },
      }
    },
  },
  {
    name: 'logging on many devices while the account is erased: nothing is left, nothing is told',
    refusals: ['23503', '42501'],
    async prepare(database, send) {
      const client = await database.signUp('client')
      await logMoods(database, client, 100)()
      await send.saveMeal(client, meal(), leek)
      const change = () =>
        database.as(client, 'update public.mood_entries set mood = 4 where user_id = $1 returning id', [
          client.id,
        ])
      const remove = () =>
        database.as(client, 'delete from public.food_entries where user_id = $1 returning id', [client.id])
      return {
        requests: [
          logMoods(database, client, 100),
          () => send.erase(client),
          change,
          remove,
          logMoods(database, client, 1),
          () => send.markNotificationsRead(client),
        ],
        async check(outcomes) {
          expect(outcomes[1]).toMatchObject({ ok: true })
          expect(
            await database.count(
              `select (select count(*) from public.notifications where recipient_id = $1)
                 + (select count(*) from public.mood_entries where user_id = $1)`,
              [client.id],
            ),
          ).toBe(0)
        },
      }
    },
  },
]
