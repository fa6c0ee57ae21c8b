import { crc32, deflateSync } from 'node:zlib'

/** Colours of a drawn portrait, as #rrggbb. */
export interface Portrait {
  paper: string
  cloth: string
  skin: string
  hair: string
  /** Whether the hair falls to the shoulders. */
  isLong: boolean
}

const size = 192
const samples = 3

/** Ellipses from back to front: centre and radii in parts of the picture. */
const shapesOf = ({ cloth, skin, hair, isLong }: Portrait): [string, number, number, number, number][] => [
  [hair, 0.5, isLong ? 0.5 : 0.36, isLong ? 0.27 : 0.225, isLong ? 0.36 : 0.22],
  [cloth, 0.5, 1.02, 0.4, 0.32],
  [skin, 0.5, 0.7, 0.085, 0.15],
  [skin, 0.5, 0.44, 0.18, 0.225],
  [hair, 0.5, 0.27, 0.19, 0.1],
]

/** Draws a plain portrait of head and shoulders as a PNG. */
export function drawPortrait(portrait: Portrait): Buffer {
  const shapes = shapesOf(portrait).map(([colour, ...ellipse]) => ({ colour: rgb(colour), ellipse }))
  const paper = rgb(portrait.paper)
  const colourAt = (x: number, y: number) =>
    shapes.findLast(({ ellipse: [centreX, centreY, radiusX, radiusY] }) => {
      return ((x - centreX) / radiusX) ** 2 + ((y - centreY) / radiusY) ** 2 <= 1
    })?.colour ?? paper
  const bytes = Buffer.alloc(size * (1 + size * 3))
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const mean = meanColour(colourAt, column, row)
      bytes.set(mean, row * (1 + size * 3) + 1 + column * 3)
    }
  }
  return png(bytes)
}

/** The mean of some points inside a pixel, so that edges are smooth. */
function meanColour(colourAt: (x: number, y: number) => number[], column: number, row: number): number[] {
  const sum = [0, 0, 0]
  for (let point = 0; point < samples * samples; point += 1) {
    const x = (column + ((point % samples) + 0.5) / samples) / size
    const y = (row + (Math.floor(point / samples) + 0.5) / samples) / size
    for (const [index, value] of colourAt(x, y).entries()) sum[index] = (sum[index] ?? 0) + value
  }
  return sum.map((value) => Math.round(value / samples ** 2))
}

const rgb = (colour: string) => [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))

function png(rows: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  header.set([8, 2], 8) // eight bits a channel, red green blue
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, checksum])
}
