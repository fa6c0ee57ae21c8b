const byteOrderMark = '\uFEFF'

/**
 * Reads a file as RFC 4180 has it and no other way: a byte order mark, lines that end in CR LF, the last one too, a quote
 * only around a whole cell, and as many cells in every line as in the first. For tests.
 * @param separator between cells
 * @returns the lines with their cells
 * @throws Error for anything else
 */
export function readCsv(text: string, separator: ',' | ';'): string[][] {
  if (!text.startsWith(byteOrderMark)) throw new Error('no byte order mark')
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n\\uFEFF]*))(${separator}|\\r\\n)`, 'uy')
  const rows: string[][] = []
  let row: string[] = []
  for (cell.lastIndex = 1; cell.lastIndex < text.length;) {
    const at = cell.lastIndex
    const found = cell.exec(text)
    if (!found) throw new Error(`no cell at ${at}: ${text.slice(at, at + 40)}`)
    row.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === separator) continue
    rows.push(row)
    row = []
  }
  if (row.length > 0) throw new Error('the last line does not end')
  if (rows.some(({ length }) => length !== rows[0]?.length)) throw new Error('lines of different lengths')
  return rows
}
