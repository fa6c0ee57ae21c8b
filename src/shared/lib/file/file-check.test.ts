import { describe, expect, it } from 'vitest'
import { acceptOf, checkFile, extensionOfChecked, maxDocumentBytes } from './file-check'
import type { FileKind } from './file-kind'

const kinds = ['jpeg', 'png', 'gif', 'webp', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'txt', 'csv'] as const
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const wide = (text: string) => Array.from(text).join('\0')

const heads: Record<FileKind, string> = {
  jpeg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  gif: 'GIF89a',
  webp: 'RIFF\x04\0\0\0WEBPVP8 ',
  avif: '\0\0\0\x1cftypavif',
  heic: '\0\0\0\x18ftypheic',
  pdf: '%PDF-1.7\n',
  doc: `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${wide('WordDocument')}`,
  xls: `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${wide('Workbook')}`,
  docx: 'PK\x03\x04 [Content_Types].xml word/document.xml',
  xlsx: 'PK\x03\x04 [Content_Types].xml xl/workbook.xml',
  txt: 'Hello,\tworld\r\n',
  csv: 'day;kcal\r\n2026-11-27;93,5\r\n',
}

const fileOf = (head: string, name: string, type = '', size = 0) => {
  const bytes = new Uint8Array(Math.max(size, head.length)).fill(32)
  bytes.set(latin1(head))
  return new File([bytes], name, { type })
}
const codeOf = (file: File) =>
  checkFile(file, kinds).then(
    () => 'taken',
    (problem: { code?: string }) => problem.code,
  )

describe('a file that is taken', () => {
  it.each(kinds)('is known by its bytes when the device knows no type: %s', async (kind) => {
    const file = fileOf(heads[kind], `Анализ крови 100% (1).${kind}`)
    const checked = await checkFile(file, kinds)
    expect(checked.name).toBe(file.name)
    expect(acceptOf([kind])).toBe(`${checked.type},.${extensionOfChecked(checked)}`)
    expect(new Uint8Array(await checked.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()))
  })

  it('has the type of its content, whatever its name says', async () => {
    const checked = await checkFile(fileOf(heads.png, 'photo.jpg', 'image/jpeg'), kinds)
    expect([checked.type, checked.name]).toEqual(['image/png', 'photo.jpg'])
  })

  it('may be text in an old code page, or Unicode as Excel writes it', async () => {
    const old = fileOf('\xc7\xe0\xe2\xf2\xf0\xe0\xea;1', 'old.csv')
    const excel = fileOf('\xff\xfea\0;\x001\0', 'excel.csv')
    expect([await codeOf(old), await codeOf(excel)]).toEqual(['taken', 'taken'])
  })

  it('has at most 5 MB, all inclusive', async () => {
    expect(await codeOf(fileOf(heads.pdf, 'x.pdf', '', maxDocumentBytes))).toBe('taken')
    expect(await codeOf(fileOf(heads.pdf, 'x.pdf', '', maxDocumentBytes + 1))).toBe('tooLarge')
  })
})

describe('a file that is not taken', () => {
  it.each([
    ['nothing in it', new File([], 'x.pdf', { type: 'application/pdf' }), 'empty'],
    ['a program called a photo', fileOf('MZ\x90\0', 'photo.jpg', 'image/jpeg'), 'disguised'],
    ['a program called a text', fileOf('MZ\x90\0', 'notes.txt', 'text/plain'), 'disguised'],
    ['an archive called a document', fileOf('PK\x03\x04 evil.js', 'x.docx'), 'disguised'],
    ['a document with macros', fileOf(`${heads.docx} word/vbaProject.bin`, 'x.docm'), 'notTaken'],
    ['a HEIC photo', fileOf(heads.heic, 'IMG_1.HEIC'), 'heic'],
    ['a HEIC photo called a JPEG', fileOf(heads.heic, 'IMG_1.jpg', 'image/jpeg'), 'heic'],
    ['a page', fileOf('<html>', 'page.html', 'text/html'), 'notTaken'],
    ['a drawing with scripts', fileOf('<svg>', 'x.svg', 'image/svg+xml'), 'notTaken'],
    ['no type and no extension', fileOf('Hello', 'README'), 'notTaken'],
  ])('has %s', async (_what, file, code) => {
    expect(await codeOf(file)).toBe(code)
  })

  it('cannot be read, as a folder', async () => {
    const folder = Object.assign(new File(['x'], 'Photos'), {
      arrayBuffer: () => Promise.reject(new Error()),
    })
    expect(await codeOf(folder)).toBe('unreadable')
  })
})
