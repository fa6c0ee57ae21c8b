import type { Person, TestDatabase } from '../harness/test-database.ts'

/** A column that a user fills, and two values that its type and its checks allow, as JSON has them. */
export interface Field {
  table: string
  column: string
  /** Whether an entry cannot be made without it. */
  isRequired: boolean
  values: unknown[]
}

interface Column {
  table: string
  column: string
  type: string
  category: string
  isRequired: boolean
  /** The conditions of the checks that look at the column. */
  checks: string[]
}

/** The tables of the logs, by the rules that they have, and that of the ingredients of meals. */
export async function listLogTables(database: TestDatabase): Promise<string[]> {
  const guarded = await database.sql<{ name: string }>(
    `select relname as name
     from pg_trigger
     join pg_class on pg_class.oid = tgrelid
     where tgfoid = 'private.guard_log_insert'::regproc
     order by tgrelid`,
  )
  return [...guarded.map(({ name }) => name), 'ingredients']
}

/** Whose an entry is, which and when: no user fills it in. */
const identity = ['id', 'user_id', 'created_at', 'updated_at', 'food_entry_id', 'position']

/** Gives each log columns that it does not have yet, as a later release would: what no one has thought of is tried too. */
export async function addLaterColumns(database: TestDatabase, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await database.sql(
      `alter table public.${table}
         add column later_figure numeric(6, 2) check (later_figure between 0 and 500),
         add column later_words text check (length(later_words) <= 50),
         add column later_choice text not null default 'none' check (later_choice in ('none', 'some', 'all')),
         add column later_yes_or_no boolean not null default false,
         add column later_list text[]`,
    )
  }
  await database.sql('select private.apply_grants()')
}

const columnsSql = `
  select
    relname as table, attname as column, format_type(atttypid, atttypmod) as type, typcategory as category,
    attnotnull and not atthasdef as "isRequired",
    array(
      select pg_get_expr(conbin, conrelid)
      from pg_constraint
      where conrelid = attrelid and contype = 'c' and attnum = any (conkey)
    ) as checks
  from pg_attribute
  join pg_class on pg_class.oid = attrelid
  join pg_type on pg_type.oid = atttypid
  where attrelid = any ($1::regclass[]) and attnum > 0 and not attisdropped and attname <> all ($2)
    and has_column_privilege('authenticated', attrelid, attnum, 'insert, update')
  order by attrelid, attnum`

/** Values that a column of a kind might take, most telling first; the literals of its checks come on top. */
function candidates({ category, checks }: Column, owner: Person): unknown[] {
  const literals = checks.flatMap((check) =>
    Array.from(check.matchAll(/'((?:[^']|'')*)'/g), ([, text]) => text?.replaceAll("''", "'")),
  )
  const numbers = checks.flatMap((check) =>
    Array.from(check.matchAll(/-?\d+(\.\d+)?/g), ([text]) => Number(text)),
  )
  switch (category) {
    case 'N':
      return [93.5, 41.25, 7.5, 2, 1, ...numbers]
    case 'S':
      return [
        `Борщ "à la" O'Neill, 🍲\n2. \\ \${x}`,
        'Soup',
        `${owner.id}/1700000000000.jpg`,
        `${owner.id}/1700000000001.jpg`,
        ...literals,
      ]
    case 'D':
      return ['2026-11-20', '2026-11-19', '2026-11-20T08:15:30.123Z', '2026-11-19T23:59:59.999Z']
    case 'B':
      return [true, false]
    case 'A':
      return [['one', 'two, three'], ['"four"']]
    default:
      return [crypto.randomUUID(), crypto.randomUUID(), { one: 1 }, { two: [2] }, ...literals]
  }
}

/** The candidates that fit, as the database writes them. */
async function fitting(database: TestDatabase, column: Column, owner: Person): Promise<unknown[]> {
  const fits = [...column.checks.map((check) => `coalesce((${check}), true)`), 'true'].join(' and ')
  const found = new Map<string, unknown>()
  for (const candidate of candidates(column, owner)) {
    const tried = await database.as<{ fits: boolean; value: unknown }>(
      'owner',
      `select ${fits} as fits, to_jsonb(entry) -> '${column.column}' as value
       from jsonb_populate_record(null::public.${column.table}, $1) as entry`,
      [JSON.stringify({ user_id: owner.id, [column.column]: candidate })],
    )
    const row = tried.ok ? tried.rows[0] : undefined
    if (row?.fits) found.set(JSON.stringify(row.value), row.value)
    if (found.size === 2) break
  }
  return [...found.values()]
}

/** Every column of the logs that a signed-in user may write, by the catalogue. */
export async function listFields(
  database: TestDatabase,
  tables: readonly string[],
  owner: Person,
): Promise<Field[]> {
  const columns = await database.sql<Column>(columnsSql, [tables.map((table) => `public.${table}`), identity])
  const fields: Field[] = []
  for (const column of columns) {
    const values = await fitting(database, column, owner)
    fields.push({ table: column.table, column: column.column, isRequired: column.isRequired, values })
  }
  return fields
}
