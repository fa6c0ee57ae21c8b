import { expect, it } from 'vitest'
import { cleanName, fileOfNotice, isNotice, isTooLong } from './compose'

it('counts characters as the database does', () => {
  expect([
    isTooLong('🍲'.repeat(4000)),
    isTooLong('🍲'.repeat(4001)),
    isTooLong(` ${'x'.repeat(4000)} `),
  ]).toEqual([false, true, false])
})

it.each([
  ['Анализ крови 100% (1).pdf', 'Анализ крови 100% (1).pdf'],
  ['../a\\b\n.pdf', '.._a_b_.pdf'],
  ['', '_'],
  ['\ud83cbeet\0.pdf', '_beet_.pdf'],
])('keeps the name %j as %j', (name, kept) => {
  expect(cleanName(name)).toBe(kept)
})

it('shortens a name that is too long, and keeps its end', () => {
  const name = cleanName(`${'x'.repeat(300)}.pdf`)
  expect([name.length <= 255, name.endsWith('.pdf')]).toEqual([true, true])
  expect(cleanName(`x${'🍲'.repeat(300)}.pdf`)).toBe(`x${'🍲'.repeat(239)}…${'🍲'.repeat(10)}.pdf`)
})

it.each([
  ['Отправлен файл: план.pdf', 'план.pdf'],
  ['Sent attachment: a: b.png', 'a: b.png'],
  ['Look what I sent', undefined],
])('finds the file in %j where nothing else is said', (text, name) => {
  expect(fileOfNotice(text)).toBe(name)
})

it('knows a message that is only a file', () => {
  expect([
    isNotice('Отправлен файл: x.pdf', 'x.pdf'),
    isNotice('Look: x.pdf', 'x.pdf'),
    isNotice('Hi', null),
  ]).toEqual([true, false, false])
})
