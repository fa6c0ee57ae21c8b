import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { listMigrations, standInSql, type Script } from './migrations.ts'

const cacheFolder = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.cache', 'day-and-plate')

/**
 * A new database with the stand-in and these scripts.
 * @throws Error with the name of the script that failed
 */
export async function buildDatabase(scripts: Script[]): Promise<PGlite> {
  const database = new PGlite()
  await database.exec(standInSql())
  for (const { name, sql } of scripts) {
    await database.exec(sql).catch((error: unknown) => {
      throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    })
  }
  return database
}

async function migrated(): Promise<Blob> {
  const database = await buildDatabase(listMigrations())
  const dump = await database.dumpDataDir('none')
  await database.close()
  return dump
}

async function forgetOthers(current: string): Promise<void> {
  const kept = await readdir(cacheFolder)
  const outdated = kept.filter((name) => /^db-[0-9a-f]{16}\.tar$/.test(name) && name !== current)
  await Promise.all(outdated.map((name) => rm(join(cacheFolder, name), { force: true })))
}

/**
 * The data folder of an empty database with the stand-in and all migrations. Kept between runs under a hash of the SQL:
 * making one takes seconds, loading it a fraction of that.
 */
export async function migratedSnapshot(): Promise<Blob> {
  const hash = createHash('sha256').update(standInSql())
  for (const { name, sql } of listMigrations()) hash.update(name).update(sql)
  const name = `db-${hash.digest('hex').slice(0, 16)}.tar`
  const file = join(cacheFolder, name)
  const cached = await readFile(file).catch(() => null)
  if (cached) return new Blob([cached])
  const dump = await migrated()
  await mkdir(cacheFolder, { recursive: true })
  const unfinished = join(cacheFolder, `${randomUUID()}.tmp`)
  await writeFile(unfinished, Buffer.from(await dump.arrayBuffer()))
  await rename(unfinished, file)
  await forgetOthers(name)
  return dump
}
