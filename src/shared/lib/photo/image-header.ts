import { ascii, viewOf } from './bytes'
import { readHeifSize } from './heif-size'
import type { ImageSize } from './photo-size'

type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic'
export type ImageHeader = {
  kind: ImageKind
  /** As stored, before an orientation is applied. Missing where the file ends, or makes no sense, before its size is said. */
  size?: ImageSize
}

/**
 * What an image is and how large it will be when decoded, by its bytes alone: a name and a declared type prove nothing.
 * @param bytes the whole file; sizes can stand behind long metadata
 * @returns undefined for anything that is not one of the kinds
 */
export function readImageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const kind = kindOf(bytes)
  if (!kind) return undefined
  const view = viewOf(bytes)
  try {
    return { kind, size: readSize[kind](view) }
  } catch (error) {
    if (error instanceof RangeError) return { kind } // read beyond the end: the file was cut off
    throw error
  }
}

function kindOf(bytes: Uint8Array): ImageKind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  return ascii(bytes, 4, 8) === 'ftyp' ? kindOfBrands(bytes) : undefined
}

const heicBrands = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/

/** Films share the container of HEIC and AVIF; the brands tell them apart. */
function kindOfBrands(bytes: Uint8Array): ImageKind | undefined {
  const end = Math.min(bytes.length, 256, viewOf(bytes).getUint32(0))
  const brands = [ascii(bytes, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4))
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => heicBrands.test(brand)) ? 'heic' : undefined
}

const readSize: Record<ImageKind, (view: DataView) => ImageSize | undefined> = {
  jpeg: readJpegSize,
  png: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  gif: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  webp: readWebpSize,
  avif: readHeifSize,
  heic: readHeifSize,
}

/** Start-of-frame markers are C0 to CF without the tables C4, C8 and CC. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

function readJpegSize(view: DataView): ImageSize | undefined {
  let at = 2
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return undefined
}

function readWebpSize(view: DataView): ImageSize | undefined {
  const chunk = view.getUint32(12)
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
  if (chunk === fourCc('VP8X')) return { width: uint24(24) + 1, height: uint24(27) + 1 }
  if (chunk === fourCc('VP8 '))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (chunk !== fourCc('VP8L')) return undefined
  const packed = view.getUint32(21, true)
  return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 }
}

/** Four letters as the number that stands in a file for them. */
function fourCc(letters: string): number {
  return Array.from(letters).reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0)
}
