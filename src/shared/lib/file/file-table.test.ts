import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { nameOfType, readFileKind } from './file-kind'
import { FileProblem } from './file-problem'
import { fileProblemTexts } from './file-problem-texts'
import { openFile } from './open-file'
import { places } from './places'
import { takeFile } from './take-file'

vi.mock('../photo/redraw', () => ({
  redraw: () => Promise.resolve(new Blob([Uint8Array.of(0xff, 0xd8, 0xff)])),
}))

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const photo = (name: string) =>
  readFileSync(new URL(`../../../../e2e/fixtures/photos/${name}`, import.meta.url)).toString('latin1')
const uint32 = (value: number) =>
  String.fromCharCode(...[24, 16, 8, 0].map((bits) => (value >>> bits) & 0xff))

const secrets = ['GPSLatitude', '<x:xmpmeta', 'Photoshop 3.0', 'PixelPhone 7']
const told = secrets.join(' ')
const segment = (marker: string, data: string) => `\xff${marker}${uint32(data.length + 2).slice(2)}${data}`
const exif = (orientation: number) =>
  `Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0\0\0\0\0${told}`
const jpegOf = (orientation: number, channels = 1, behind = '') =>
  '\xff\xd8' +
  segment('\xe1', exif(orientation)) +
  segment('\xe1', `http://ns.adobe.com/xap/1.0/\0${told}`) +
  segment('\xed', told) +
  segment('\xfe', told) +
  segment('\xc0', `\x08\0\x20\0\x20${String.fromCharCode(channels)}${'\x01\x11\0'.repeat(channels)}`) +
  segment('\xda', '\x01\x01\0\0\x3f\0') +
  `pixels\xff\xd9${behind}`
const chunk = (name: string, data: string) => `${uint32(data.length)}${name}${data}\0\0\0\0`
const pngOf = (bits: number, behind = '') =>
  '\x89PNG\r\n\x1a\n' +
  chunk('IHDR', `${uint32(32)}${uint32(32)}${String.fromCharCode(bits)}\x02\0\0\0`) +
  chunk('eXIf', exif(1).slice(6)) +
  chunk('iTXt', told) +
  chunk('IDAT', 'pixels') +
  chunk('IEND', '') +
  behind
const gif = photo('animated.gif').replace(/;$/, `!\xfe${String.fromCharCode(told.length)}${told}\0;`)
const pdf = '%PDF-1.7\nplan'

const pictures: Record<string, string> = {
  jpeg: jpegOf(1),
  cmyk: jpegOf(1, 4),
  png: pngOf(8),
  'png of 16 bit': pngOf(16),
  gif,
  webp: photo('landscape.webp'),
  heic: photo('portrait.heic'),
  ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map((turn) => [`jpeg turned by ${turn}`, jpegOf(turn)])),
  'jpeg and archive': jpegOf(1, 1, `PK\x03\x04${told}`),
  'png and page': pngOf(8, `<script>${told}</script>`),
}
const documents: Record<string, string> = {
  pdf,
  'pdf with a mark': `\xef\xbb\xbf${pdf}`,
  doc: `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${Array.from('WordDocument').join('\0')}`,
  docx: 'PK\x03\x04 word/document.xml',
  xlsx: 'PK\x03\x04 xl/workbook.xml',
  text: 'kcal; protein',
  program: 'MZ\x90\0\x03',
  page: '<!doctype html><script></script>',
  'page that names a PDF': '<!-- %PDF-1.4 --><script></script>',
  archive: 'PK\x03\x04 evil.js',
  film: '\0\0\0\x18ftypisom\0\0\x02\0isommp41',
}
const endings = ['jpg', 'png', 'heic', 'pdf', 'docx', 'txt', 'exe', 'pdf.html', '']
const stems = ['plan', 'Анализ крови 27.11', 'تحليل الدم', '血液検査', 'blood-\u202etest', 'a\u200bb']

const files = [...Object.entries(pictures), ...Object.entries(documents)].flatMap(([what, content]) =>
  endings.flatMap((ending, at) => {
    const name = [stems[at % stems.length], ending].filter(Boolean).join('.')
    return [
      { what: `${what} called ${JSON.stringify(name)}`, file: new File([latin1(content)], name) },
      ...(at === 0
        ? [{ what: `half of ${what}`, file: new File([latin1(content.slice(0, content.length / 2))], name) }]
        : []),
    ]
  }),
)

const codeOf = (error: unknown) => {
  if (error instanceof FileProblem) return error.code
  throw error
}

test(`of ${files.length} files each is stored as what it is, telling nothing, or refused in words`, async () => {
  const counts = { taken: 0, refused: 0 }
  for (const { what, file } of files)
    for (const place of ['message', 'credential'] as const) {
      const taken = await takeFile(file, place).catch(codeOf)
      if (typeof taken === 'string') {
        counts.refused++
        expect(fileProblemTexts[place][taken].message ?? fileProblemTexts[place][taken].id, what).toBeTruthy()
        continue
      }
      counts.taken++
      const bytes = new Uint8Array(await taken.arrayBuffer())
      const text = Buffer.from(bytes).toString('latin1')
      for (const secret of secrets) expect(text, `${what} in a ${place}`).not.toContain(secret)
      expect(nameOfType(taken.name, taken.type), what).toBe(taken.name)
      expect(taken.name, what).not.toMatch(/[\u200b\u202e]|\.exe|\.html/)
      const kind = readFileKind(bytes, taken.name, taken.type)
      expect(kind && places.message.includes(kind as 'pdf'), what).toBe(true)
    }
  expect(counts.taken).toBeGreaterThan(100)
  expect(counts.refused).toBeGreaterThan(100)
})

test('a photo field takes every whole picture, under a name of any picture, and nothing else', async () => {
  for (const { what, file } of files) {
    const opened = await openFile(file, 'photo').catch(codeOf)
    const isPicture = Object.keys(pictures).some((name) => what.startsWith(`${name} called`))
    const isNamedSo = !/\.(pdf|docx|txt|exe|pdf\.html)"$/.test(what)
    expect(typeof opened !== 'string', `${what}: ${typeof opened === 'string' ? opened : 'taken'}`).toBe(
      isPicture && isNamedSo,
    )
  }
})
