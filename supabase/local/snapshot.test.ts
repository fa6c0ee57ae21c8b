import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { readSnapshot, saveSnapshot } from './snapshot.ts'

let folder: string

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'snapshots-')), 'new')
})

test('there is no image before one was saved', async () => {
  expect(await readSnapshot(folder, 'one')).toBeUndefined()
})

test('an image comes back as it was saved', async () => {
  await saveSnapshot(folder, 'one', new Blob(['image']))

  expect(await (await readSnapshot(folder, 'one'))?.text()).toBe('image')
})

test('the latest three are kept', async () => {
  for (const name of ['a', 'b', 'c', 'd']) {
    await saveSnapshot(folder, name, new Blob([name]))
    await wait(20)
  }

  expect((await readdir(folder)).toSorted()).toEqual(['b.tar', 'c.tar', 'd.tar'])
})
