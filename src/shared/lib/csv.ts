import { languageColumn, type Locale } from '../i18n/languages'

/** Text, a number, or nothing. */
export type CsvCell = string | number | null
export type CsvTable = readonly (readonly CsvCell[])[]

const separators = languageColumn('csvSeparator')
const decimalSigns = languageColumn('decimalSign')

const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

/** What a spreadsheet takes for the start of a formula, in half and full width, also behind what it skips. */
const formulaStart = /^[\s\0]*[=+\-@＝＋－＠]/u

/**
 * Writes a file that a spreadsheet opens as it is meant: a byte order mark, and between cells and in numbers the
 * signs of the reader's language. Text that would run as a formula gets an apostrophe before it; a number is written as one,
 * whatever its sign. Lines end as RFC 4180 says.
 *
 * Written here because the writers on npm escape formulas by looking at the written cell, which makes text of '-250,5'.
 * @param rows the heading first
 * @param locale the reader's
 */
export function writeCsv(rows: CsvTable, locale: string): string {
  const [separator, point] = [separators[locale as Locale], decimalSigns[locale as Locale]]
  const write = (cell: CsvCell) =>
    typeof cell === 'number' ? writeNumber(cell, point) : writeText(cell ?? '', separator)
  return byteOrderMark + rows.map((row) => row.map(write).join(separator) + lineEnd).join('')
}

function writeText(text: string, separator: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  const isPlain = !/["\r\n]|^\s|\s$/.test(harmless) && !harmless.includes(separator)
  return isPlain ? harmless : `"${harmless.replaceAll('"', '""')}"`
}

/** Never with an exponent or with groups of thousands. */
function writeNumber(value: number, point: string): string {
  if (!Number.isFinite(value)) throw new RangeError(`not a figure: ${value}`)
  const plain = value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 12 })
  return (plain === '-0' ? '0' : plain).replace('.', point)
}
