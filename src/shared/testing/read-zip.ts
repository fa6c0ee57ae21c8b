import { crc32 } from 'node:zlib'

/**
 * Reads an archive of stored files by its directory, as unpackers do.
 * @throws Error for a sum or a size that is not that of the file
 */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.length - 22
  if (archive.readUInt32LE(end) !== 0x06054b50) throw new Error('no end of a directory')
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const header = archive.readUInt32LE(at + 42)
    if (archive.readUInt32LE(header) !== 0x04034b50) throw new Error(`${name} is not where it should be`)
    const start = header + 30 + archive.readUInt16LE(header + 26) + archive.readUInt16LE(header + 28)
    const content = archive.subarray(start, start + archive.readUInt32LE(at + 24))
    if (crc32(content) !== archive.readUInt32LE(at + 16)) throw new Error(`${name} is damaged`)
    files.set(name, content)
    at += 46 + nameLength
  }
  if (at !== end) throw new Error('the directory does not end where it should')
  return files
}
