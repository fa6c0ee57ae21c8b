import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languageColumn, locales } from '../i18n/languages'
import { readCsv } from '../testing/read-csv'
import { writeCsv } from './csv'

const separators = languageColumn('csvSeparator')
const decimalSigns = languageColumn('decimalSign')

test('English has commas between cells and points in numbers, Russian semicolons and commas', () => {
  const rows = [
    ['Date', 'Net'],
    ['2026-11-28', -250.5],
  ]
  expect(writeCsv(rows, 'en')).toBe('\uFEFFDate,Net\r\n2026-11-28,-250.5\r\n')
  expect(writeCsv(rows, 'ru')).toBe('\uFEFFDate;Net\r\n2026-11-28;-250,5\r\n')
})

test('what is missing is an empty cell, a zero is a figure', () => {
  expect(readCsv(writeCsv([[null, 0, -0, null]], 'en'), ',')).toEqual([['', '0', '0', '']])
})

describe('text', () => {
  test.each(['=1+1', '+7 900', '-250', '@SUM(A1)', '\t=1+1', ' =1+1', '\u0000=1+1', '＝1+1', '\r\n=cmd'])(
    '%j does not run as a formula',
    (text) => {
      expect(readCsv(writeCsv([[text]], 'ru'), ';')).toEqual([[`'${text}`]])
    },
  )

  test.each(['Ёлкина, Анна; "Нюта"', 'two\nlines', 'a\r\nb', ' spaced ', '', 'a=b', '1-2'])(
    '%j comes back as it was',
    (text) => {
      for (const locale of locales)
        expect(readCsv(writeCsv([[text, 'end']], locale), separators[locale])).toEqual([[text, 'end']])
    },
  )

  test('of any kind stays in its cell, behind an apostrophe at most', () => {
    const cell = fc.string({ unit: 'binary', maxLength: 12 })
    const table = fc.array(fc.tuple(cell, cell), { maxLength: 4 })
    fc.assert(
      fc.property(table, (rows) => {
        const plain = rows.map((row) => row.map((text) => text.replaceAll('\uFEFF', '')))
        const read = readCsv(writeCsv(plain, 'ru'), ';')
        expect(read).toHaveLength(plain.length)
        for (const [line, row] of read.entries())
          for (const [place, text] of row.entries())
            expect([plain[line]![place], `'${plain[line]![place]}`]).toContain(text)
      }),
    )
  })
})

describe('numbers', () => {
  test.each([
    [-250, '-250'],
    [1234567.5, '1234567,5'],
    [0.1, '0,1'],
    [1e21, '1000000000000000000000'],
  ])('%d is %j in Russian', (value, written) => {
    expect(writeCsv([[value]], 'ru')).toBe(`\uFEFF${written}\r\n`)
  })

  test('of tenths come back exactly, in each language', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (tenths) => {
        for (const locale of locales) {
          const [[written]] = readCsv(writeCsv([[tenths / 10]], locale), separators[locale]) as [[string]]
          expect(Number(written.replace(decimalSigns[locale], '.'))).toBe(tenths / 10)
        }
      }),
    )
  })

  test('that are none are refused', () => {
    expect(() => writeCsv([[Number.NaN]], 'en')).toThrow(RangeError)
  })
})
