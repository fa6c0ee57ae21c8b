import { expect, test } from 'vitest'
import { documentKindOf } from './document-kind'

test.each([
  ['%PDF-1.7\n', 'application/pdf'],
  [Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
  [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0), 'image/png'],
  ['MZ\u0090 a program', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', undefined],
  ['<!doctype html> %PDF-', undefined],
  ['%PD', undefined],
  ['', undefined],
])('%j is %s, whatever it is called', async (content, kind) => {
  expect(await documentKindOf(new File([content], 'x.pdf', { type: 'application/pdf' }))).toBe(kind)
})
