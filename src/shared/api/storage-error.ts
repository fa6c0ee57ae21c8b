import * as z from 'zod/mini'
import { readJson } from '../lib/json'
import { AppError, type ErrorCode, toAppError } from './app-error'

const refusalSchema = z.object({
  statusCode: z.optional(z.union([z.string(), z.number()])),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
})

/** Storage answers most refusals with HTTP 400 and says what it means in the body's own `statusCode`. */
const codeOfStatus: Record<string, ErrorCode> = {
  '401': 'signed-out',
  '403': 'forbidden',
  '404': 'not-found',
  '409': 'duplicate',
  '413': 'too-large',
  '415': 'invalid',
}

/**
 * Names a refusal of the storage service.
 * @param status HTTP status
 * @param body the answer, as text; anything that is not Storage's JSON counts by its status alone
 */
export function toStorageError(status: number, body: string): AppError {
  const refusal = refusalSchema.safeParse(readJson(body))
  const { statusCode, error = '', message = '' } = refusal.success ? refusal.data : {}
  const said = `${error} ${message}`.trim()
  if (/jwt|jws/i.test(said)) return new AppError('signed-out', said)
  const code = codeOfStatus[String(statusCode)] ?? codeOfStatus[String(status)]
  return code ? new AppError(code, said) : toAppError(status, said)
}
