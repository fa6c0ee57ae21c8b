import { expect } from 'vitest'
import { winners, type Race } from './race.ts'

const day = '2026-11-20'

export const sleepRaces: Race[] = [
  {
    name: 'sleep logged, changed and moved on several devices at once: the day comes to 24 hours at most',
    refusals: ['PT422'],
    async prepare(database) {
      const client = await database.signUp('client')
      const log = (date: string, hours: number) =>
        database.as(
          client,
          'insert into public.sleep_entries (user_id, date, hours) values ($1, $2, $3) returning id',
          [client.id, date, hours],
        )
      await log(day, 6)
      await log('2026-11-19', 10)
      const hoursOf = () =>
        database.count(
          'select coalesce(sum(hours), 0) from public.sleep_entries where user_id = $1 and date = $2',
          [client.id, day],
        )
      return {
        requests: [
          () => log(day, 10),
          () => log(day, 10),
          () =>
            database.as(
              client,
              `update public.sleep_entries set date = $2, hours = 10 where user_id = $1 and date <> $2 returning id`,
              [client.id, day],
            ),
          () =>
            database.as(
              client,
              `update public.sleep_entries set hours = hours + 1 where user_id = $1 and date = $2 returning id`,
              [client.id, day],
            ),
        ],
        async check(outcomes) {
          expect(winners(outcomes)).toBeGreaterThan(0)
          expect(await hoursOf()).toBeLessThanOrEqual(24)
        },
      }
    },
  },
]
