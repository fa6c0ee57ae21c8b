import { expect, it } from 'vitest'
import { readZip } from '../testing/read-zip'
import { makeZip } from './zip'

const at = new Date(2026, 10, 28, 9, 41, 30)
const unpack = async (archive: Blob) => readZip(Buffer.from(await archive.arrayBuffer()))

it('packs files under their names, byte for byte', async () => {
  const bytes = Buffer.from(Uint8Array.from({ length: 70_000 }, (_, index) => (index * 7) % 256))
  const archive = await makeZip([
    { name: 'data.json', content: new Blob(['{}']), at },
    { name: 'фото/обед.jpg', content: new Blob([bytes]), at },
    { name: 'empty.txt', content: new Blob([]), at },
  ])
  const files = await unpack(archive)
  expect([...files.keys()]).toEqual(['data.json', 'фото/обед.jpg', 'empty.txt'])
  expect(files.get('data.json')?.toString()).toBe('{}')
  expect(files.get('фото/обед.jpg')?.equals(bytes)).toBe(true)
  expect(files.get('empty.txt')?.length).toBe(0)
})

it('packs nothing into an empty archive', async () => {
  expect((await unpack(await makeZip([]))).size).toBe(0)
})
