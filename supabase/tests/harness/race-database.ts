import pg from 'pg'
import { mutation } from './mutation.ts'
import { startRealPostgres, type RealPostgres } from './real-postgres.ts'
import type { Outcome, Person } from './test-database.ts'

type Row = Record<string, unknown>

/** A transaction that has run its statement and waits to be ended. */
export interface HeldRequest {
  outcome: Outcome<Row>
  commit: () => Promise<void>
  rollback: () => Promise<void>
}

const outcomeOf = (error: unknown): Outcome<never> => {
  if (!(error instanceof pg.DatabaseError)) throw error
  return { ok: false, code: error.code ?? '', message: error.message }
}

/** A server with real concurrency; each request of the API is a transaction on a connection of its own. */
export class RaceDatabase {
  private people = 0

  private constructor(
    private readonly server: RealPostgres,
    private readonly pool: pg.Pool,
  ) {}

  static async start(): Promise<RaceDatabase> {
    const server = await startRealPostgres()
    const pool = new pg.Pool({ connectionString: server.url('supabase_admin'), max: 24 })
    // The server's goodbye may overtake the pool's.
    pool.on('error', () => undefined)
    pool.on('connect', (connection) => connection.on('error', () => undefined))
    await pool.query(mutation)
    return new RaceDatabase(server, pool)
  }

  async stop(): Promise<void> {
    await this.pool.end()
    await this.server.stop()
  }

  /** Runs as the database's owner and expects it to work. */
  async sql<T extends Row = Row>(text: string, params: unknown[] = []): Promise<T[]> {
    return (await this.pool.query<T>(text, params)).rows
  }

  /** One number as the database's owner. */
  async count(text: string, params: unknown[] = []): Promise<number> {
    const [row] = await this.sql(text, params)
    return Number(Object.values(row ?? {})[0])
  }

  private async begin(caller: Person): Promise<pg.PoolClient> {
    const connection = await this.pool.connect()
    const claims = { sub: caller.id, role: 'authenticated', session_id: caller.sessionId, aal: 'aal1' }
    await connection.query('begin')
    await connection.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(claims)])
    await connection.query('set local role authenticated')
    return connection
  }

  /** One request of the API, committed when it worked. */
  async as(caller: Person, text: string, params: unknown[] = []): Promise<Outcome<Row>> {
    const held = await this.hold(caller, text, params)
    if (held.outcome.ok) await held.commit()
    else await held.rollback()
    return held.outcome
  }

  /** One request of the API that is not ended yet. */
  async hold(caller: Person, text: string, params: unknown[] = []): Promise<HeldRequest> {
    const connection = await this.begin(caller)
    let outcome: Outcome<Row>
    try {
      const { rows, rowCount } = await connection.query<Row>(text, params)
      outcome = { ok: true, rows, count: rowCount ?? 0 }
    } catch (error) {
      outcome = outcomeOf(error)
    }
    const end = (how: 'commit' | 'rollback') => async () => {
      await connection.query(how)
      connection.release()
    }
    return { outcome, commit: end('commit'), rollback: end('rollback') }
  }

  /** Waits until some transaction waits for another one. */
  async untilBlocked(): Promise<void> {
    for (let attempt = 0; attempt < 400; attempt += 1) {
      const waiting = await this.count(
        'select count(*) from pg_stat_activity where cardinality(pg_blocking_pids(pid)) > 0',
      )
      if (waiting > 0) return
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error('nothing waits for anything')
  }

  async signUp(role: 'client' | 'nutritionist'): Promise<Person> {
    this.people += 1
    const name = `${role} ${this.people}`
    const email = `person${this.people}@example.com`
    const [user] = await this.sql<{ id: string; session: string }>(
      `with made as (
         insert into auth.users (email, raw_user_meta_data) values ($1, $2) returning id
       )
       select id, gen_random_uuid() as session from made`,
      [email, JSON.stringify({ name, role })],
    )
    if (!user) throw new Error('no user')
    await this.sql('insert into auth.sessions (id, user_id) values ($1, $2)', [user.session, user.id])
    return { id: user.id, sessionId: user.session, email, name, role }
  }

  async signUpMany(role: 'client' | 'nutritionist', count: number): Promise<Person[]> {
    return Promise.all(Array.from({ length: count }, () => this.signUp(role)))
  }

  async request(client: Person, nutritionist: Person): Promise<string> {
    const [row] = await this.sql<{ id: string }>(
      'insert into public.connection_requests (client_id, nutritionist_id) values ($1, $2) returning id',
      [client.id, nutritionist.id],
    )
    return row?.id ?? ''
  }

  async connect(client: Person, nutritionist: Person): Promise<void> {
    await this.sql(
      'insert into public.client_nutritionist_relationships (client_id, nutritionist_id) values ($1, $2)',
      [client.id, nutritionist.id],
    )
  }

  /** A connected pair. */
  async pair(): Promise<{ client: Person; nutritionist: Person }> {
    const [client, nutritionist] = await Promise.all([this.signUp('client'), this.signUp('nutritionist')])
    await this.connect(client, nutritionist)
    return { client, nutritionist }
  }

  /** A slot on a weekday of the week after next (Monday 0) at an hour, so that deadlines and weeks are far away. */
  async slot(nutritionist: Person, weekday = 0, hour = 10): Promise<string> {
    const [row] = await this.sql<{ id: string }>(
      `insert into public.appointments (nutritionist_id, start_time)
       values ($1, (date_trunc('week', now() at time zone 'UTC') + interval '14 days'
         + make_interval(days => $2, hours => $3)) at time zone 'UTC')
       returning id`,
      [nutritionist.id, weekday, hour],
    )
    return row?.id ?? ''
  }
}

