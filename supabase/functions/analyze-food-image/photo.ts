import { Buffer } from 'node:buffer'
import { Refusal } from '../_shared/http.ts'
import { stripJpeg, stripPng, stripWebp } from './strip-metadata.ts'

/** Limits of the encoded photo in characters. */
const minImageCharacters = 100
export const maxImageCharacters = 3_000_000

/** A photo that is what it says, without position, device or time. */
export type Photo = { type: 'image/jpeg' | 'image/png' | 'image/webp'; base64: string }

const kinds = [
  { type: 'image/jpeg', isStart: (start: string) => start.startsWith('\xff\xd8\xff'), strip: stripJpeg },
  { type: 'image/png', isStart: (start: string) => start.startsWith('\x89PNG\r\n\x1a\n'), strip: stripPng },
  { type: 'image/webp', isStart: (start: string) => /^RIFF[^]{4}WEBP/.test(start), strip: stripWebp },
] as const

const invalidImage = () => new Refusal(400, 'image-invalid', 'Invalid image data. Please try another image.')

/**
 * Checks an encoded photo by its first bytes and takes the metadata out of it.
 *
 * @param base64 photo in strict base64, without a data URL's prefix
 * @throws Refusal 400 for less than 100 characters, for what is not base64 or not a whole image, and for other formats
 */
export function readPhoto(base64: string): Photo {
  const isBase64 = base64.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(base64)
  if (base64.length < minImageCharacters || !isBase64) throw invalidImage()

  const bytes = Buffer.from(base64, 'base64')
  const start = bytes.toString('latin1', 0, 16)
  const kind = kinds.find(({ isStart }) => isStart(start))
  if (!kind)
    throw new Refusal(400, 'image-unsupported', 'Image format not supported. Please try another image.')

  const parts = kind.strip(bytes)
  if (!parts) throw invalidImage()
  return { type: kind.type, base64: Buffer.concat(parts).toString('base64') }
}
