import { expect, test } from 'vitest'
import { writeCsv } from '@/shared/lib/csv'
import { readCsv } from '@/shared/testing/read-csv'
import { analyticsFileName, analyticsTable } from './analytics-csv'

const nothing = {
  weight: null,
  waist: null,
  eaters: 0,
  calories: null,
  protein: null,
  carbs: null,
  fat: null,
  movers: 0,
  burned: null,
}
const days = [
  { ...nothing, day: '2026-11-25', weight: 79.5, waist: 84.3 },
  {
    ...nothing,
    day: '2026-11-27',
    eaters: 2,
    calories: 3000.5,
    protein: 120,
    carbs: 300,
    fat: 90,
    burned: 3250.5,
  },
]
const inWords = { _: (text: unknown) => (text as { message: string }).message }

test('every day of the range is a line, with means of bodies and sums of the rest', () => {
  const table = analyticsTable(days, { from: '2026-11-25', to: '2026-11-27' }, inWords as never)
  expect(readCsv(writeCsv(table, 'ru'), ';')).toEqual([
    [
      'Date',
      'Average weight (kg)',
      'Average waist (cm)',
      'Calories consumed',
      'Calories burned',
      'Net calories',
      'Protein (g)',
      'Carbs (g)',
      'Fat (g)',
    ],
    ['2026-11-25', '79,5', '84,3', '', '', '', '', '', ''],
    ['2026-11-26', '', '', '', '', '', '', '', ''],
    ['2026-11-27', '', '', '3000,5', '3250,5', '-250', '120', '300', '90'],
  ])
})

test('the file is named after the day', () =>
  expect(analyticsFileName('2026-11-28')).toBe('analytics-report-2026-11-28.csv'))

test.each([
  ['Анна Ким', 'analytics-report-Анна-Ким-2026-11-28.csv'],
  ['../../etc: "x"', 'analytics-report-etc-x-2026-11-28.csv'],
  ['🥦', 'analytics-report-2026-11-28.csv'],
])('and after the client %s', (name, file) => expect(analyticsFileName('2026-11-28', name)).toBe(file))
