import { inspect } from 'node:util'
import type { PGlite } from '@supabase/lite/pglite'

/** Receives a line of a backend's log. */
type Log = (line: string) => void

/** What Lite will print of a refused statement, and the log of the backend that it belongs to. */
const logs = new WeakMap<object, Log>()
let isDiverted = false

/**
 * Keeps what people typed out of the log. Lite prints each statement that the database refuses, with its parameters and
 * Postgres's details; from now on the backend's log gets the code, the rule and the statement's text. The error itself stays
 * as it is.
 *
 * @param pglite the database, whose `query` and `exec` throw such errors from now on
 * @param log of the backend
 */
export function quietErrors(pglite: PGlite, log: Log): void {
  if (!isDiverted) divertRefusals()
  isDiverted = true
  const quietly = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Error && 'code' in error) {
        Object.defineProperty(error, inspect.custom, { value: () => describe(error) })
        logs.set(error, log)
      }
      throw error
    }
  }
  const query = pglite.query.bind(pglite)
  const exec = pglite.exec.bind(pglite)
  pglite.query = (statement, parameters, options) => quietly(() => query(statement, parameters, options))
  pglite.exec = (statements, options) => quietly(() => exec(statements, options))
}

/** Has `shown`, which Lite prints in the place of a refusal, logged where the refusal would be. */
export function logInPlaceOf(error: object, shown: object): void {
  const log = logs.get(error)
  if (log) logs.set(shown, log)
}

/** Lite knows no log but the console. */
function divertRefusals(): void {
  const print = console.error
  console.error = (...parts: unknown[]) => {
    const [shown] = parts
    const log = typeof shown === 'object' && shown !== null ? logs.get(shown) : undefined
    if (log) log(inspect(shown))
    else print(...parts)
  }
}

function describe(error: Error & { code: unknown; query?: unknown }): string {
  const code = String(error.code)
  // Messages of this class quote the value that could not be read.
  const reason = code.startsWith('22') ? '' : `: ${error.message}`
  return `The database refused (${code}${reason}) ${typeof error.query === 'string' ? error.query : ''}`.trimEnd()
}
