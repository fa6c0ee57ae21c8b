import { type FunctionEnv, Refusal } from '../_shared/http.ts'
import { type LanguageCode, languages } from '../_shared/languages.ts'
import { callJson, NoReply, withDeadline } from '../_shared/outbound.ts'

const deadline = 10_000
const defaultProvider = 'https://api.resend.com'

/** What a notification tells of. */
export type Event = 'new_message' | 'target_update'

/** The mail provider (Resend's API), and the address of the app for the link in a mail, if set. */
export type MailSettings = { url: string; key: string; from: string; appUrl: string | undefined }

/** One mail; of a topic at most one an hour is delivered. */
export type Mail = { to: string; subject: string; text: string; topic: string }

/**
 * Reads RESEND_API_KEY, NOTIFY_FROM (e.g. 'Day&Plate <hello@example.com>'), and the optional APP_URL and RESEND_API_URL.
 *
 * @returns undefined when no provider is configured
 */
export function readMailSettings(env: FunctionEnv): MailSettings | undefined {
  const key = env.get('RESEND_API_KEY')
  const from = env.get('NOTIFY_FROM')
  if (!key || !from) return undefined
  const url = (env.get('RESEND_API_URL') || defaultProvider).replace(/\/+$/, '')
  return { url, key, from, appUrl: env.get('APP_URL') || undefined }
}

/**
 * Writes a mail that says that something is new, and nothing of what it is.
 *
 * @param event what has happened
 * @param codes languages to write in, one below the other: all of them where that of the recipient is not known
 * @param appUrl address of the app; without it the mail has no link
 */
export function writeMail(event: Event, codes: LanguageCode[], appUrl: string | undefined) {
  const paragraph = (code: LanguageCode) => {
    const { sentence, open, why } = languages[code].texts.mails[event]
    const link = appUrl && `${appUrl.replace(/\/+$/, '')}/dashboard?lang=${code}`
    return [sentence, link && `${open} ${link}`, why].filter(Boolean).join('\n\n')
  }
  return {
    subject: codes.map((code) => languages[code].texts.mails[event].subject).join(' · '),
    text: codes.map(paragraph).join('\n\n—\n\n'),
  }
}

/**
 * Sends a mail. The idempotency key holds the hour, so that the provider drops further mails of a topic: a lively chat, or
 * somebody who calls the function in a loop, fills nobody's mailbox.
 *
 * @throws Refusal 502 when the provider does not take it
 */
export async function sendMail({ url, key, from }: MailSettings, mail: Mail): Promise<void> {
  const hour = new Date().toISOString().slice(0, 13)
  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': `${mail.topic}/${hour}` }
  const body = { from, to: [mail.to], subject: mail.subject, text: mail.text }
  const status = await withDeadline(deadline, undefined, (signal) =>
    callJson(`${url}/emails`, { method: 'POST', headers, body, signal }),
  ).then(
    (reply) => reply.status,
    (error: unknown) => {
      if (error instanceof NoReply) return 0
      throw error
    },
  )
  if (status < 200 || status > 299) {
    throw new Refusal(502, 'delivery-failed', 'The notification could not be delivered')
  }
}
