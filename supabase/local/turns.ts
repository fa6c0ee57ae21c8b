import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite } from '@supabase/lite/pglite'

interface Waiting {
  caller: object
  opens: boolean
  go: () => void
}

/** Runs `work` as one caller: its statements may enter the transaction that it has opened itself, no other's. */
export type RunAsCaller = <Result>(work: () => Promise<Result>) => Promise<Result>

const outsider = {}

/**
 * Keeps the transactions of concurrent requests apart on the one connection that PGlite has.
 *
 * Lite opens a transaction with a bare BEGIN and sets the caller's role inside it. Without turns another request's
 * statements would run between BEGIN and COMMIT, under the wrong person's role.
 *
 * @param pglite the database, whose `query` and `exec` wait for their turn from now on
 * @returns a function that marks everything done inside it as belonging to one caller
 */
export function takeTurns(pglite: PGlite): RunAsCaller {
  const callers = new AsyncLocalStorage<object>()
  const queue: Waiting[] = []
  const query = pglite.query.bind(pglite)
  const exec = pglite.exec.bind(pglite)
  let holder: object | undefined

  const admitNext = () => {
    for (let next = holder ? undefined : queue.shift(); next; next = holder ? undefined : queue.shift()) {
      if (next.opens) holder = next.caller
      next.go()
    }
  }

  const release = () => {
    holder = undefined
    admitNext()
  }

  const inTurn = async <Result>(statement: string, work: () => Promise<Result>): Promise<Result> => {
    const caller = callers.getStore() ?? outsider
    const opens = /^\s*(begin|start transaction)\b/i.test(statement)
    const closes = /^\s*(commit|rollback)\s*;?\s*$/i.test(statement)
    if (holder !== caller) {
      await new Promise<void>((go) => {
        queue.push({ caller, opens, go })
        admitNext()
      })
    }
    try {
      const result = await work()
      if (closes && holder === caller) release()
      return result
    } catch (error) {
      if ((opens || closes) && holder === caller) release()
      throw error
    }
  }

  pglite.query = (statement, parameters, options) =>
    inTurn(statement, () => query(statement, parameters, options))
  pglite.exec = (statements, options) => inTurn(statements, () => exec(statements, options))
  return (work) => callers.run({}, work)
}
