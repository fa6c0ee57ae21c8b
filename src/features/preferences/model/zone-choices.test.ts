import { expect, it } from 'vitest'
import { createFormat } from '@/shared/i18n/format'
import { zoneChoices, zoneLabel } from './zone-choices'

it('names a zone by place and clock, in the reader’s language', () => {
  expect(zoneLabel(createFormat('en'), 'Europe/Berlin')).toBe('Europe/Berlin, Central European Time')
  expect(zoneLabel(createFormat('ru'), 'Europe/Moscow')).toContain('Москва')
  expect(zoneLabel(createFormat('en'), 'America/New_York')).toMatch(/^America\/New York, /)
  expect(zoneLabel(createFormat('en'), 'Mars/Olympus')).toBe('Mars/Olympus')
})

it('offers every zone once, the present one even when the browser does not know it', () => {
  const values = zoneChoices(createFormat('en'), 'Mars/Olympus').map(({ value }) => value)
  expect(values).toContain('UTC')
  expect(values).toContain('Mars/Olympus')
  expect(values.length).toBe(new Set(values).size)
  expect(values.length).toBeGreaterThan(300)
})
