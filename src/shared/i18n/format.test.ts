import { expect, test } from 'vitest'
import { createFormat } from './format'

const [en, ru] = [createFormat('en'), createFormat('ru')]

test('numbers have at most the digits asked for, each time', () => {
  expect([en.number(1320.46, 1), en.number(1320.46), en.number(70, 1)]).toEqual(['1,320.5', '1,320', '70'])
  expect(ru.number(1320.46, 1)).toBe('1\u00a0320,5')
})

test('what rounds to zero has no sign', () => {
  expect([en.number(-0.4), ru.number(-0.04, 1), en.number(-0), en.number(-1.2)]).toEqual([
    '0',
    '0',
    '0',
    '−1',
  ])
})

test('energy is whole, and a half goes up', () => {
  expect([en.energy(652.7), ru.energy(1652.4), en.energy(0.5)]).toEqual(['653', ru.number(1652), '1'])
})

test('a figure below zero has a minus, not a hyphen', () => {
  expect([en.number(-1234.5, 1), ru.number(-250)]).toEqual(['−1,234.5', '−250'])
})

test('a mean that is little is not nothing', () => {
  expect([en.mean(0.4), ru.mean(0.01), en.mean(0), en.mean(0.5), en.mean(1320.6)]).toEqual([
    '<1',
    '<1',
    '0',
    '1',
    '1,321',
  ])
})

test('a rating keeps its digits', () => {
  expect([en.fixed(4, 1), ru.fixed(4.66, 1)]).toEqual(['4.0', '4,7'])
})

test('a change has a sign, what rounds to zero has none', () => {
  expect([en.signed(1.25, 1), en.signed(-0.52, 1), en.signed(-0.04, 1)]).toEqual(['+1.3', '−0.5', '0'])
  expect(ru.signed(-1234.5, 1)).toBe('−1\u00a0234,5')
})

test('a share is a percent', () => {
  expect([en.percent(0.25), ru.percent(0.25)]).toEqual(['25%', '25\u00a0%'])
})

test('a day is written in each style, and opens a line', () => {
  expect(en.day('2026-11-27')).toMatch(/^Friday,? 27 November$/)
  expect(ru.day('2026-11-27')).toBe('Пятница, 27 ноября')
  expect([en.day('2026-11-27', 'short'), ru.day('2026-11-27', 'short')]).toEqual(['27 Nov', '27 нояб.'])
  expect([en.day('2026-11-27', 'weekday'), ru.day('2026-11-27', 'weekday')]).toEqual(['Fri', 'Пт'])
})

test('a day of another year carries its year, in each style', () => {
  expect([en.nearDay('2026-01-01', '2026-12-31', 'short'), ru.nearDay('2026-03-05', '2026-12-31')]).toEqual([
    '1 Jan',
    'Четверг, 5 марта',
  ])
  expect([en.nearDay('2025-12-31', '2026-01-01'), ru.nearDay('2025-12-31', '2026-01-01', 'date')]).toEqual([
    '31 December 2025',
    '31 декабря 2025\u00a0г.',
  ])
  expect([
    en.nearDay('2027-03-05', '2026-12-31', 'short'),
    ru.nearDay('2025-03-05', '2026-01-01', 'short'),
  ]).toEqual(['5 Mar 2027', '5 мар. 2025\u00a0г.'])
})

test('the mark of a Russian year stays with the year', () => {
  expect(ru.day('2026-11-27', 'full')).toBe('27 ноября 2026\u00a0г.')
  expect(ru.day('2026-11-27', 'month')).toBe('Ноябрь 2026\u00a0г.')
  expect(en.day('2026-11-27', 'full')).toBe('27 November 2026')
})

test('a time is that of the zone asked for, or of this device', () => {
  expect(en.time('2026-07-01T21:05:00Z', 'Europe/Moscow')).toBe('00:05')
  expect(ru.time('2026-07-01T21:05:00Z', 'America/New_York')).toBe('17:05')
  expect(en.time(new Date(2026, 6, 1, 9, 5).toISOString())).toBe('09:05')
})

test('a time follows the device into another zone', () => {
  const zone = process.env['TZ']
  try {
    process.env['TZ'] = 'Asia/Tokyo'
    expect(en.time('2026-07-01T21:05:00Z')).toBe('06:05')
    process.env['TZ'] = 'America/New_York'
    expect(en.time('2026-07-01T21:05:00Z')).toBe('17:05')
    expect(en.day('2026-11-27', 'date')).toBe('27 November')
  } finally {
    if (zone === undefined) delete process.env['TZ']
    else process.env['TZ'] = zone
  }
})

test('what is one byte over 5 MB does not look like 5 MB', () => {
  expect(en.fileSize(5_242_880)).toBe('5 MB')
  expect(en.fileSize(5_242_881)).toBe('5.01 MB')
  expect(ru.fileSize(5_242_881)).toMatch(/^5,01\s?МБ$/)
  expect(en.fileSize(1_500)).toBe('2 kB')
  expect(en.fileSize(0)).toBe('0 byte')
})

test.each([
  ['2026-11-28T12:00:30', 'now', 'сейчас'],
  ['2026-11-28T11:59:00', '1 minute ago', '1 минуту назад'],
  ['2026-11-28T07:01:00', '4 hours ago', '4 часа назад'],
  ['2026-11-27T23:00:00', '13 hours ago', '13 часов назад'],
  ['2026-11-27T11:00:00', 'yesterday', 'вчера'],
  ['2026-11-26T12:00:00', '2 days ago', 'позавчера'],
  ['2026-11-23T23:59:00', '5 days ago', '5 дней назад'],
  ['2026-09-20T12:00:00', '2 months ago', '2 месяца назад'],
])('%s is %s', (local, english, russian) => {
  const at = new Date(local).toISOString()
  const now = new Date('2026-11-28T12:00:00').getTime()
  expect([en.ago(at, now), ru.ago(at, now)]).toEqual([english, russian])
})
