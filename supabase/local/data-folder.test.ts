import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type DataFolder, openDataFolder, type Origin, type Seed } from './data-folder.ts'

const first = { name: '1_first.sql', digest: 'one' }
const second = { name: '2_second.sql', digest: 'two' }
const origin: Origin = { migrations: [first], firstRows: '', engine: 'PGlite 0.4' }

let path: string
let notices: string[]

beforeEach(async () => {
  path = join(await mkdtemp(join(tmpdir(), 'data-')), 'project')
  notices = []
})

const open = (seed: Seed = 'none', from: Origin = origin) =>
  openDataFolder(path, seed, from, (line) => notices.push(line))

/** Makes a complete project with a row of its own, and gives it up. */
async function makeProject(seed: Seed): Promise<DataFolder> {
  const folder = await open(seed)
  await mkdir(join(path, 'database'))
  await writeFile(join(path, 'database/row'), 'mine')
  await folder.markComplete()
  await folder.release()
  return folder
}

test('a new folder has keys of its own, for nobody else to read', async () => {
  const folder = await open()

  expect(folder.isNew).toBe(true)
  expect(folder.keys.publishableKey).toMatch(/^sb_publishable_[\w-]{32}$/)
  expect(folder.keys.secretKey).toMatch(/^sb_secret_[\w-]{32}$/)
  expect(folder.keys.jwtSecret.length).toBeGreaterThanOrEqual(64)
  expect((await stat(join(path, 'keys.json'))).mode & 0o777).toBe(0o600)
  expect((await stat(path)).mode & 0o777).toBe(0o700)
})

test('a complete project is opened again with its keys and data', async () => {
  const first = await makeProject('none')

  const second = await open()

  expect(second.isNew).toBe(false)
  expect(second.keys).toEqual(first.keys)
  expect(await readFile(join(path, 'database/row'), 'utf8')).toBe('mine')
})

test('a project that was never completed is made anew', async () => {
  const unfinished = await open()
  await mkdir(join(path, 'database'))
  await unfinished.release()

  const folder = await open()

  expect(folder.isNew).toBe(true)
  expect(await readdir(path)).not.toContain('database')
})

describe('with other migrations', () => {
  const changed: Origin = { ...origin, migrations: [{ ...first, digest: 'other' }, second] }

  test('a demo is made anew, and says so', async () => {
    const { keys } = await makeProject('demo')

    const folder = await open('demo', changed)

    expect(folder.isNew).toBe(true)
    expect(folder.keys).toEqual(keys)
    expect(await readdir(path)).not.toContain('database')
    expect(notices).toEqual([`The demo data in ${path} was made from other migrations: it is made anew.`])
  })

  test('own data stays untouched and the start is refused', async () => {
    await makeProject('none')

    await expect(open('none', changed)).rejects.toThrow(
      'was made from other migrations. Nothing was changed.',
    )

    expect(await readFile(join(path, 'database/row'), 'utf8')).toBe('mine')
    await expect(open()).resolves.toMatchObject({ isNew: false })
  })

  test('so is a folder of a program that kept no list of them', async () => {
    await makeProject('none')
    await writeFile(
      join(path, 'state.json'),
      JSON.stringify({ schema: 'x', engine: origin.engine, seed: 'none' }),
    )

    await expect(open('none', changed)).rejects.toThrow('was made from other migrations')
  })
})

describe('with one migration more', () => {
  const grown: Origin = { ...origin, migrations: [first, second] }

  test.each<Seed>(['none', 'demo'])(
    'a folder (%s) is opened as it is, and told what will follow',
    async (seed) => {
      await makeProject(seed)

      const folder = await open(seed, grown)

      expect(folder).toMatchObject({ isNew: false, migrationCount: 1 })
      expect(await readFile(join(path, 'database/row'), 'utf8')).toBe('mine')
      expect(notices).toEqual([`The data in ${path} is of an earlier version: 2_second.sql will be applied.`])
    },
  )

  test('a folder is complete with it once that was noted', async () => {
    await makeProject('none')
    const folder = await open('none', grown)
    await folder.markComplete()
    await folder.release()
    notices.length = 0

    await expect(open('none', grown)).resolves.toMatchObject({ isNew: false, migrationCount: 2 })

    expect(notices).toEqual([])
  })

  test('own data is refused by the version before', async () => {
    await makeProject('none')
    const folder = await open('none', grown)
    await folder.markComplete()
    await folder.release()

    await expect(open()).rejects.toThrow('was made by a later version. Nothing was changed.')
  })
})

test('a demo that starts from other rows is made anew', async () => {
  await makeProject('demo')

  await expect(open('demo', { ...origin, firstRows: 'others' })).resolves.toMatchObject({ isNew: true })
})

test('a folder of another engine is named as such', async () => {
  await makeProject('none')

  await expect(open('none', { ...origin, engine: 'PGlite 0.5' })).rejects.toThrow(
    'by PGlite 0.4, this is PGlite 0.5',
  )
})

test('demo data does not go into a folder with own data', async () => {
  await makeProject('none')

  await expect(open('demo')).rejects.toThrow('holds own data')
})

test('a folder of something else is left alone', async () => {
  await mkdir(join(path, 'database'), { recursive: true })
  await writeFile(join(path, 'database/thesis.txt'), 'years of work')

  await expect(open()).rejects.toThrow('neither empty nor a data folder')

  expect(await readFile(join(path, 'database/thesis.txt'), 'utf8')).toBe('years of work')
})

describe('a folder in use', () => {
  test('is refused to a second backend of this process', async () => {
    const first = await open()
    await expect(open()).rejects.toThrow('in use by another running backend')

    await first.release()

    await expect(open()).resolves.toBeDefined()
  })

  test('is refused while the other process runs', async () => {
    await makeProject('none')
    await writeFile(join(path, 'lock'), String(process.ppid))

    await expect(open()).rejects.toThrow('in use by another running backend')
  })

  test('is taken over from a process that was killed', async () => {
    await makeProject('none')
    const { pid } = spawnSync(process.execPath, ['--version'])
    await writeFile(join(path, 'lock'), String(pid))

    await expect(open()).resolves.toMatchObject({ isNew: false })
  })

  test.runIf(process.platform === 'linux')(
    'is taken over from a killed process that nobody has noticed',
    async () => {
      await makeProject('none')
      const parent = spawn('sh', ['-c', 'cat <&3 & echo $!; exec sleep 60'], {
        stdio: ['ignore', 'pipe', 'ignore', 'pipe'],
      })
      const [pid] = (await once(createInterface({ input: parent.stdout! }), 'line')) as [string]
      // It ends only when its parent has become `sleep`, which asks after no child.
      await vi.waitFor(async () => expect(await readFile(`/proc/${parent.pid}/comm`, 'utf8')).toBe('sleep\n'))
      parent.stdio[3]?.destroy()
      await vi.waitFor(async () => expect(await readFile(`/proc/${pid}/stat`, 'utf8')).toContain(') Z '))
      await writeFile(join(path, 'lock'), pid)

      const folder = open()
      await folder.finally(() => parent.kill())

      await expect(folder).resolves.toMatchObject({ isNew: false })
    },
  )
})
