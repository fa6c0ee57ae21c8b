import { expect, it } from 'vitest'
import { fileOfNotice, isNotice, isTooLong } from './compose'

it('counts characters as the database does', () => {
  expect([
    isTooLong('🍲'.repeat(4000)),
    isTooLong('🍲'.repeat(4001)),
    isTooLong(` ${'x'.repeat(4000)} `),
  ]).toEqual([false, true, false])
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
