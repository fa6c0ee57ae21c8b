import type { Outcome, Person, TestDatabase } from '../harness/test-database.ts'

type Values = Record<string, unknown>

/** An entry of a log as JSON; a meal with its ingredients. */
export type Entry = Values & { id: string; updated_at?: string; ingredients?: Values[] }

/** What became of a save. */
export type Answer = 'saved' | 'conflict'

/** A log, and how the app writes and reads it. */
export interface Log {
  name: string
  /** Whose columns its entries are made of. */
  tables: readonly string[]
  /** Sends a new entry, for the first time or again. */
  insert: (entry: Entry) => Promise<void>
  /** Sends an edit of the version that was seen. */
  edit: (entry: Entry, seen: string) => Promise<Answer>
  /** Deletes the version that was seen. */
  remove: (id: string, seen: string) => Promise<void>
  find: (id: string) => Promise<Entry | undefined>
}

/** Those rows, or undefined for one of the codes; anything else is an error. */
function rowsOf<Row>(outcome: Outcome<Row>, ...codes: string[]): Row[] | undefined {
  if (outcome.ok) return outcome.rows
  if (codes.includes(outcome.code)) return undefined
  throw new Error(`${outcome.code} ${outcome.message}`)
}

function reading(database: TestDatabase, owner: Person, table: string, entry: string) {
  return {
    remove: async (id: string, seen: string) => {
      rowsOf(
        await database.as(owner, `delete from public.${table} where id = $1 and updated_at = $2`, [id, seen]),
      )
    },
    find: async (id: string) => {
      const sql = `select ${entry} as entry from public.${table} as row where id = $1`
      return rowsOf(await database.as<{ entry: Entry }>(owner, sql, [id]))?.[0]?.entry
    },
  }
}

/** Meals are saved with their ingredients by a function. */
function meals(database: TestDatabase, owner: Person): Log {
  const save = ({ ingredients, ...meal }: Entry, seen: string | null) =>
    database.as(owner, 'select public.save_meal($1, $2, $3)', [
      JSON.stringify(meal),
      JSON.stringify(ingredients),
      seen,
    ])
  return {
    name: 'food_entries',
    tables: ['food_entries', 'ingredients'],
    insert: async (entry) => {
      rowsOf(await save(entry, null))
    },
    edit: async (entry, seen) => (rowsOf(await save(entry, seen), 'PT409') ? 'saved' : 'conflict'),
    ...reading(database, owner, 'food_entries', 'private.meal_with_ingredients(row)'),
  }
}

/** The other logs are tables that the app inserts into and updates, in the statements that the API makes of it. */
function plainLog(database: TestDatabase, owner: Person, table: string): Log {
  const from = (columns: string) => `select ${columns} from jsonb_populate_record(null::public.${table}, $1)`
  const namesIn = (values: Values) => Object.keys(values).join(', ')
  return {
    name: table,
    tables: [table],
    insert: async (entry) => {
      const values = { ...entry, user_id: owner.id }
      const sql = `insert into public.${table} (${namesIn(values)}) ${from(namesIn(values))}`
      rowsOf(await database.as(owner, sql, [JSON.stringify(values)]), '23505')
    },
    edit: async ({ id, created_at: _fixed, ...values }, seen) => {
      const sql = `update public.${table} set (${namesIn(values)}) = (${from(namesIn(values))})
        where id = $2 and updated_at = $3 returning id`
      const changed = rowsOf(await database.as(owner, sql, [JSON.stringify(values), id, seen]))
      return changed?.length === 1 ? 'saved' : 'conflict'
    },
    ...reading(database, owner, table, 'to_jsonb(row)'),
  }
}

/** Every log of these tables, written by its owner. */
export const logsOf = (database: TestDatabase, tables: readonly string[], owner: Person): Log[] => [
  meals(database, owner),
  ...tables
    .filter((table) => table !== 'food_entries' && table !== 'ingredients')
    .map((table) => plainLog(database, owner, table)),
]
