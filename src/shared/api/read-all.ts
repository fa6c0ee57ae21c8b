/** What one answer of a hosted project holds at most; it cuts off the rest without a word. */
const pageRows = 1000

/**
 * Reads all rows of a list, however many there are.
 * @param readPage reads the rows from `first` to `last`, both included, counted from 0, in an order without ties
 * @throws all of `readPage`
 */
export async function readAll<Row>(
  readPage: (first: number, last: number) => Promise<readonly Row[]>,
): Promise<Row[]> {
  const found: Row[] = []
  for (;;) {
    const rows = await readPage(found.length, found.length + pageRows - 1)
    found.push(...rows)
    if (rows.length < pageRows) return found
  }
}
