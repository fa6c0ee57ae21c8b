import { expect, test } from 'vitest'
import { addressText, readWebAddress, safeLink } from './web-address'

const read = (typed: string) => {
  const url = readWebAddress(typed)
  return url instanceof URL ? addressText(url) : url
}

test.each([
  ['example.com', 'https://example.com'],
  ['  example.com/anna  ', 'https://example.com/anna'],
  ['example.com:8080/a?b=c', 'https://example.com:8080/a?b=c'],
  ['example.com?x=1', 'https://example.com/?x=1'],
  ['HTTP://Example.com', 'http://example.com'],
  ['https://example.com/@anna', 'https://example.com/@anna'],
  ['instagram.com/anna', 'https://instagram.com/anna'],
  ['пример.рф', 'https://xn--e1afmkfd.xn--p1ai'],
  ['https://example.com/<b>"', 'https://example.com/%3Cb%3E%22'],
])('%j is %s', (typed, address) => expect(read(typed)).toBe(address))

test.each(['', '   '])('%j is no address, and no problem', (typed) => expect(read(typed)).toBeUndefined())

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript.com:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  '\\\\evil.example',
  'https:/\\evil.example@example.com',
  'ftp://example.com',
  'mailto:anna@example.com',
  'anna@example.com',
  '@anna',
  'anna',
  'https://anna:secret@example.com',
  'http://localhost',
  'https://',
  'vbscript:msgbox(1)',
  'blob:https://example.com/x',
])('%j is refused, and stored is no link', (typed) => {
  expect(read(typed)).toBe('notWebAddress')
  expect(safeLink(typed)).toBeUndefined()
})

test('300 characters are an address, 301 are not', () => {
  const address = `https://example.com/${'a'.repeat(280)}`
  expect(read(address)).toBe(address)
  expect(read(`${address}a`)).toBe('addressLong')
})

test('nothing stored is no link', () => expect(safeLink(null)).toBeUndefined())
