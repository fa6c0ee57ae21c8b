import type { RaceDatabase, Requests } from '../harness/race-database.ts'
import type { Outcome } from '../harness/test-database.ts'

/** Requests that are sent at the same time, and what must hold whoever wins. */
export interface Round {
  requests: (() => Promise<Outcome>)[]
  check: (outcomes: Outcome[]) => Promise<void>
}

export interface Race {
  name: string
  /** Refusals that a loser may get; anything else, a deadlock above all, fails. */
  refusals: string[]
  /** How often it is tried, where not as often as the others. */
  rounds?: number
  prepare: (database: RaceDatabase, send: Requests) => Promise<Round>
}

/** How many of the requests changed a row. */
export const winners = (outcomes: Outcome[]): number =>
  outcomes.filter((outcome) => outcome.ok && outcome.count > 0).length
