import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '@/shared/api/app-error'
import { redraw } from '../photo/redraw'
import type { FileKind } from './file-kind'
import type { FileProblem } from './file-problem'
import { maxDocumentBytes } from './open-file'
import { acceptOf, places } from './places'
import { takeFile } from './take-file'

vi.mock('../photo/redraw', () => ({ redraw: vi.fn() }))
const redrawn = vi.mocked(redraw)
beforeEach(() => void redrawn.mockReset().mockResolvedValue(new Blob(['redrawn'], { type: 'image/jpeg' })))

const takingPlaces = ['message', 'credential'] as const
const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const wide = (text: string) => Array.from(text).join('\0')
const photo = (name: string) =>
  readFileSync(new URL(`../../../../e2e/fixtures/photos/${name}`, import.meta.url)).toString('latin1')

const contents: Record<Exclude<FileKind, 'avif'>, string> = {
  jpeg: '\xff\xd8\xff\xc0\0\x0b\x08\0\x02\0\x03\x01\x01\x11\0\xff\xda\0\x08\x01\x01\0\0\x3f\0ab\xff\xd9',
  png: photo('transparent.png'),
  gif: photo('animated.gif'),
  webp: photo('landscape.webp'),
  heic: photo('portrait.heic'),
  pdf: '%PDF-1.7\n',
  doc: `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${wide('WordDocument')}`,
  xls: `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${wide('Workbook')}`,
  docx: 'PK\x03\x04 [Content_Types].xml word/document.xml',
  xlsx: 'PK\x03\x04 [Content_Types].xml xl/workbook.xml',
  txt: 'Hello,\tworld\r\n',
  csv: 'day;kcal\r\n2026-11-27;93,5\r\n',
}
const fileOf = (content: string, name: string, type = '', size = 0) => {
  const bytes = new Uint8Array(Math.max(size, content.length)).fill(32)
  bytes.set(latin1(content))
  return new File([bytes], name, { type })
}
const codeOf = (file: File, place: 'message' | 'credential' = 'message') =>
  takeFile(file, place).then(
    () => 'taken',
    (problem: FileProblem) => problem.code,
  )

describe('a file that is taken', () => {
  const asTheyAre = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'txt', 'csv'] as const
  it.each(asTheyAre)(
    'is known by its bytes when the device knows no type, and stays as it is: %s',
    async (kind) => {
      const file = fileOf(contents[kind], `Анализ крови 100% (1).${kind}`)
      const taken = await takeFile(file, 'message')
      expect(taken.name).toBe(file.name)
      expect(acceptOf('message').split(',')).toContain(taken.type)
      expect(new Uint8Array(await taken.arrayBuffer())).toEqual(new Uint8Array(await file.arrayBuffer()))
    },
  )

  it.each(takingPlaces)('may be a PDF behind a byte order mark or line ends, as a %s', async (place) => {
    for (const before of ['\xef\xbb\xbf', '\r\n', ' \n\0'])
      expect(await codeOf(fileOf(`${before}%PDF-1.4\n`, 'x.pdf'), place)).toBe('taken')
  })

  it('may be text in an old code page, or Unicode as Excel writes it', async () => {
    const old = fileOf('\xc7\xe0\xe2\xf2\xf0\xe0\xea;1', 'old.csv')
    const excel = fileOf('\xff\xfea\0;\x001\0', 'excel.csv')
    expect([await codeOf(old), await codeOf(excel)]).toEqual(['taken', 'taken'])
  })

  it('has at most 5 MB, all inclusive', async () => {
    for (const place of takingPlaces) {
      expect(await codeOf(fileOf(contents.pdf, 'x.pdf', '', maxDocumentBytes), place)).toBe('taken')
      expect(await codeOf(fileOf(contents.pdf, 'x.pdf', '', maxDocumentBytes + 1), place)).toBe('tooLarge')
    }
  })

  it.each([
    ['photo.jpg', contents.png, 'image/png', 'photo.png'],
    ['Scan.JPG', contents.jpeg, 'image/jpeg', 'Scan.JPG'],
    ['Scan 27.11.2026', contents.jpeg, 'image/jpeg', 'Scan 27.11.2026.jpg'],
    ['degree', contents.pdf, 'application/pdf', 'degree.pdf'],
    ['a\u202egpj\u200b.pdf', contents.pdf, 'application/pdf', 'agpj.pdf'],
  ])('%j has the type and the ending of its content', async (name, content, type, stored) => {
    const taken = await takeFile(fileOf(content, name, 'application/octet-stream'), 'credential')
    expect([taken.type, taken.name]).toEqual([type, stored])
  })
})

