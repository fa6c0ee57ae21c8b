import type { Query, Row } from '../database.ts'

/**
 * Inserts rows that are not there yet, in one statement.
 *
 * @param query runs statements as the owner of the database
 * @param table schema and name
 * @param rows all with the same columns, `id` among them; columns that they leave out get their defaults
 */
export async function insertMissing(query: Query, table: string, rows: Row[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first).join(', ')
  await query(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) as wanted
     where not exists (select from ${table} as present where present.id = wanted.id)`,
    [JSON.stringify(rows)],
  )
}
