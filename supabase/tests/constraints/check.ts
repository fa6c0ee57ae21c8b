/** What a check says no and yes to, as assignments of an update of one row. */
export interface Check {
  refuses: string[]
  takes: string[]
}

/** Numbers of [low, high]; `step` is the smallest difference of the column, `NaN` only fits into a numeric. */
export const range = (column: string, low: number, high: number, step = 1): Check => ({
  refuses: [
    `${column} = ${low - step}`,
    `${column} = ${high + step}`,
    ...(step < 1 ? [`${column} = 'NaN'`] : []),
  ],
  takes: [`${column} = ${low}`, `${column} = ${high}`],
})

export const longest = (column: string, length: number): Check => ({
  refuses: [`${column} = repeat('я', ${length + 1})`],
  takes: [`${column} = repeat('я', ${length})`],
})

/** A text that says something. */
export const filled = (column: string, length: number): Check => ({
  refuses: [...longest(column, length).refuses, `${column} = ''`, `${column} = E' \\t\\n'`],
  takes: longest(column, length).takes,
})

export const known = (column: string, ...values: string[]): Check => ({
  refuses: [`${column} = 'something'`, `${column} = ''`, `${column} = '${values[0]?.toUpperCase()}'`],
  takes: values.map((value) => `${column} = '${value}'`),
})

export const plausibleDay = (column = 'date'): Check => ({
  refuses: ['1999-12-31', '2100-01-02', 'infinity', '-infinity'].map((day) => `${column} = '${day}'`),
  takes: ['2000-01-01', '2100-01-01'].map((day) => `${column} = '${day}'`),
})

export const webAddress = (column: string): Check => ({
  refuses: ['javascript:alert(1)', 'ftp://example.com', 'https://', 'https://a b', '//example.com', ''].map(
    (address) => `${column} = '${address}'`,
  ),
  takes: ['https://example.com/me', 'http://example.com'].map((address) => `${column} = '${address}'`),
})

/** The checks of a table by name, and the row that they are tried on. */
export interface CheckedRow {
  /** SQL of the table and the condition that finds the row, with $1 for `id`. */
  row: string
  id: string
  checks: Record<string, Check>
}
