import { readImageHeader } from '../photo/image-header'

/** The kinds of files that the product takes somewhere, and HEIC and AVIF, which it names when it refuses them. */
export const fileKinds = {
  jpeg: { type: 'image/jpeg', extension: 'jpg' },
  png: { type: 'image/png', extension: 'png' },
  gif: { type: 'image/gif', extension: 'gif' },
  webp: { type: 'image/webp', extension: 'webp' },
  avif: { type: 'image/avif', extension: 'avif' },
  heic: { type: 'image/heic', extension: 'heic' },
  pdf: { type: 'application/pdf', extension: 'pdf' },
  doc: { type: 'application/msword', extension: 'doc' },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
  xls: { type: 'application/vnd.ms-excel', extension: 'xls' },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extension: 'xlsx' },
  txt: { type: 'text/plain', extension: 'txt' },
  csv: { type: 'text/csv', extension: 'csv' },
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
  if (text.slice(0, 1024).includes('%PDF-')) return 'pdf'
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
  const extension = extensionOf(name)
  if (extension === 'txt' || extension === 'csv') return extension
  if (extension !== '') return undefined
  return declaredType === 'text/plain' ? 'txt' : declaredType === 'text/csv' ? 'csv' : undefined
}

/** The part of a name behind its last point, in lower case; empty where there is none. */
export const extensionOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
