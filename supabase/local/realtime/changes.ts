import type { Database, Row } from '../database.ts'
import { listPublished, publish } from './published.ts'
import { type Filter, parseFilter } from './filter.ts'
import type { WantedChange } from './protocol.ts'
import type { Claims } from './token.ts'

type Operation = 'INSERT' | 'UPDATE' | 'DELETE'

interface Change {
  schema: string
  table: string
  type: Operation
  key: Row
  at: string
}

interface Column {
  name: string
  type: string
}

/** A change as a subscriber is told of it. */
export interface Told {
  schema: string
  table: string
  type: Operation
  commit_timestamp: string
  columns: Column[]
  record: Row
  old_record: Row
  errors: null
}

/** One wish of a channel. */
export interface Subscription {
  wanted: WantedChange
  filter: Filter | undefined
}

/** A channel that is told of changes. */
export interface Subscriber {
  /** Who listens; read anew for each change. */
  claims(): Claims
  subscriptions: Subscription[]
  /** Is told of a change that at least one of its subscriptions (these) asked for. */
  tell(change: Told, matching: Subscription[]): void
}

export interface Changes {
  /**
   * Checks a wish.
   *
   * @returns the subscription, or `undefined` when table or filter are not on offer to this role
   */
  prepare(wanted: WantedChange, claims: Claims): Promise<Subscription | undefined>
  add(subscriber: Subscriber): void
  remove(subscriber: Subscriber): void
}

/**
 * Tells subscribers of changes to the published tables. The row is read again under each subscriber's role and claims, so
 * row level security decides who hears of it; the primary key of a deleted row reaches those without a filter.
 *
 * @param database the migrated database
 */
export async function watchChanges(database: Database): Promise<Changes> {
  await publish(database)
  const published = await listPublished(database)
  const readable = new Map<string, Promise<Column[]>>()
  const subscribers = new Set<Subscriber>()
  let told = Promise.resolve()

  const columnsFor = (role: string, schema: string, table: string) => {
    const name = `${role} ${schema}.${table}`
    const known = readable.get(name) ?? readColumns(database, role, schema, table)
    readable.set(name, known)
    return known
  }

  const readAs = async (claims: Claims, change: Change): Promise<Row | undefined> => {
    const columns = await columnsFor(claims.role, change.schema, change.table)
    if (columns.length === 0) return undefined
    const keys = Object.keys(change.key)
    const statement =
      `select to_jsonb(seen) as seen from (select ${columns.map(({ name }) => quoted(name)).join(', ')} ` +
      `from ${quoted(change.schema)}.${quoted(change.table)} ` +
      `where ${keys.map((key, index) => `${quoted(key)}::text = $${index + 1}`).join(' and ')}) seen`
    return database.transaction(async (query) => {
      await query(
        `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true),
                set_config('request.jwt.claim.role', $3, true), set_config('role', $3, true)`,
        [JSON.stringify(claims), claims.sub ?? '', claims.role],
      )
      const rows = await query<{ seen: Row }>(statement, Object.values(change.key).map(String))
      return rows[0]?.seen
    })
  }

  const deliver = async (change: Change) => {
    const rows = new Map<string, Promise<Row | undefined>>()
    for (const subscriber of subscribers) {
      const candidates = subscriber.subscriptions.filter(({ wanted }) => concerns(wanted, change))
      if (candidates.length === 0) continue
      const claims = subscriber.claims()
      const columns = await columnsFor(claims.role, change.schema, change.table)
      const viewer = JSON.stringify({ ...claims, iat: undefined, exp: undefined })
      const row =
        change.type === 'DELETE'
          ? undefined
          : await (rows.get(viewer) ?? remember(rows, viewer, readAs(claims, change)))
      const matching = candidates.filter(({ filter }) => (row ? !filter || filter(row) : !filter))
      const isSeen = change.type === 'DELETE' ? columns.length > 0 : row !== undefined
      if (isSeen && matching.length > 0) subscriber.tell(describe(change, columns, row), matching)
    }
  }

  await database.listen('local_realtime', (payload) => {
    const change = JSON.parse(payload) as Change
    told = told.then(() => deliver(change)).catch((error: unknown) => console.error('Realtime:', error))
  })

  return {
    async prepare(wanted, claims) {
      if (wanted.table === undefined || !published.has(`${wanted.schema}.${wanted.table}`)) return undefined
      if (wanted.filter === undefined) return { wanted, filter: undefined }
      const columns = await columnsFor(claims.role, wanted.schema, wanted.table)
      const filter = parseFilter(
        wanted.filter,
        columns.map(({ name }) => name),
      )
      return filter && { wanted, filter }
    },
    add: (subscriber) => void subscribers.add(subscriber),
    remove: (subscriber) => void subscribers.delete(subscriber),
  }
}

function remember<Key, Value>(memory: Map<Key, Value>, key: Key, value: Value): Value {
  memory.set(key, value)
  return value
}

const concerns = (wanted: WantedChange, change: Change) =>
  wanted.table === change.table &&
  wanted.schema === change.schema &&
  (wanted.event === '*' || wanted.event === change.type)

function describe(change: Change, columns: Column[], row: Row | undefined): Told {
  return {
    schema: change.schema,
    table: change.table,
    type: change.type,
    commit_timestamp: change.at,
    columns,
    record: row ?? {},
    old_record: change.type === 'INSERT' ? {} : change.key,
    errors: null,
  }
}

/** Lists the columns of a table that a role may read: what it may not read is not sent either. */
function readColumns(database: Database, role: string, schema: string, table: string): Promise<Column[]> {
  return database.query<Column>(
    `select attname as name, typname as type
     from pg_attribute join pg_type on pg_type.oid = atttypid
     where attrelid = format('%I.%I', $2::text, $3::text)::regclass and attnum > 0 and not attisdropped
       and has_column_privilege($1, attrelid, attnum, 'select')
     order by attnum`,
    [role, schema, table],
  )
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