/** The requests of the app that races are made of. */
export const requests = (database: RaceDatabase) => ({
  book: (client: Person, slot: string) =>
    database.as(
      client,
      `update public.appointments set client_id = $1, status = 'pending' where id = $2 and status = 'available' returning id`,
      [client.id, slot],
    ),
  cancel: (client: Person, slot: string) =>
    database.as(
      client,
      `update public.appointments set status = 'available', client_id = null where id = $1 and client_id = $2 returning id`,
      [slot, client.id],
    ),
  answerBooking: (nutritionist: Person, slot: string, status: 'confirmed' | 'cancelled') =>
    database.as(
      nutritionist,
      `update public.appointments set status = $2 where id = $1 and status = 'pending' returning id`,
      [slot, status],
    ),
  deleteSlot: (nutritionist: Person, slot: string) =>
    database.as(
      nutritionist,
      `delete from public.appointments where id = $1 and status = 'available' returning id`,
      [slot],
    ),
  ask: (client: Person, nutritionist: Person) =>
    database.as(
      client,
      `insert into public.connection_requests (client_id, nutritionist_id, status) values ($1, $2, 'pending') returning id`,
      [client.id, nutritionist.id],
    ),
  answer: (nutritionist: Person, request: string, status: 'approved' | 'rejected') =>
    database.as(
      nutritionist,
      `update public.connection_requests set status = $2 where id = $1 and status = 'pending' returning id`,
      [request, status],
    ),
  cancelRequest: (client: Person, request: string) =>
    database.as(client, 'delete from public.connection_requests where id = $1 returning id', [request]),
  disconnect: (client: Person) =>
    database.as(
      client,
      'delete from public.client_nutritionist_relationships where client_id = $1 returning id',
      [client.id],
    ),
  write: (sender: Person, client: Person, nutritionist: Person, id: string) =>
    database.as(
      sender,
      `insert into public.feedback (id, client_id, nutritionist_id, message, message_type) values ($1, $2, $3, 'Hi', $4) returning id`,
      [id, client.id, nutritionist.id, sender.role],
    ),
  markThreadRead: (reader: Person, client: Person) =>
    database.as(reader, 'select public.mark_messages_read($1)', [client.id]),
  markNotificationsRead: (reader: Person) => database.as(reader, 'select public.mark_notifications_read()'),
  setTarget: (nutritionist: Person, client: Person, weight: number) =>
    database.as(
      nutritionist,
      `update public.client_targets set target_weight = $3 where client_id = $1 and nutritionist_id = $2 returning id`,
      [client.id, nutritionist.id, weight],
    ),
  markAttention: (nutritionist: Person, client: Person, reasons: string[], kind: string, at?: string) =>
    database.as(nutritionist, 'select public.mark_attention($1, $2, $3, $4, -1)', [
      client.id,
      reasons,
      kind,
      at ?? null,
    ]),
  unmarkAttention: (nutritionist: Person, client: Person, reasons: string[], kind: string) =>
    database.as(nutritionist, 'select public.unmark_attention($1, $2, $3)', [client.id, reasons, kind]),
  review: (client: Person, nutritionist: Person, anonymous = false) =>
    database.as(
      client,
      'insert into public.nutritionist_reviews (nutritionist_id, rating, anonymous) values ($1, 5, $2) returning id',
      [nutritionist.id, anonymous],
    ),
  addDocument: (nutritionist: Person, document: Row) =>
    database.as(nutritionist, `select public.add_document('education', $1)`, [JSON.stringify(document)]),
  removeDocument: (nutritionist: Person, url: string) =>
    database.as(nutritionist, `select public.remove_document('education', $1)`, [url]),
  saveMeal: (client: Person, meal: Row, ingredients: unknown[], seen: string | null = null) =>
    database.as(client, 'select * from public.save_meal($1, $2, $3)', [
      JSON.stringify(meal),
      JSON.stringify(ingredients),
      seen,
    ]),
  writeWithFile: (sender: Person, client: Person, nutritionist: Person, key: string) =>
    database.as(
      sender,
      `insert into public.feedback (client_id, nutritionist_id, message, message_type, attachment_url)
       values ($1, $2, 'Hi', $3, $4) returning id`,
      [client.id, nutritionist.id, sender.role, key],
    ),
  storeFile: (owner: Person, bucket: string, key: string) =>
    database.as(
      owner,
      `insert into storage.objects (bucket_id, name, owner_id, metadata)
       values ($1, $2, $3, '{"mimetype": "application/pdf"}')`,
      [bucket, key, owner.id],
    ),
  /** All of a person's own files that may be deleted. */
  deleteFiles: (owner: Person) =>
    database.as(owner, 'delete from storage.objects where owner_id = $1', [owner.id]),
  startErasure: (person: Person) => database.as(person, 'select public.start_account_deletion()'),
  finishErasure: (person: Person) => database.as(person, 'select public.delete_my_account()'),
  erase: async (person: Person) => {
    await database.as(person, 'select public.start_account_deletion()')
    return database.as(person, 'select public.delete_my_account()')
  },
})

export type Requests = ReturnType<typeof requests>
