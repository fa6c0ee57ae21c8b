import type { PGlite } from '@supabase/lite/pglite'
import { quietErrors } from './quiet-errors.ts'
import { type RunAsCaller, takeTurns } from './turns.ts'

/** One row of a result, before anybody has looked at its values. */
export type Row = Record<string, unknown>

/** Reads rows; the type parameter is what the statement is known to return. */
export type Query = <Result = Row>(statement: string, parameters?: unknown[]) => Promise<Result[]>

/** Runs a text of several statements. */
export type Script = (statements: string) => Promise<void>

export interface Database {
  /** Runs one statement as the owner of the database. */
  query: Query
  /** Runs a script of several statements as the owner of the database; all of it or nothing. */
  script: Script
  /** Runs `work` in one transaction of its own, as the owner of the database until it changes the role. */
  transaction<Result>(work: (query: Query, script: Script) => Promise<Result>): Promise<Result>
  /** Marks everything inside as one caller (see turns.ts). */
  asCaller: RunAsCaller
  /** Calls back with the payload of each notification on the channel. */
  listen(channel: string, heard: (payload: string) => void): Promise<void>
}

/**
 * Wraps Lite's PGlite for everybody else in this folder.
 *
 * @param pglite the database that Lite serves
 * @param log gets a line for each statement that the database refuses a caller
 * @returns access that takes its turn among the requests
 */
export async function createDatabase(pglite: PGlite, log: (line: string) => void): Promise<Database> {
  // Its own first statements must not wait for a turn.
  await pglite.waitReady
  quietErrors(pglite, log)
  const asCaller = takeTurns(pglite)

  const query: Query = async <Result>(statement: string, parameters?: unknown[]) =>
    (await pglite.query<Result>(statement, parameters)).rows

  const script: Script = async (statements) => {
    await pglite.exec(statements)
  }

  const transaction = <Result>(work: (query: Query, script: Script) => Promise<Result>) =>
    asCaller(async () => {
      await query('begin')
      try {
        const result = await work(query, script)
        await query('commit')
        return result
      } catch (error) {
        await query('rollback')
        throw error
      }
    })

  return {
    query: (statement, parameters) => asCaller(() => query(statement, parameters)),
    script: (statements) => transaction(() => script(statements)),
    transaction,
    asCaller,
    listen: async (channel, heard) => {
      await pglite.listen(channel, heard)
    },
  }
}
