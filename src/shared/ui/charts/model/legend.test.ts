import { expect, test } from 'vitest'
import { createFormat } from '../../../i18n/format'
import { legendOf } from './legend'

test('the legend names every series with its unit, then every target with its value', () => {
  const series = [
    { key: 'p', label: 'Protein', kind: 'protein', unit: 'g' },
    { key: 'c', label: 'Carbs', kind: 'carbs' },
  ] as const
  const targets = [
    { label: 'Target', value: 2000 },
    { label: 'Protein target', value: 110.5, kind: 'protein' },
  ] as const
  expect(legendOf('line', series, targets, createFormat('en'))).toEqual([
    { label: 'Protein, g', kind: 'protein', mark: 'line', order: 0 },
    { label: 'Carbs', kind: 'carbs', mark: 'line', order: 1 },
    { label: 'Target 2,000', kind: 'target', mark: 'target', order: 0 },
    { label: 'Protein target 110.5', kind: 'protein', mark: 'target', order: 1 },
  ])
})
