import { createCipheriv } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

type Size = { width: number; height: number }

/** A PNG of this size: noise, which no encoder makes smaller and which is the same in every run, or all black. */
export function makePng({ width, height }: Size, fill: 'noise' | 'black'): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8) // 8 bits a channel, RGB
  const noise = createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16))
  const black = Buffer.alloc(width * 3)
  const row = () => Buffer.concat([Buffer.alloc(1), fill === 'noise' ? noise.update(black) : black])
  const rows = Buffer.concat(Array.from({ length: height }, row))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')])
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, checksum])
}

/** The size in a JPEG's own frame header, which no orientation tag changes any more. */
export function jpegSize(jpeg: Buffer): Size {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2)) {
    const marker = jpeg.readUInt16BE(at)
    const isFrame = marker >= 0xffc0 && marker <= 0xffc2
    if (isFrame) return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) }
  }
  throw new Error('no frame header')
}
