import type { App } from '@supabase/lite'
import { createTransport } from 'nodemailer'
import { type Language, languageCodes, languages } from '../functions/_shared/languages.ts'

/** Where mails go: into the terminal, or to an SMTP server on this machine. */
export type MailDelivery = 'print' | { smtpPort: number }

type Mailer = NonNullable<App['_mailer']>
type Mails = Language['texts']['mails']
type Kind = 'signup' | 'recovery' | 'magiclink' | 'email_change'

export interface MailOptions {
  delivery: MailDelivery
  /** Where the API is: the links lead there first. */
  apiUrl: string
  /** Where the app is. */
  siteUrl: string
  /** Where the request that is being answered wants the link to end. */
  redirectTo: () => string | undefined
  log: (line: string) => void
}

/** Said in every language: Auth does not know that of the recipient. */
const inEveryLanguage = (say: (mails: Mails) => string, between: string) =>
  languageCodes.map((code) => say(languages[code].texts.mails)).join(between)

/**
 * Writes and delivers the mails of Auth, in every language, each with one link.
 *
 * The link verifies the token at the API, which sends the browser on to the app with the session in the fragment.
 *
 * @param options where links lead and mails go
 */
export function createMailer(options: MailOptions): Mailer {
  const deliver = options.delivery === 'print' ? printTo(options.log) : sendTo(options.delivery.smtpPort)

  const sendLink = (kind: Kind) => (to: string, token: string) => {
    const link = new URL('/auth/v1/verify', options.apiUrl)
    link.searchParams.set('token', token)
    link.searchParams.set('type', kind)
    link.searchParams.set('redirect_to', withinSite(options.redirectTo(), options.siteUrl))
    const invitation = inEveryLanguage((mails) => mails[kind].invitation, '\n')
    return deliver({
      to,
      subject: inEveryLanguage((mails) => mails[kind].subject, ' · '),
      text: `${invitation}\n${link.href}\n`,
    })
  }

  return {
    sendConfirmation: sendLink('signup'),
    sendRecovery: sendLink('recovery'),
    sendMagicLink: sendLink('magiclink'),
    sendEmailChange: sendLink('email_change'),
    sendReauthentication: (to, code) => {
      const subject = inEveryLanguage((mails) => mails.code.subject, ' · ')
      return deliver({ to, subject, text: `${subject}: ${code}\n` })
    },
  }
}

/** Accepts a wished end of a link when it lies within the app; anything else ends at its start. */
function withinSite(wished: string | undefined, siteUrl: string): string {
  const isWithin =
    wished !== undefined && URL.canParse(wished) && new URL(wished).origin === new URL(siteUrl).origin
  return isWithin ? wished : siteUrl
}

interface Mail {
  to: string
  subject: string
  text: string
}

function printTo(log: (line: string) => void) {
  return async ({ to, subject, text }: Mail) => log(`\nMail to ${to}: ${subject}\n${text}`)
}

function sendTo(port: number) {
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  return async (mail: Mail) => {
    await transport.sendMail({ from: 'Day&Plate <no-reply@localhost>', ...mail })
  }
}
