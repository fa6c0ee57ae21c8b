import type { Row } from '../database.ts'

/** Tells whether a row is one that the subscriber asked for. */
export type Filter = (row: Row) => boolean

/**
 * Reads the filter of a subscription: `column=eq.value` or `column=in.(a,b)`.
 *
 * @param text the filter as the client wrote it
 * @param columns the columns that the client may read
 * @returns the filter, or `undefined` for anything else
 */
export function parseFilter(text: string, columns: string[]): Filter | undefined {
  const [, column, operator, operand] = /^(\w+)=(eq|in)\.(.*)$/s.exec(text) ?? []
  if (!column || operand === undefined || !columns.includes(column)) return undefined
  if (operator === 'eq') return (row) => isSame(row[column], operand)
  const list = /^\((.*)\)$/s.exec(operand)?.[1]
  if (list === undefined) return undefined
  const values = list.split(',').map((value) => value.trim().replace(/^"(.*)"$/s, '$1'))
  return (row) => values.some((value) => isSame(row[column], value))
}

function isSame(value: unknown, operand: string): boolean {
  if (value === null || value === undefined) return false
  if (typeof value === 'number') return operand !== '' && value === Number(operand)
  return (typeof value === 'string' ? value : JSON.stringify(value)) === operand
}
