import type { CsvCell, CsvTable } from '@/shared/lib/csv'

/** One row of the export, as the database wrote it. */
type ExportRow = Record<string, unknown>
/** Rows of each table of the export, under its name. */
export type ExportTables = Map<string, ExportRow[]>

/**
 * The tables of an export: a single row counts as a table of one, and ingredients become a table of their own.
 * @param data what `export_my_data` answered
 */
export function tablesOf(data: Record<string, unknown>): ExportTables {
  const tables: ExportTables = new Map(Object.entries(data).map(([name, rows]) => [name, rowsOf(rows)]))
  const meals = tables.get('food_entries') ?? []
  tables.set(
    'food_entries',
    meals.map(({ ingredients: _apart, ...meal }) => meal),
  )
  tables.set(
    'ingredients',
    meals.flatMap(({ id, ingredients }) => rowsOf(ingredients).map((row) => ({ food_entry_id: id, ...row }))),
  )
  return tables
}

/** @returns the rows under the names of their columns */
export function sheetOf(rows: readonly ExportRow[]): CsvTable {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return [columns, ...rows.map((row) => columns.map((column) => cellOf(row[column])))]
}

const rowsOf = (value: unknown): ExportRow[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (row): row is ExportRow => typeof row === 'object' && row !== null,
  )

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'string') return value
  return JSON.stringify(value)
}
