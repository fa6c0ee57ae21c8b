import { inspect } from 'node:util'
import type { PGlite } from '@supabase/lite/pglite'

interface Refusal {
  code?: string
  message: string
  query?: string
}

/**
 * Keeps what people typed out of the log. Lite prints each statement that the database refuses, with its parameters and
 * Postgres's details; from now on it prints the code, the rule and the statement's text. The error itself stays as it is.
 *
 * @param pglite the database, whose `query` and `exec` throw such errors from now on
 */
export function quietErrors(pglite: PGlite): void {
  const query = pglite.query.bind(pglite)
  const exec = pglite.exec.bind(pglite)
  pglite.query = (statement, parameters, options) => query(statement, parameters, options).catch(rethrow)
  pglite.exec = (statements, options) => exec(statements, options).catch(rethrow)
}

function rethrow(error: unknown): never {
  if (error instanceof Error && 'code' in error) {
    Object.defineProperty(error, inspect.custom, { value: () => describe(error), enumerable: false })
  }
  throw error
}

function describe({ code = '', message, query = '' }: Refusal): string {
  // Messages of this class quote the value that could not be read.
  const reason = code.startsWith('22') ? '' : `: ${message}`
  return `The database refused (${code}${reason}) ${query}`.trimEnd()
}
