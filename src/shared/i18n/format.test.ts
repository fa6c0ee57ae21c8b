import { expect, test } from 'vitest'
import { createFormat } from './format'

const [en, ru] = [createFormat('en'), createFormat('ru')]

test('numbers have at most the digits asked for, each time', () => {
  expect([en.number(1320.46, 1), en.number(1320.46), en.number(70, 1)]).toEqual(['1,320.5', '1,320', '70'])
  expect(ru.number(1320.46, 1)).toBe('1\u00a0320,5')
})

test('a rating keeps its digits', () => {
  expect([en.fixed(4, 1), ru.fixed(4.66, 1)]).toEqual(['4.0', '4,7'])
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

test('what is one byte over 5 MB does not look like 5 MB', () => {
  expect(en.fileSize(5_242_880)).toBe('5 MB')
  expect(en.fileSize(5_242_881)).toBe('5.01 MB')
  expect(ru.fileSize(5_242_881)).toMatch(/^5,01\s?МБ$/)
  expect(en.fileSize(1_500)).toBe('2 kB')
  expect(en.fileSize(0)).toBe('0 byte')
})
