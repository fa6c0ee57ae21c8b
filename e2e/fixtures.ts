import { AxeBuilder } from '@axe-core/playwright'
import {
  type APIRequestContext,
  type Browser,
  expect,
  type Page,
  type Request,
  test as base,
} from '@playwright/test'
import { mailboxUrl, unconfiguredUrl, zone } from '../playwright.config.ts'
import type { LanguageCode } from '../supabase/functions/_shared/languages.ts'

/** What journeys are tried in word for word; e2e/languages.spec.ts tries every language of the product. */
export type Lang = 'en' | 'ru'
export type Role = 'client' | 'nutritionist'

export type Person = {
  id: string
  name: string
  email: string
  password: string
  accessToken: string
  /** What the app keeps of a session, as the sign-in call answers it. */
  session: string
}

/** Calls the backend as a program would: with the public key, and a person's token where one is given. */
export class Api {
  private key?: string

  constructor(private readonly request: APIRequestContext) {}

  /** The public key that the server put into the page. */
  async publicKey(): Promise<string> {
    if (this.key === undefined) {
      const html = await (await this.request.get('/')).text()
      this.key = /<meta name="backend" content="([^"]+)"/.exec(html)?.[1]
      if (!this.key) throw new Error('the page names no backend')
    }
    return this.key
  }

  async headers(person?: Person): Promise<Record<string, string>> {
    const apikey = await this.publicKey()
    return { apikey, Authorization: `Bearer ${person?.accessToken ?? apikey}` }
  }

  /** @param path below /rest/v1, with its query */
  async rows<T>(person: Person | undefined, path: string): Promise<T[]> {
    const reply = await this.request.get(`/rest/v1/${path}`, { headers: await this.headers(person) })
    if (!reply.ok()) throw new Error(`${reply.status()} ${await reply.text()}`)
    return reply.json()
  }

  /** Sends any request. */
  fetch(path: string, options: Parameters<APIRequestContext['fetch']>[1]) {
    return this.request.fetch(path, options)
  }

  /** Calls a database function. */
  async rpc(person: Person | undefined, name: string, args: object) {
    return this.request.post(`/rest/v1/rpc/${name}`, { headers: await this.headers(person), data: args })
  }

  /** Adds a row of the person's own, and answers its id. */
  async insert(person: Person, table: string, row: object): Promise<string> {
    const id = crypto.randomUUID()
    await this.insertRow(person, table, { id, user_id: person.id, ...row })
    return id
  }

  /** Adds a row as it is. */
  async insertRow(person: Person, table: string, row: object): Promise<void> {
    const reply = await this.request.post(`/rest/v1/${table}`, {
      headers: await this.headers(person),
      data: row,
    })
    if (!reply.ok()) throw new Error(`${reply.status()} ${await reply.text()}`)
  }

  /** @param path below /rest/v1, with the filter of the rows to change */
  async update(person: Person, path: string, change: object): Promise<void> {
    const reply = await this.request.patch(`/rest/v1/${path}`, {
      headers: await this.headers(person),
      data: change,
    })
    if (!reply.ok()) throw new Error(`${reply.status()} ${await reply.text()}`)
  }

  /** Asks for a session as the login does. */
  signIn(email: string, password: string) {
    return this.post('/auth/v1/token?grant_type=password', { email, password })
  }

  /** The reference ID by which a nutritionist is found. */
  async referenceOf(coach: Person): Promise<string> {
    const [profile] = await this.rows<{ reference_id: string }>(coach, `profiles?id=eq.${coach.id}`)
    return profile!.reference_id
  }

  private async post(path: string, data: object) {
    return this.request.post(path, { headers: await this.headers(), data })
  }

  /** Registers a person with an address that no other test uses. */
  async register(role: Role, name: string): Promise<Person> {
    const email = `${crypto.randomUUID()}@example.com`
    const password = 'correct horse battery'
    const reply = await this.post('/auth/v1/signup', {
      email,
      password,
      data: { name, role, timezone: zone },
    })
    const session = await reply.text()
    if (!reply.ok()) throw new Error(`sign-up failed: ${session}`)
    const { access_token: accessToken, user } = JSON.parse(session)
    return { id: user.id, name, email, password, accessToken, session }
  }
}

