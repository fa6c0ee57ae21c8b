import { z } from 'zod'
import type { Caller } from '../_shared/caller.ts'
import { endpoint } from '../_shared/endpoint.ts'
import { Refusal } from '../_shared/http.ts'
import { languageCodes } from '../_shared/languages.ts'
import { selectRows } from '../_shared/rest.ts'
import { type Event, readMailSettings, sendMail, writeMail } from './mail.ts'

const bodySchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('new_message'),
    data: z.object({ senderId: z.guid().toLowerCase(), recipientId: z.guid().toLowerCase() }),
  }),
  z.object({
    type: z.literal('target_update'),
    data: z.object({ nutritionistId: z.guid().toLowerCase(), clientId: z.guid().toLowerCase() }),
  }),
])

/** Who tells whom of what, and the rows that have to connect the two. */
type Notice = { event: Event; from: string; to: string; clientIn: string[]; nutritionistIn: string[] }

const relationshipsSchema = z.array(z.object({ client_id: z.string(), nutritionist_id: z.string() }))
const recipientSchema = z.tuple([
  z.object({ email: z.string(), locale: z.enum(languageCodes).nullable().catch(null) }),
])

const notAllowed = () => new Refusal(403, 'not-allowed', 'You are not allowed to notify this person')

function noticeOf(body: z.output<typeof bodySchema>): Notice {
  if (body.type === 'target_update') {
    const { nutritionistId: from, clientId: to } = body.data
    return { event: body.type, from, to, clientIn: [to], nutritionistIn: [from] }
  }
  const { senderId: from, recipientId: to } = body.data
  return { event: body.type, from, to, clientIn: [from, to], nutritionistIn: [from, to] }
}

async function requireParty(caller: Caller, { from, clientIn, nutritionistIn }: Notice): Promise<void> {
  if (from !== caller.id) throw notAllowed()
  const query = {
    client_id: `in.(${clientIn.join(',')})`,
    nutritionist_id: `in.(${nutritionistIn.join(',')})`,
    select: 'client_id,nutritionist_id',
  }
  const rows = await selectRows(caller, 'client_nutritionist_relationships', query)
  if (relationshipsSchema.parse(rows).length === 0) throw notAllowed()
}

async function findRecipient(caller: Caller, id: string) {
  const rows = await selectRows(caller, 'profiles', { id: `eq.${id}`, select: 'email,locale' })
  const recipient = recipientSchema.safeParse(rows)
  if (!recipient.success) throw notAllowed()
  return recipient.data[0]
}

/**
 * Tells the other side of a live relationship by e-mail that something is new: POST `{ type: 'new_message', data: { senderId,
 * recipientId } }` or `{ type: 'target_update', data: { nutritionistId, clientId } }`.
 *
 * The caller has to be the sender or the nutritionist. `message` and `targets` of the data are not read: no health data, no
 * name and no text of anybody goes into a mail.
 *
 * Answers 200 `{ success: true, delivered }`, delivered false when no mail provider is configured; otherwise
 * `{ success: false, error, code }`: 400 for a bad body, 401 without a session, 403 for anyone but the pair, 502 when the
 * provider fails.
 */
export const handle = endpoint({
  name: 'notifications',
  maxBodyBytes: 64 * 1024,
  tooLarge: 'The notification is too large',
  async run({ caller, body, env }) {
    const input = bodySchema.safeParse(body)
    if (!input.success) throw new Refusal(400, 'invalid-notification', 'Invalid notification')
    const notice = noticeOf(input.data)
    await requireParty(caller, notice)

    const settings = readMailSettings(env)
    if (!settings) return { success: true, delivered: false }
    const { email, locale } = await findRecipient(caller, notice.to)
    const mail = writeMail(notice.event, locale ? [locale] : languageCodes, settings.appUrl)
    await sendMail(settings, { ...mail, to: email, topic: `${notice.event}/${notice.from}/${notice.to}` })
    return { success: true, delivered: true }
  },
})
