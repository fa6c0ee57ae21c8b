import { inspect } from 'node:util'
import type { PGlite } from '@supabase/lite/pglite'

/**
 * Keeps what people typed out of the log. Lite prints each statement that the database refuses, with its parameters and
 * Postgres's details; from now on it prints the code, the rule and the statement's text. The error itself stays as it is.
 *
 * @param pglite the database, whose `query` and `exec` throw such errors from now on
 */
export function quietErrors(pglite: PGlite): void {
  const query = pglite.query.bind(pglite)
  const exec = pglite.exec.bind(pglite)
  pglite.query = (statement, parameters, options) => quietly(() => query(statement, parameters, options))
  pglite.exec = (statements, options) => quietly(() => exec(statements, options))
}

async function quietly<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && 'code' in error) {
      Object.defineProperty(error, inspect.custom, { value: () => describe(error) })
    }
    throw error
  }
}

function describe(error: Error & { code: unknown; query?: unknown }): string {
  const code = String(error.code)
  // Messages of this class quote the value that could not be read.
  const reason = code.startsWith('22') ? '' : `: ${error.message}`
  return `The database refused (${code}${reason}) ${typeof error.query === 'string' ? error.query : ''}`.trimEnd()
}
