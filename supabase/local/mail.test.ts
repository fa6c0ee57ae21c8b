import { type AddressInfo } from 'node:net'
import { AuthClient } from '@supabase/auth-js'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { clientOf, startTestBackend, type TestBackend } from './testing.ts'

const siteUrl = 'http://localhost:5173'
const password = 'correct horse battery'

let backend: TestBackend
let mails: { to: string; subject: string; link: URL }[] = []
const catcher = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData: catchMail })

beforeAll(async () => {
  await new Promise<void>((resolve) => catcher.listen(0, '127.0.0.1', resolve))
  const { port } = catcher.server.address() as AddressInfo
  backend = await startTestBackend({ siteUrl, confirmEmail: true, mail: { smtpPort: port } })
})

afterAll(async () => {
  await backend.close()
  await new Promise<void>((resolve) => catcher.close(resolve))
})

beforeEach(() => {
  mails = []
})

test('an address is confirmed through the link of the mail, which ends in the app', async () => {
  const email = 'confirm@example.com'
  const client = backend.createAnonymous()
  const signUp = await client.auth.signUp({
    email,
    password,
    options: { data: { name: 'Anna', role: 'client' } },
  })
  expect(signUp.data.session).toBeNull()
  expect((await client.auth.signInWithPassword({ email, password })).error?.code).toBe('email_not_confirmed')
  expect(mails).toEqual([{ to: email, subject: expect.stringContaining('Confirm'), link: expect.any(URL) }])

  const end = await follow(mails[0]?.link)

  expect(end.origin).toBe(siteUrl)
  expect(new URLSearchParams(end.hash.slice(1)).get('type')).toBe('signup')
  expect((await client.auth.signInWithPassword({ email, password })).error).toBeNull()
})

test('a recovery link ends at the screen for a new password, with a session that may set it', async () => {
  const email = await confirmed('recover@example.com')
  const redirectTo = `${siteUrl}/reset-password`
  await backend.createAnonymous().auth.resetPasswordForEmail(email, { redirectTo })

  const end = await follow(mails.at(-1)?.link)
  const fragment = new URLSearchParams(end.hash.slice(1))
  const client = backend.createAnonymous()
  await client.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  })
  const update = await client.auth.updateUser({ password: 'another password' })

  expect(`${end.origin}${end.pathname}`).toBe(redirectTo)
  expect(fragment.get('type')).toBe('recovery')
  expect(update.error).toBeNull()
  const again = backend.createAnonymous()
  expect((await again.auth.signInWithPassword({ email, password: 'another password' })).error).toBeNull()
  expect((await again.auth.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials')
})

test('a link works once', async () => {
  const email = await confirmed('once@example.com')
  await backend.createAnonymous().auth.resetPasswordForEmail(email)
  const link = mails.at(-1)?.link

  await follow(link)
  const end = await follow(link)

  expect(end.hash).toContain('error_code=otp_expired')
})

test('the token of a link can be redeemed by the app itself', async () => {
  const email = await confirmed('token@example.com')
  await backend.createAnonymous().auth.resetPasswordForEmail(email)
  const token = mails.at(-1)?.link.searchParams.get('token') ?? ''

  const { data, error } = await backend
    .createAnonymous()
    .auth.verifyOtp({ type: 'recovery', token_hash: token })

  expect(error).toBeNull()
  expect(data.user?.email).toBe(email)
})

test('a link that is wished to end elsewhere ends at the start of the app', async () => {
  const email = await confirmed('elsewhere@example.com')
  await backend
    .createAnonymous()
    .auth.resetPasswordForEmail(email, { redirectTo: 'https://evil.example/steal' })

  const end = await follow(mails.at(-1)?.link)

  expect(`${end.origin}${end.pathname}`).toBe(`${siteUrl}/`)
})

test('an unknown address gets no mail and the same answer', async () => {
  const { error } = await backend.createAnonymous().auth.resetPasswordForEmail('nobody@example.com')

  expect(error).toBeNull()
  expect(mails).toEqual([])
})

test.each([
  ['implicit', 'takes the session out of the fragment', true],
  ['pkce', 'does not accept the fragment', false],
] as const)('the %s flow of auth-js %s', async (flowType, _what, isAccepted) => {
  const email = await confirmed(`${flowType}@example.com`)
  await backend.createAnonymous().auth.resetPasswordForEmail(email)
  const end = await follow(mails.at(-1)?.link)

  const user = await openInBrowser(end, flowType)

  expect(user?.email).toBe(isAccepted ? email : undefined)
})

test('without SMTP the mail is printed, with its link', async () => {
  const printed: string[] = []
  const printing = await startTestBackend({ siteUrl, log: (line) => printed.push(line) })
  const { email } = await printing.createUser()

  await clientOf(printing.url, printing.publishableKey).auth.resetPasswordForEmail(email)
  await printing.close()

  expect(printed.join('\n')).toContain(`Mail to ${email}`)
  expect(printed.join('\n')).toMatch(/^http:\/\/localhost:\d+\/auth\/v1\/verify\?token=\w+&type=recovery/m)
})

function catchMail(
  stream: NodeJS.ReadableStream,
  session: { envelope: { rcptTo: { address: string }[] } },
  done: () => void,
) {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.on('end', () => {
    const raw = Buffer.concat(chunks).toString()
    const text = decodeBody(raw)
    mails.push({
      to: session.envelope.rcptTo[0]?.address ?? '',
      subject: decodeSubject(raw),
      link: new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? ''),
    })
    done()
  })
}

function decodeBody(raw: string): string {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  if (/content-transfer-encoding: base64/i.test(head)) return Buffer.from(text, 'base64').toString()
  return text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
}

function decodeSubject(raw: string): string {
  const subject = /^Subject: ((?:.|\r\n )*)$/m.exec(raw)?.[1] ?? ''
  return subject.replace(/=\?UTF-8\?(B|Q)\?(.*?)\?=/g, (_all, form: string, text: string) =>
    form === 'B' ? Buffer.from(text, 'base64').toString() : text.replaceAll('_', ' '),
  )
}

async function follow(link: URL | undefined): Promise<URL> {
  const response = await fetch(link ?? '', { redirect: 'manual' })
  expect(response.status).toBe(303)
  return new URL(response.headers.get('location') ?? '')
}

/** Signs an address up and confirms it. */
async function confirmed(email: string): Promise<string> {
  await backend.createAnonymous().auth.signUp({ email, password })
  await follow(mails.at(-1)?.link)
  return email
}

/** Opens a page as the app does, with what auth-js needs of a browser. */
async function openInBrowser(page: URL, flowType: 'implicit' | 'pkce') {
  const ignored = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('window', { ...ignored, location: page, history: { replaceState: () => undefined } })
  vi.stubGlobal('document', { ...ignored, visibilityState: 'visible' })
  const auth = new AuthClient({
    url: `${backend.url}/auth/v1`,
    headers: { apikey: backend.publishableKey },
    flowType,
    autoRefreshToken: false,
    persistSession: false,
  })
  const { data } = await auth.getSession()
  vi.unstubAllGlobals()
  return data.session?.user
}