describe('a picture', () => {
  it.each(takingPlaces)('loses its metadata and keeps its pixels, as a %s', async (place) => {
    const told = `\xff\xe1\0\x0cExif\0\0GPS!`
    const file = fileOf(`\xff\xd8${told}${contents.jpeg.slice(2)}<script>`, 'lab.jpeg')
    const taken = await takeFile(file, place)
    expect([taken.name, Buffer.from(await taken.arrayBuffer()).toString('latin1')]).toEqual([
      'lab.jpeg',
      contents.jpeg,
    ])
    expect(redrawn).not.toHaveBeenCalled()
  })

  it.each([
    ['lies on its side', photo('portrait-orientation-6-gps.jpg'), 'IMG_1.jpg'],
    ['is a HEIC', contents.heic, 'IMG_1.HEIC'],
    ['is a HEIC called a JPEG', contents.heic, 'IMG_1.jpg'],
    ['is longer than 4,000 px', contents.jpeg.replace('\x08\0\x02\0\x03', '\x08\0\x02\x0f\xa1'), 'IMG_1.jpe'],
  ])('that %s is redrawn in detail, in every place', async (_what, content, name) => {
    for (const place of takingPlaces) {
      const taken = await takeFile(fileOf(content, name), place)
      expect([taken.type, taken.name, await taken.text()]).toEqual(['image/jpeg', 'IMG_1.jpg', 'redrawn'])
    }
    expect(redrawn.mock.lastCall?.[2]).toMatchObject({ longestPx: 4000, maxBytes: maxDocumentBytes })
  })

  it('of 12 MB is made smaller, one of more than 25 MB is not', async () => {
    const megabyte = 1024 * 1024
    const sized = (bytes: number) =>
      fileOf(contents.jpeg.replace('ab', 'a'.repeat(bytes)), 'IMG_1.jpg', 'image/jpeg')
    expect((await takeFile(sized(12 * megabyte), 'message')).name).toBe('IMG_1.jpg')
    expect(redrawn).toHaveBeenCalledOnce()
    expect(await codeOf(sized(25 * megabyte))).toBe('pictureTooLarge')
  })

  it('whose converter does not load is not called broken', async () => {
    redrawn.mockRejectedValue(new AppError('network', ''))
    expect(await codeOf(fileOf(contents.heic, 'IMG_1.heic'))).toBe('notConverted')
  })

  it.each([
    ['png', 60],
    ['jpeg', 15],
    ['gif', 40],
    ['webp', 40],
    ['heic', 1200],
  ] as const)('that was cut off is broken, whatever a decoder would make of it: %s', async (kind, length) => {
    expect(await codeOf(fileOf(contents[kind].slice(0, length), `x.${kind}`))).toBe('broken')
  })
})

describe('a file that is not taken', () => {
  it.each([
    ['nothing in it', new File([], 'x.pdf', { type: 'application/pdf' }), 'empty'],
    ['a program called a photo', fileOf('MZ\x90\0', 'photo.jpg', 'image/jpeg'), 'disguised'],
    ['a program called a text', fileOf('MZ\x90\0', 'notes.txt', 'text/plain'), 'disguised'],
    ['an archive called a document', fileOf('PK\x03\x04 evil.js', 'x.docx'), 'disguised'],
    ['a document with macros', fileOf(`${contents.docx} word/vbaProject.bin`, 'x.docm'), 'notTaken'],
    ['commands that name a PDF', fileOf('REM %PDF-1.4\r\ncalc.exe\r\n', 'plan.bat'), 'notTaken'],
    ['a page that names a PDF', fileOf('<!-- %PDF-1.4 --><script></script>', 'plan.pdf.html'), 'notTaken'],
    ['the name of a program', fileOf(contents.pdf, 'report.exe'), 'misnamed'],
    ['the name of a program, turned around', fileOf(contents.pdf, 'blood-test-\u202efdp.exe'), 'misnamed'],
    ['the name of a page', fileOf(contents.jpeg, 'photo.jpg.html'), 'misnamed'],
    ['the name of another kind', fileOf(contents.xlsx, 'x.docx'), 'misnamed'],
    ['a page', fileOf('<html>', 'page.html', 'text/html'), 'notTaken'],
    ['a drawing with scripts', fileOf('<svg>', 'x.svg', 'image/svg+xml'), 'notTaken'],
    ['no type and no extension', fileOf('Hello', 'README'), 'notTaken'],
  ])('has %s', async (_what, file, code) => {
    expect(await codeOf(file)).toBe(code)
  })

  it('is of a kind that a profile does not show', async () => {
    const taken = await Promise.all(
      Object.entries(contents).map(async ([kind, content]) =>
        (await codeOf(fileOf(content, `x.${kind}`), 'credential')) === 'taken' ? [kind] : [],
      ),
    )
    expect(taken.flat()).toEqual(['jpeg', 'png', 'heic', 'pdf'])
    expect(places.credential).toEqual(expect.arrayContaining(taken.flat()))
  })

  it('cannot be read, as a folder or what was moved meanwhile', async () => {
    const gone = Object.assign(new File(['x'], 'Photos'), { arrayBuffer: () => Promise.reject(new Error()) })
    expect(await codeOf(gone)).toBe('unreadable')
  })
})
