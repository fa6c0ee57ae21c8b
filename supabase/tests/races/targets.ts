import { expect } from 'vitest'
import { winners, type Race } from './race.ts'

export const targetRaces: Race[] = [
  {
    name: 'targets of a pair set for the first time on two devices: one row',
    refusals: ['23505'],
    async prepare(database) {
      const { client, nutritionist } = await database.pair()
      const set = (weight: number) => () =>
        database.as(
          nutritionist,
          'insert into public.client_targets (client_id, nutritionist_id, target_weight) values ($1, $2, $3) returning id',
          [client.id, nutritionist.id, weight],
        )
      return {
        requests: [set(70), set(65), set(60)],
        check: async (outcomes) => expect(winners(outcomes)).toBe(1),
      }
    },
  },
  {
    name: 'two edits of the targets that both saw: one is saved, and is the history',
    refusals: [],
    async prepare(database) {
      const { client, nutritionist } = await database.pair()
      const [seen] = await database.sql<{ id: string; at: string }>(
        `insert into public.client_targets (client_id, nutritionist_id) values ($1, $2)
         returning id, to_json(updated_at) #>> '{}' as at`,
        [client.id, nutritionist.id],
      )
      const edit = (weight: number) => () =>
        database.as(
          nutritionist,
          'update public.client_targets set target_weight = $3 where id = $1 and updated_at = $2 returning id',
          [seen?.id, seen?.at, weight],
        )
      return {
        requests: [edit(70), edit(65), edit(60)],
        async check(outcomes) {
          expect(winners(outcomes)).toBe(1)
          expect(
            await database.sql(
              `select count(*)::integer as changes, count(distinct h.target_weight)::integer as weights,
                 bool_or(h.target_weight = t.target_weight) as current
               from public.client_target_history h join public.client_targets t on t.id = h.target_id
               where t.id = $1`,
              [seen?.id],
            ),
          ).toEqual([{ changes: 2, weights: 1, current: true }])
        },
      }
    },
  },
]
