import { expect } from 'vitest'
import { winners, type Race } from './race.ts'

export const timeZoneRaces: Race[] = [
  {
    name: 'tabs that move a client to the zone of the device: one of them does, and tells it',
    refusals: [],
    async prepare(database) {
      const client = await database.signUp('client')
      const follow = () =>
        database.as(
          client,
          `update public.profiles set timezone = 'Pacific/Auckland'
           where id = $1 and timezone = 'UTC' and not is_timezone_pinned returning id`,
          [client.id],
        )
      return {
        requests: [follow, follow, follow],
        async check(outcomes) {
          expect(winners(outcomes)).toBe(1)
        },
      }
    },
  },
]
