import { expect, test } from 'vitest'
import { createFormat } from '../../i18n/format'
import { chartTable } from './chart-table'

const series = [
  { key: 'weight', label: 'Weight', kind: 'series', unit: 'kg', digits: 1 },
  { key: 'mood', label: 'Mood', kind: 'carbs' },
] as const
const today = '2026-11-28'

test('the table has the days and figures of the chart, with units in the head and a dash for a gap', () => {
  const rows = [
    { x: '2026-11-26', weight: 68.44, mood: 3.6 },
    { x: '2026-11-27', weight: null, mood: 0 },
  ]
  expect(chartTable({ rows, series, head: 'Day', format: createFormat('en'), today })).toEqual({
    head: ['Day', 'Weight, kg', 'Mood'],
    rows: [
      ['26 Nov', '68.4', '4'],
      ['27 Nov', '–', '0'],
    ],
  })
})

test('in Russian days and figures are written the Russian way', () => {
  const rows = [{ x: '2026-11-26', weight: 1068.44, mood: null }]
  expect(chartTable({ rows, series, head: 'День', format: createFormat('ru'), today }).rows).toEqual([
    ['26 нояб.', '1\u00a0068,4', '–'],
  ])
})

test('days of the year before carry their year', () => {
  const rows = ['2025-12-31', '2026-01-01'].map((x) => ({ x, weight: 70, mood: null }))
  const table = chartTable({ rows, series, head: 'Day', format: createFormat('en'), today })
  expect(table.rows.map(([day]) => day)).toEqual(['31 Dec 2025', '1 Jan'])
})

test('words on the axis stay as they are', () => {
  const rows = [{ x: 'Lunch', weight: 1, mood: 2 }]
  expect(
    chartTable({ rows, series, head: 'Meal', format: createFormat('en'), x: 'words' }).rows[0]?.[0],
  ).toBe('Lunch')
})
