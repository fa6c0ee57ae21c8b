import { expect } from 'vitest'
import type { Race } from './race.ts'

const bucket = 'feedback-attachments'

export const fileRaces: Race[] = [
  {
    name: 'uploads under way against the erasure of their owner: no file is left behind',
    refusals: ['42501'],
    rounds: 100,
    async prepare(database, send) {
      const client = await database.signUp('client')
      const upload = (name: string) => () => send.storeFile(client, bucket, `${client.id}/${name}.pdf`)
      await upload('before')()
      const erase = async () => {
        await send.startErasure(client)
        await send.deleteFiles(client)
        return send.finishErasure(client)
      }
      return {
        requests: [...['a', 'b', 'c'].map(upload), erase, ...['d', 'e', 'f'].map(upload)],
        async check(outcomes) {
          expect(outcomes[3]).toMatchObject({ ok: true })
          expect(
            await database.count('select count(*) from storage.objects where owner_id = $1', [client.id]),
          ).toBe(0)
        },
      }
    },
  },
  {
    name: 'a message against the deletion of its file: it has the file, or it is not sent',
    refusals: ['PT404'],
    rounds: 100,
    async prepare(database, send) {
      const { client, nutritionist } = await database.pair()
      const key = `${client.id}/plan.pdf`
      await send.storeFile(client, bucket, key)
      return {
        requests: [
          () => send.writeWithFile(client, client, nutritionist, key),
          () => send.deleteFiles(client),
        ],
        async check([written, deleted]) {
          if (!written || !deleted?.ok) throw new Error('a deletion is never refused')
          expect(written.ok).toBe(deleted.count === 0)
          const dangling = `select count(*) from public.feedback as message
            where attachment_url is not null
              and not exists (select from storage.objects where name = message.attachment_url)`
          expect(await database.count(dangling)).toBe(0)
        },
      }
    },
  },
]