/**
 * The day of an instant where tests and people live, yyyy-MM-dd.
 * @param at in milliseconds since 1970
 */
export const dayOf = (at: number): string => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(at)

/** The day so many days from today. */
export const dayFromToday = (days: number): string => dayOf(Date.now() + days * 24 * 60 * 60_000)

/** Makes accounts that nobody else uses. */
export type People = {
  client: (name?: string) => Promise<Person>
  nutritionist: (name?: string) => Promise<Person>
}

type Fixtures = {
  api: Api
  people: People
  /** Opens the app as this person, without going through the login screen. */
  signIn: (page: Page, person: Person, path?: string, lang?: LanguageCode) => Promise<void>
}

export const test = base.extend<Fixtures>({
  api: async ({ request }, provide) => provide(new Api(request)),
  people: async ({ api }, provide) =>
    provide({
      client: (name = 'Anna Belova') => api.register('client', name),
      nutritionist: (name = 'Elena Markova') => api.register('nutritionist', name),
    }),

  signIn: async ({ baseURL }, provide) =>
    provide(async (page, person, path = '/dashboard', lang = 'en') => {
      await page.goto('/boot.js') // any page of the app's origin
      const key = `sb-${new URL(baseURL!).hostname.split('.')[0]}-auth-token`
      await page.evaluate(([name, session]) => localStorage.setItem(name!, session!), [key, person.session])
      const url = new URL(path, baseURL)
      url.searchParams.set('lang', lang)
      await page.goto(url.pathname + url.search + url.hash)
    }),
})

/** A mail that came for this address, once there is one. */
export async function mailFor(request: APIRequestContext, address: string): Promise<string> {
  let found = ''
  await expect(async () => {
    const mails: { text: string }[] = await (
      await request.get(`${mailboxUrl}/?to=${encodeURIComponent(address)}`)
    ).json()
    expect(mails.length).toBeGreaterThan(0)
    found = mails.at(-1)!.text
  }).toPass()
  return found
}

/** What axe can find in one colour scheme and not in the other: the two differ in nothing else. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** axe finds nothing on the page, in the light and in the dark theme. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme)
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(rulesOfColour)).analyze()
    expect(
      violations.map(
        ({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      ),
    ).toEqual([])
  }
}

/** Nothing of the page lies beside the screen. Not measured by `innerWidth`: a phone zooms out until all fits. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width)
}

/**
 * The backend calls of a screen's first load, until the network has been quiet: 'GET /rest/v1/rpc/name', sorted. Files
 * of the app, preflights and the socket of live changes are no calls; nor is the version of the database,
 * for which the app asks once a start, when its screen has settled.
 * @param open loads the app on a screen behind the login
 */
export async function callsDuring(page: Page, open: () => Promise<void>): Promise<string[]> {
  const calls: string[] = []
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('/rpc/schema_version')) return
    if (request.method() !== 'OPTIONS' && /^\/(rest|auth|storage|functions)\/v1\//.test(pathname))
      calls.push(`${request.method()} ${pathname}`)
  }
  page.on('request', note)
  // The bell asks last, once the connection for live changes stands.
  await Promise.all([page.waitForResponse(/\/rest\/v1\/notifications/), open()])
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return calls.sort()
}

/**
 * Counts what a page asks of a table or function from now on.
 * @param path below /rest/v1, without a query
 * @param query what the query contains
 */
export function countReads(page: Page, path: string, query = ''): () => number {
  let reads = 0
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname === `/rest/v1/${path}` && search.includes(query)) reads += 1
  })
  return () => reads
}

/** Another browser, as on another device, with nothing stored. */
export async function newDevice(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage()
}

export { expect, unconfiguredUrl, zone }
