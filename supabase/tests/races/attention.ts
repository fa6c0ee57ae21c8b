import { expect } from 'vitest'
import type { Race } from './race.ts'

export const attentionRaces: Race[] = [
  {
    name: 'a client put off and called seen on several devices, in any order: one mark a reason',
    refusals: [],
    async prepare(database, send) {
      const { client, nutritionist } = await database.pair()
      const at = '2026-11-01T00:00:00Z'
      return {
        requests: [
          () => send.markAttention(nutritionist, client, ['mood', 'silent', 'unanswered'], 'put_off'),
          () => send.markAttention(nutritionist, client, ['unanswered', 'silent', 'mood'], 'put_off'),
          () => send.markAttention(nutritionist, client, ['mood'], 'seen', at),
          () => send.markAttention(nutritionist, client, ['unanswered'], 'no_reply_needed', at),
          () => send.markAttention(nutritionist, client, ['silent', 'mood'], 'put_off'),
        ],
        async check(outcomes) {
          expect(outcomes.filter(({ ok }) => !ok)).toEqual([])
          expect(
            await database.sql(
              `select reason, count(*)::integer as marks, count(*) filter (where kind in ('put_off', 'seen', 'no_reply_needed'))::integer as whole
               from public.attention_marks where client_id = $1 group by reason order by reason`,
              [client.id],
            ),
          ).toEqual(['mood', 'silent', 'unanswered'].map((reason) => ({ reason, marks: 1, whole: 1 })))
        },
      }
    },
  },
  {
    name: 'marks made and taken back while the client disconnects: none is left, nobody waits in a circle',
    refusals: ['42501'],
    async prepare(database, send) {
      const { client, nutritionist } = await database.pair()
      await send.markAttention(nutritionist, client, ['mood'], 'put_off')
      return {
        requests: [
          () => send.markAttention(nutritionist, client, ['mood', 'silent'], 'put_off'),
          () => send.disconnect(client),
          () => send.markAttention(nutritionist, client, ['weight', 'mood'], 'seen', '2026-11-01T00:00:00Z'),
          () => send.unmarkAttention(nutritionist, client, ['mood', 'silent'], 'put_off'),
        ],
        async check(outcomes) {
          expect(outcomes[1]).toMatchObject({ ok: true, count: 1 })
          expect(
            await database.count('select count(*) from public.attention_marks where client_id = $1', [
              client.id,
            ]),
          ).toBe(0)
        },
      }
    },
  },
  {
    name: 'a nutritionist who marks on one device and leaves on another',
    refusals: ['42501'],
    async prepare(database, send) {
      const { client, nutritionist } = await database.pair()
      await send.markAttention(nutritionist, client, ['mood'], 'put_off')
      return {
        requests: [
          () => send.markAttention(nutritionist, client, ['mood', 'silent'], 'put_off'),
          () => send.erase(nutritionist),
          () => send.unmarkAttention(nutritionist, client, ['mood'], 'put_off'),
        ],
        async check(outcomes) {
          expect(outcomes[1]).toMatchObject({ ok: true })
          expect(
            await database.count('select count(*) from public.attention_marks where client_id = $1', [
              client.id,
            ]),
          ).toBe(0)
        },
      }
    },
  },
]
