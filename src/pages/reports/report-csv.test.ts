import { expect, test } from 'vitest'
import { writeCsv } from '@/shared/lib/csv'
import { readCsv } from '@/shared/testing/read-csv'
import { type DayTotals, noTotals } from '@/entities/progress/day-totals'
import { reportFileName, reportTable } from './report-csv'

const days: DayTotals[] = [
  { ...noTotals, day: '2026-11-25', weight: 79.5, waist: 84 },
  { ...noTotals, day: '2026-11-26', calories: 500.1, protein: 20, carbs: 40.5, fat: 0 },
  { ...noTotals, day: '2026-11-28', burned: 250, sleep: 7.5 },
]
const inWords = { _: (text: unknown) => (text as { message: string }).message }

test('every day of the range is a line, what was not logged an empty cell, net is eaten minus burned', () => {
  const table = reportTable(days, { from: '2026-11-25', to: '2026-11-28' }, inWords as never)
  expect(readCsv(writeCsv(table, 'en'), ',')).toEqual([
    [
      'Date',
      'Weight (kg)',
      'Waist (cm)',
      'Calories consumed',
      'Calories burned',
      'Net calories',
      'Sleep hours',
      'Protein (g)',
      'Carbs (g)',
      'Fat (g)',
    ],
    ['2026-11-25', '79.5', '84', '', '', '', '', '', '', ''],
    ['2026-11-26', '', '', '500.1', '', '500.1', '', '20', '40.5', '0'],
    ['2026-11-27', '', '', '', '', '', '', '', '', ''],
    ['2026-11-28', '', '', '', '250', '-250', '7.5', '', '', ''],
  ])
})

test('the file is named after its last day', () =>
  expect(reportFileName('2026-11-28')).toBe('nutrition-report-2026-11-28.csv'))
