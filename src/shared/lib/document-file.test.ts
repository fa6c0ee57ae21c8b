import { expect, test } from 'vitest'
import { checkDocument } from './document-file'
import { maxDocumentBytes } from './file/file-check'

const pdfOf = (bytes: number) => {
  const content = new Uint8Array(bytes)
  content.set(new TextEncoder().encode('%PDF-1.7'))
  return content
}
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)
const check = (content: BlobPart, name = 'degree.pdf', type = 'application/pdf') =>
  checkDocument(new File([content], name, { type }))

test('5 MB exactly is a document, one byte more is too large', async () => {
  expect(maxDocumentBytes).toBe(5_242_880)
  expect(await check(pdfOf(maxDocumentBytes))).toEqual({ kind: 'application/pdf' })
  expect(await check(pdfOf(maxDocumentBytes + 1))).toEqual({ problem: 'tooLarge' })
})

test('nothing is in an empty file', async () => expect(await check('')).toEqual({ problem: 'empty' }))

test.each([
  ['a program renamed', 'MZ\u0090\u0000', 'degree.pdf', 'application/pdf'],
  ['a page behind a second ending', '%PDF-1.7', 'x.pdf.html', 'application/pdf'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'seal.svg', 'image/svg+xml'],
  ['SVG renamed', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'seal.png', 'image/png'],
  ['a page', '<!doctype html>', 'page.html', 'text/html'],
  ['a name without an ending', '%PDF-1.7', 'degree', 'application/pdf'],
])('%s is of the wrong type', async (_what, content, name, type) => {
  expect(await check(content, name, type)).toEqual({ problem: 'wrongType' })
})

test('the bytes decide what it is, whatever the name and the declared type say', async () => {
  expect(await check(png, 'Scan.JPG', 'application/octet-stream')).toEqual({ kind: 'image/png' })
})

test('a file that is gone cannot be read', async () => {
  const gone = new File(['%PDF-1.7'], 'degree.pdf')
  gone.slice = () => {
    throw new DOMException('gone', 'NotFoundError')
  }
  expect(await checkDocument(gone)).toEqual({ problem: 'unreadable' })
})
