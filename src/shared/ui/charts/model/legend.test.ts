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
  expect(legendOf('line', series, { targets }, createFormat('en'))).toEqual([
    { label: 'Protein, g', kind: 'protein', mark: 'line', order: 0 },
    { label: 'Carbs', kind: 'carbs', mark: 'line', order: 1 },
    { label: 'Target 2,000', kind: 'target', mark: 'target', order: 0 },
    { label: 'Protein target 110.5', kind: 'protein', mark: 'target', order: 1 },
  ])
})

test('bars of another colour are named where there are any, and so is the day that is not over', () => {
  const series = [{ key: 'k', label: 'Eaten', kind: 'bar' }] as const
  const marks = [
    { label: 'Off the target', kind: 'warn-mark', at: new Set(['2026-11-28']) },
    { label: 'No target', kind: 'mark-off', at: new Set<string>() },
  ] as const
  const items = legendOf('bar', series, { marks, soFar: 'Today so far' }, createFormat('en'))
  expect(items.map(({ label, kind, mark }) => [label, kind, mark])).toEqual([
    ['Eaten', 'bar', 'bar'],
    ['Off the target', 'warn-mark', 'bar'],
    ['Today so far', 'bar', 'soFar'],
  ])
})
