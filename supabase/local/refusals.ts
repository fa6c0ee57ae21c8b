import { inspect } from 'node:util'
import type { App } from '@supabase/lite'
import { logInPlaceOf } from './quiet-errors.ts'

/** Codes of Postgres that Lite does not know: a broken CHECK, and a plain `raise exception`. */
const unknownToLite = new Set(['23514', 'P0001'])

/**
 * Lets the API answer a broken rule as a hosted project does, with 400 and Postgres's own code. Lite by itself answers what
 * it does not know with 500, as if the backend had failed, and an app would try again what can never succeed.
 *
 * @param connection Lite's connection, whose refusals are named from now on
 */
export function nameRefusals(connection: App['connection']): void {
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (thrown) => {
    const error = normalize(thrown)
    if (!(error instanceof Error && 'code' in error && unknownToLite.has(String(error.code)))) return error
    const answer = {
      // How a database function of PostgREST chooses its own answer, which Lite follows.
      code: 'PGRST',
      message: JSON.stringify({ code: error.code, message: error.message }),
      detail: JSON.stringify({ status: 400, headers: {} }),
      // Lite prints it.
      [inspect.custom]: () => inspect(error),
    }
    logInPlaceOf(error, answer)
    return answer
  }
}
