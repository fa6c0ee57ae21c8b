import { z } from 'zod'
import { backendDeadline, type Caller, callerHeaders } from './caller.ts'
import { Refusal } from './http.ts'
import { callJson, type Reply, withDeadline } from './outbound.ts'

type Filters = Record<string, string>

const errorSchema = z
  .object({ code: z.string().catch(''), message: z.string().catch('') })
  .catch({ code: '', message: '' })

/** Codes of a transaction that was rolled back for reasons of timing (deadlock, serialization): once more is safe. */
const rolledBack = new Set(['40P01', '40001'])

function refusalOf(status: number, code: string, message: string): Error {
  if (/^PT4\d\d$/.test(code)) return new Refusal(status, status === 429 ? 'rate-limited' : 'refused', message)
  if (status === 401) return new Refusal(401, 'not-signed-in', 'Please sign in')
  if (status === 403) return new Refusal(403, 'not-allowed', 'You are not allowed to do this')
  if (code === '23505') return new Refusal(409, 'conflict', 'This has changed meanwhile')
  return new Error(`The database answered ${status} ${code}`)
}

async function ask(caller: Caller, method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) {
  const once = (): Promise<Reply> =>
    withDeadline(backendDeadline, undefined, (signal) =>
      callJson(`${caller.backendUrl}/rest/v1/${path}`, {
        method,
        headers: { ...callerHeaders(caller), prefer: 'return=representation' },
        body,
        signal,
      }),
    )
  const first = await once()
  const reply = rolledBack.has(errorSchema.parse(first.body).code) ? await once() : first
  if (reply.status >= 200 && reply.status < 300) return reply.body
  const { code, message } = errorSchema.parse(reply.body)
  throw refusalOf(reply.status, code, message)
}

/**
 * Reads the rows that the caller may see.
 *
 * @param table name of the table
 * @param query PostgREST filters and `select`, e.g. `{ id: 'eq.…', select: 'id' }`
 * @returns the rows, unchecked
 * @throws Refusal as the database refuses; Error for any other failure; NoReply when the database does not answer
 */
export function selectRows(caller: Caller, table: string, query: Filters): Promise<unknown> {
  return ask(caller, 'GET', `${table}?${new URLSearchParams(query)}`)
}

/**
 * Changes the matching rows that the caller may change.
 *
 * @param table name of the table
 * @param query PostgREST filters and `select`
 * @param values columns to set
 * @returns the changed rows, unchecked; errors as `selectRows`
 */
export function updateRows(
  caller: Caller,
  table: string,
  query: Filters,
  values: Record<string, unknown>,
): Promise<unknown> {
  return ask(caller, 'PATCH', `${table}?${new URLSearchParams(query)}`, values)
}

/**
 * Calls a function of the database as the caller.
 *
 * @param name name of the function
 * @returns what it returns, unchecked; errors as `selectRows`
 */
export function callRpc(caller: Caller, name: string): Promise<unknown> {
  return ask(caller, 'POST', `rpc/${name}`, {})
}
