import { PGlite, type Results, type Transaction } from '@electric-sql/pglite'
import { afterAll } from 'vitest'
import { mutation } from './mutation.ts'
import { migratedSnapshot } from './snapshot.ts'

/** Who runs a statement: a person of the fixture, the signed-out public, the secret key, or the database's owner. */
export type Caller = Person | 'anon' | 'service_role' | 'owner'

export interface Person {
  id: string
  sessionId: string
  email: string
  name: string
  role: 'client' | 'nutritionist'
}

/** What a statement came to: its rows, or the refusal with the code and the words that the API passes on. */
export type Outcome<Row = Record<string, unknown>> =
  | { ok: true; rows: Row[]; count: number }
  | { ok: false; code: string; message: string }

type Queryable = Pick<PGlite | Transaction, 'query' | 'exec'>

const claimsOf = (person: Person) =>
  JSON.stringify({
    sub: person.id,
    role: 'authenticated',
    session_id: person.sessionId,
    aal: 'aal1',
    is_anonymous: false,
  })

async function become(on: Queryable, caller: Caller): Promise<void> {
  if (caller === 'owner') return
  const claims = typeof caller === 'string' ? JSON.stringify({ role: caller }) : claimsOf(caller)
  await on.query(`select set_config('request.jwt.claims', $1, true)`, [claims])
  await on.exec(`set local role ${typeof caller === 'string' ? caller : 'authenticated'}`)
}

function refusal(error: unknown): Outcome<never> {
  if (!(error instanceof Error) || !('code' in error)) throw error
  return { ok: false, code: String(error.code), message: error.message }
}

function answer<Row>(results: Results<Row>): Outcome<Row> {
  return { ok: true, rows: results.rows, count: results.affectedRows || results.rows.length }
}

/** A database of its own with the stand-in and all migrations; each request of the API is a transaction, as behind PostgREST. */
export class TestDatabase {
  private people = 0

  private constructor(readonly pglite: PGlite) {}

  static async open(): Promise<TestDatabase> {
    const pglite = new PGlite({
      loadDataDir: await migratedSnapshot(),
      parsers: { 1082: (day: string) => day, 1114: (time: string) => time, 1184: (time: string) => time },
    })
    await pglite.exec(`set time zone 'UTC'`)
    await pglite.exec(mutation)
    return new TestDatabase(pglite)
  }

  /** Runs as the database's owner and expects it to work. */
  async sql<Row = Record<string, unknown>>(text: string, params: unknown[] = []): Promise<Row[]> {
    return (await this.pglite.query<Row>(text, params)).rows
  }

  /** Runs one statement as a caller and keeps what it did. */
  async as<Row = Record<string, unknown>>(
    caller: Caller,
    text: string,
    params: unknown[] = [],
  ): Promise<Outcome<Row>> {
    try {
      return await this.pglite.transaction(async (tx) => {
        await become(tx, caller)
        return answer(await tx.query<Row>(text, params))
      })
    } catch (error) {
      return refusal(error)
    }
  }

  /** Runs one statement as a caller, lets `inspect` look as the owner, and takes everything back. */
  async tryAs<Row, Seen>(
    caller: Caller,
    text: string,
    params: unknown[],
    inspect: (tx: Transaction) => Promise<Seen>,
    settings: Record<string, string> = {},
  ): Promise<{ outcome: Outcome<Row>; seen: Seen }> {
    return this.pglite.transaction(async (tx) => {
      await tx.exec('savepoint before_statement')
      let outcome: Outcome<Row>
      try {
        for (const [name, value] of Object.entries(settings)) {
          await tx.query('select set_config($1, $2, true)', [name, value])
        }
        await become(tx, caller)
        outcome = answer(await tx.query<Row>(text, params))
        await tx.exec('set local role postgres')
      } catch (error) {
        outcome = refusal(error)
        await tx.exec('rollback to savepoint before_statement')
      }
      const seen = await inspect(tx)
      await tx.rollback()
      return { outcome, seen }
    })
  }

  /** Signs a person up with the given data, as the Auth server does, with a session. */
  async signUp(
    role: 'client' | 'nutritionist',
    name: string,
    data: Record<string, unknown> = {},
  ): Promise<Person> {
    this.people += 1
    const email = `person${this.people}@example.com`
    const [user] = await this.sql<{ id: string }>(
      'insert into auth.users (email, raw_user_meta_data) values ($1, $2) returning id',
      [email, JSON.stringify({ name, role, ...data })],
    )
    const [session] = await this.sql<{ id: string }>(
      'insert into auth.sessions (user_id) values ($1) returning id',
      [user?.id],
    )
    return { id: user?.id ?? '', sessionId: session?.id ?? '', email, name, role }
  }

  /** Makes two people client and nutritionist, the way it happens: a request and its approval. */
  async connect(client: Person, nutritionist: Person): Promise<void> {
    await this.sql('insert into public.connection_requests (client_id, nutritionist_id) values ($1, $2)', [
      client.id,
      nutritionist.id,
    ])
    await this.sql(
      `update public.connection_requests set status = 'approved' where client_id = $1 and nutritionist_id = $2`,
      [client.id, nutritionist.id],
    )
  }

  async disconnect(client: Person): Promise<void> {
    await this.sql('delete from public.client_nutritionist_relationships where client_id = $1', [client.id])
  }

  /** From now on the product's clock stands at this instant. */
  async setClock(instant: string): Promise<void> {
    await this.pglite.exec(`
      create or replace function private.clock() returns timestamptz language sql stable set search_path = ''
      as $clock$ select timestamptz '${instant}' $clock$`)
  }
}

/** A database for the tests of one file, closed after them. */
export async function useTestDatabase(): Promise<TestDatabase> {
  const database = await TestDatabase.open()
  afterAll(() => database.pglite.close())
  return database
}
