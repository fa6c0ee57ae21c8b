import { readImageHeader } from '../photo/image-header'
import { endingOf, withEnding } from './file-name'

/** The kinds of files that the product takes somewhere. The first ending is the one that it gives. */
export const fileKinds = {
  jpeg: { type: 'image/jpeg', endings: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  png: { type: 'image/png', endings: ['png'] },
  gif: { type: 'image/gif', endings: ['gif'] },
  webp: { type: 'image/webp', endings: ['webp'] },
  avif: { type: 'image/avif', endings: ['avif'] },
  heic: { type: 'image/heic', endings: ['heic', 'heif', 'hif'] },
  pdf: { type: 'application/pdf', endings: ['pdf'] },
  doc: { type: 'application/msword', endings: ['doc'] },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
  },
  xls: { type: 'application/vnd.ms-excel', endings: ['xls'] },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', endings: ['xlsx'] },
  txt: { type: 'text/plain', endings: ['txt'] },
  csv: { type: 'text/csv', endings: ['csv'] },
} as const
export type FileKind = keyof typeof fileKinds

/**
 * What a file is, by its bytes: a name and a declared type prove nothing. Only text, which has no mark, goes by its name.
 * @param bytes the whole file
 * @param name as the device calls it
 * @param declaredType of the device; may be empty
 * @returns undefined for anything that is not one of the kinds
 */
export function readFileKind(bytes: Uint8Array, name: string, declaredType: string): FileKind | undefined {
  const image = readImageHeader(bytes)
  if (image) return image.kind
  const text = new TextDecoder('latin1').decode(bytes)
  if (/^(\xef\xbb\xbf)?[\0\t\n\f\r ]*%PDF-/.test(text.slice(0, 1024))) return 'pdf'
  if (text.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return kindOfOldOffice(text)
  if (text.startsWith('PK\x03\x04')) return kindOfNewOffice(text)
  return isPlainText(bytes) ? kindOfText(name, declaredType) : undefined
}

const utf16 = (word: string) => Array.from(word).join('\0')

function kindOfOldOffice(text: string): FileKind | undefined {
  if (text.includes(utf16('WordDocument'))) return 'doc'
  return text.includes(utf16('Workbook')) || text.includes(utf16('Book')) ? 'xls' : undefined
}

/** Documents with macros are programs: they are not taken. */
function kindOfNewOffice(text: string): FileKind | undefined {
  if (text.includes('vbaProject.bin')) return undefined
  if (text.includes('word/document')) return 'docx'
  return text.includes('xl/workbook') ? 'xlsx' : undefined
}

/** Control characters other than tab, line ends and form feed mark bytes that are no text; Excel's own text is UTF-16. */
function isPlainText(bytes: Uint8Array): boolean {
  const [first, second] = bytes
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  return isUtf16 || !bytes.some((byte) => byte < 0x09 || (byte > 0x0d && byte < 0x20))
}

function kindOfText(name: string, declaredType: string): FileKind | undefined {
  const extension = endingOf(name)
  if (extension === 'txt' || extension === 'csv') return extension
  if (extension !== '') return undefined
  return declaredType === 'text/plain' ? 'txt' : declaredType === 'text/csv' ? 'csv' : undefined
}

/**
 * A name under which a file does not pretend to be another one.
 * @param type what the file is; of one that is stored nowhere the name says nothing
 * @returns the name as it is where it ends as its type, else with the ending of the type
 */
export function nameOfType(name: string, type: string): string {
  const [bare = ''] = type.split(';', 1) // text may come with its encoding
  const kind = Object.values(fileKinds).find((known) => known.type === bare)
  const endings: readonly string[] = kind?.endings ?? ['bin']
  return endings.includes(endingOf(name)) ? name : withEnding(name, endings[0] ?? 'bin')
}

/** The ending that a stored file of this type has, without the dot; undefined for a type that is stored nowhere. */
export const extensionOfType = (type: string | null): string | undefined =>
  Object.values(fileKinds).find((kind) => kind.type === type)?.endings[0]
