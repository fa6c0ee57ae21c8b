/** A file of an archive; folders of its name are separated by '/'. */
export type ZipEntry = { name: string; content: Blob; at: Date }

const signature = { file: 0x04034b50, directory: 0x02014b50, end: 0x06054b50 }
/** Version 2.0 of the format, without compression; names are UTF-8. */
const version = 20
const utf8Names = 0x0800
const mostEntries = 0xffff
const mostBytes = 0xffffffff

/**
 * Packs files into one ZIP as they are: photos and documents are compressed already.
 * @returns the archive, in which the files are referred to rather than copied
 * @throws RangeError past 65,535 files or 4 GB, where the plain format ends
 */
export async function makeZip(entries: readonly ZipEntry[]): Promise<Blob> {
  if (entries.length > mostEntries) throw new RangeError('too many files for a ZIP')
  const files: BlobPart[] = []
  const directory: BlobPart[] = []
  let offset = 0
  let directorySize = 0
  for (const { name, content, at } of entries) {
    const path = new TextEncoder().encode(name)
    const facts = await factsOf(content, at, path.length)
    files.push(packed(signature.file, 30, [[4, version, 2], ...shifted(facts, 6)]), path, content)
    const listing: Field[] = [[4, version, 2], [6, version, 2], ...shifted(facts, 8), [42, offset, 4]]
    directory.push(packed(signature.directory, 46, listing), path)
    offset += 30 + path.length + content.size
    directorySize += 46 + path.length
    if (offset > mostBytes) throw new RangeError('too large for a ZIP')
  }
  const end = packed(signature.end, 22, [
    [8, entries.length, 2],
    [10, entries.length, 2],
    [12, directorySize, 4],
    [16, offset, 4],
  ])
  return new Blob([...files, ...directory, end], { type: 'application/zip' })
}

/** Where in a record, what, in how many bytes. */
type Field = [at: number, value: number, bytes: 2 | 4]

/** What both records of a file say of it, in the same order; the place of the first counts as 0. */
async function factsOf(content: Blob, at: Date, nameLength: number): Promise<Field[]> {
  const time = (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)
  const date = (Math.max(at.getFullYear() - 1980, 0) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()
  return [
    [0, utf8Names, 2],
    [4, time, 2],
    [6, date, 2],
    [8, checksum(new Uint8Array(await content.arrayBuffer())), 4],
    [12, content.size, 4],
    [16, content.size, 4],
    [20, nameLength, 2],
  ]
}

const shifted = (fields: Field[], by: number): Field[] =>
  fields.map(([at, value, bytes]) => [at + by, value, bytes])

function packed(mark: number, size: number, fields: Field[]): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(size))
  view.setUint32(0, mark, true)
  for (const [at, value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
  }
  return view.buffer
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** CRC-32 as ZIP has it. */
function checksum(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ crcTable[(crc ^ byte) & 0xff]!
  return (crc ^ 0xffffffff) >>> 0
}
