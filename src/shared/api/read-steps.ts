import type { QueryKey } from '@tanstack/react-query'

/**
 * Brings what a query has returned from one shape to the next.
 * @param data as an earlier release has kept it on this device
 * @param key of the query, where only some queries of the table have changed
 */
export type ReadStep = (data: unknown, key: QueryKey) => unknown

/**
 * The step of a release that changes each row of a table alike: in lists, in pages of lists, and where a query returns one row.
 * @param change what becomes of a row
 */
export const inEachRow =
  (change: (row: Record<string, unknown>) => Record<string, unknown>): ReadStep =>
  (data) => {
    const inside = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(inside)
      if (typeof value !== 'object' || value === null) return value
      if ('pages' in value) return { ...value, pages: inside(value.pages) }
      return change(value as Record<string, unknown>)
    }
    return inside(data)
  }

/** Of what a nutritionist reads of clients no device keeps anything. */
const nothingKept: ReadStep = (data) => data

/**
 * The steps of each table whose kept reads have changed their shape, oldest first. A release that changes what the queries of a
 * table return adds one here; `npm run check` asks for it.
 */
export const readSteps: Partial<Record<string, readonly ReadStep[]>> = {
  client_nutritionist_relationships: [nothingKept],
}
