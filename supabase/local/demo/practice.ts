import type { Query } from '../database.ts'
import { idOf } from './chance.ts'
import { addDays, type Day } from './days.ts'
import { insertMissing } from './insert.ts'
import { clients } from './clients.ts'
import { nutritionists } from './nutritionists.ts'
import type { DemoClient, DemoPerson } from './person.ts'

export interface Pair {
  client: DemoClient
  coach: DemoPerson
  /** The day on which they were connected. */
  since: Day
}

const idByEmail = new Map([...nutritionists, ...clients].map(({ email, id }) => [email, id]))

/** Connects the clients with their nutritionists, asks where an answer is awaited, and lets one pair part. */
export async function connect(query: Query, began: Day): Promise<void> {
  const now = new Date().toISOString()
  const connected = clients.filter(({ nutritionist }) => nutritionist)
  const parted = clients.filter(({ left }) => left)
  await insertMissing(
    query,
    'public.client_nutritionist_relationships',
    [...connected, ...parted].map((client) => ({
      id: idOf(`relationship ${client.email}`),
      ...idsOf(client, client.nutritionist ?? client.left),
      created_at: sinceOf(client, began),
    })),
  )
  const request = (
    client: DemoClient,
    nutritionist: string,
    status: string,
    at: string,
    answered: string | null,
  ) => ({
    id: idOf(`request ${client.email} ${status}`),
    ...idsOf(client, nutritionist),
    status,
    created_at: at,
    responded_at: answered,
  })
  await insertMissing(
    query,
    'public.connection_requests',
    clients.flatMap((client) => {
      const since = sinceOf(client, began)
      const coach = client.nutritionist ?? client.left
      return [
        ...(coach ? [request(client, coach, 'approved', since, since)] : []),
        ...(client.refusedBy ? [request(client, client.refusedBy, 'rejected', since, since)] : []),
        ...(client.asks ? [request(client, client.asks, 'pending', now, null)] : []),
      ]
    }),
  )
}

/** Ends what has ended: the coach's access, with all that the database does about it. */
export async function part(query: Query): Promise<void> {
  await query('delete from public.client_nutritionist_relationships where client_id = any ($1)', [
    clients.filter(({ left }) => left).map(({ id }) => id),
  ])
}

const idsOf = (client: DemoClient, nutritionist: string | undefined) => ({
  client_id: client.id,
  nutritionist_id: idByEmail.get(nutritionist ?? ''),
})

const sinceOf = ({ habits }: DemoClient, began: Day) =>
  `${addDays(began, habits?.startsAfter ?? 0)}T08:00:00Z`

/** Lists the demo pairs that are still connected. */
export async function findPairs(query: Query): Promise<Pair[]> {
  const rows = await query<{ client_id: string; nutritionist_id: string; since: Day }>(
    'select client_id, nutritionist_id, created_at::date::text as since from public.client_nutritionist_relationships',
  )
  return rows.flatMap((row) => {
    const client = clients.find(({ id }) => id === row.client_id)
    const coach = nutritionists.find(({ id }) => id === row.nutritionist_id)
    return client && coach ? [{ client, coach, since: row.since }] : []
  })
}
