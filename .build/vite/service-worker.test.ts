import { expect, test } from 'vitest'
import { describeRelease } from './service-worker.ts'

const assets = ['assets/b-2.js', 'assets/a-1.js']
const publicFiles = new Map([['boot.js', Buffer.from('first')]])

const read = (line: string): { version: string; files: string[] } =>
  JSON.parse(line.slice('const RELEASE = '.length, -2))

test('a release names every file, and is the same for the same files in any order', () => {
  const release = read(describeRelease(assets, publicFiles, ['<html>']))

  expect(release.files).toEqual(['/assets/a-1.js', '/assets/b-2.js', '/boot.js'])
  expect(read(describeRelease(assets.toReversed(), publicFiles, ['<html>']))).toEqual(release)
})

test.each([
  ['a hashed file', [...assets, 'assets/c-3.js'], publicFiles, '<html>'],
  ['another file', assets, new Map([['boot.js', Buffer.from('second')]]), '<html>'],
  ['the page', assets, publicFiles, '<html lang="en">'],
])('%s that changed makes another release', (_what, ...changed) => {
  const [names, files, page] = changed
  expect(read(describeRelease(names, files, [page])).version).not.toBe(
    read(describeRelease(assets, publicFiles, ['<html>'])).version,
  )
})
