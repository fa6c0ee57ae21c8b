import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from './folder-lock.ts'
import { createKeys, type Keys } from './keys.ts'
import { StartError } from './start-error.ts'

/** `demo`: people and entries to look at, filled up to today at each start; `none`: nothing but the questions and answers. */
export type Seed = 'demo' | 'none'

export interface KnownMigration {
  name: string
  digest: string
}

/** What a database was made from. */
export interface Origin {
  /** All that it was brought to its schema by, in their order. */
  migrations: KnownMigration[]
  /** Digest of the rows that a demo starts from; empty for own data, whose owner may have changed them. */
  firstRows: string
  /** Name and version of the database engine that wrote the files. */
  engine: string
}

export interface DataFolder {
  path: string
  keys: Keys
  /** Whether the database has still to be made. */
  isNew: boolean
  /** How many of the migrations the database has: fewer than there are in one that an earlier version made. */
  migrationCount: number
  /** Notes that the database is complete; a folder without this note is made anew. */
  markComplete(): Promise<void>
  release(): Promise<void>
}

interface State extends Origin {
  seed: Seed
}

const stateFile = 'state.json'
const keysFile = 'keys.json'

/**
 * Opens the folder of a local project, or prepares an empty one. One that was made by the first of the present migrations is
 * opened as it is, for the others to follow; with any other difference a demo is made anew, and own data refused.
 *
 * @param path absolute path
 * @param seed what the database is to start with
 * @param origin what this program would make a database from
 * @param log receives a notice when a demo is made anew, or migrations are to follow
 * @returns the folder, locked for this process
 * @throws StartError when the folder is in use, is something else, or holds own data that this program cannot go on with
 */
export async function openDataFolder(
  path: string,
  seed: Seed,
  origin: Origin,
  log: (line: string) => void,
): Promise<DataFolder> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await refuseForeign(path)
  const release = await lockFolder(path)
  try {
    const state = await readJson<State>(join(path, stateFile))
    const isNew = !state || needsRebuild(state, path, seed, origin, log)
    if (isNew) await clear(path)
    return {
      path,
      keys: await findKeys(path),
      isNew,
      migrationCount: isNew ? 0 : state.migrations.length,
      markComplete: () => writeWhole(join(path, stateFile), { ...origin, seed }),
      release,
    }
  } catch (error) {
    await release()
    throw error
  }
}

function needsRebuild(
  state: State,
  path: string,
  seed: Seed,
  origin: Origin,
  log: (line: string) => void,
): boolean {
  if (state.seed === 'none' && seed === 'demo') {
    throw new StartError(`The data folder ${path} holds own data; demo data goes into a folder of its own.`)
  }
  const reason = differenceOf(state, origin)
  if (!reason) {
    const missing = origin.migrations.slice(state.migrations.length).map(({ name }) => name)
    if (missing.length > 0)
      log(`The data in ${path} is of an earlier version: ${missing.join(', ')} will be applied.`)
    return false
  }
  if (state.seed === 'none') {
    throw new StartError(
      `The data folder ${path} was made ${reason}. Nothing was changed. Go on with the version that made it, ` +
        'or move the folder away to start with an empty one.',
    )
  }
  log(`The demo data in ${path} was made ${reason}: it is made anew.`)
  return true
}

function differenceOf(state: State, origin: Origin): string | undefined {
  if (state.engine !== origin.engine) return `by ${state.engine}, this is ${origin.engine}`
  // Folders of earlier versions of this program have no list.
  const made = (state.migrations as KnownMigration[] | undefined) ?? [{ name: '', digest: '' }]
  if (isStart(made, origin.migrations) && state.firstRows === origin.firstRows) return undefined
  if (made.length > origin.migrations.length && isStart(origin.migrations, made)) return 'by a later version'
  return 'from other migrations'
}

const isStart = (some: KnownMigration[], all: KnownMigration[]) =>
  some.every(({ name, digest }, index) => all[index]?.name === name && all[index].digest === digest)

async function refuseForeign(path: string) {
  const names = await readdir(path)
  const isOurs =
    names.includes(keysFile) || names.every((name) => name === 'lock' || name.startsWith(keysFile))
  if (!isOurs) {
    throw new StartError(`The folder ${path} is neither empty nor a data folder of this program.`)
  }
}

async function clear(path: string) {
  for (const name of [stateFile, 'database', 'files']) {
    await rm(join(path, name), { recursive: true, force: true })
  }
}

async function findKeys(path: string): Promise<Keys> {
  const file = join(path, keysFile)
  const known = await readJson<Keys>(file)
  if (known) return known
  const keys = createKeys()
  await writeWhole(file, keys)
  return keys
}

async function readJson<Content>(file: string): Promise<Content | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : (JSON.parse(text) as Content)
}

async function writeWhole(file: string, content: object) {
  await writeFile(`${file}.part`, JSON.stringify(content, null, 2), { mode: 0o600 })
  await rename(`${file}.part`, file)
}
