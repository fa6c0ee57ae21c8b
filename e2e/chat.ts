import type { Locator, Page } from '@playwright/test'
import { type Api, expect, type People, type Person } from './fixtures.ts'

/** Calls a table as a program would, and takes nothing but success. */
async function send(api: Api, person: Person, method: string, path: string, data?: object): Promise<void> {
  const headers = await api.headers(person)
  const reply = await api.fetch(`/rest/v1/${path}`, { method, headers, data })
  expect(reply.ok(), await reply.text()).toBe(true)
}

/** Connects the two: the client asks, the nutritionist approves. */
export async function connect(api: Api, client: Person, coach: Person): Promise<void> {
  const pair = { client_id: client.id, nutritionist_id: coach.id }
  await send(api, client, 'POST', 'connection_requests', pair)
  const request = `connection_requests?client_id=eq.${client.id}&status=eq.pending`
  await send(api, coach, 'PATCH', request, { status: 'approved' })
}

/** A client and her nutritionist. */
export async function makePair(api: Api, people: People): Promise<{ client: Person; coach: Person }> {
  const [client, coach] = await Promise.all([people.client(), people.nutritionist()])
  await connect(api, client, coach)
  return { client, coach }
}

export const disconnect = (api: Api, client: Person): Promise<void> =>
  send(api, client, 'DELETE', `client_nutritionist_relationships?client_id=eq.${client.id}`)

/** Writes a message as another device would. */
export async function writeByApi(
  api: Api,
  sender: Person,
  pair: { client: Person; coach: Person },
  message: object,
): Promise<void> {
  await send(api, sender, 'POST', 'feedback', {
    client_id: pair.client.id,
    nutritionist_id: pair.coach.id,
    message_type: sender.id === pair.client.id ? 'client' : 'nutritionist',
    ...message,
  })
}

/** What is stored of a client's conversation, oldest first. */
export const storedTexts = async (api: Api, reader: Person, client: Person): Promise<string[]> =>
  (
    await api.rows<{ message: string }>(
      reader,
      `feedback?select=message&client_id=eq.${client.id}&order=created_at,id`,
    )
  ).map(({ message }) => message)

/** Lets the page connect for live changes, and keeps every change from it. */
export const silenceChanges = (page: Page): Promise<void> =>
  page.routeWebSocket('**/realtime/**', (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      if (!String(message).includes('"postgres_changes",')) socket.send(message)
    })
  })

/** The chat in English, as a user reads and works it. */
export class Chat {
  readonly log: Locator
  readonly text: Locator
  readonly send: Locator
  readonly file: Locator

  constructor(readonly page: Page) {
    this.log = page.getByRole('log', { name: 'Messages' })
    this.text = page.getByRole('textbox', { name: 'Message' })
    this.send = page.getByRole('button', { name: 'Send', exact: true })
    this.file = page.locator('form input[type=file]')
  }

  async write(text: string): Promise<void> {
    await this.text.fill(text)
    await this.text.press('Enter')
  }
}
