import { join, resolve } from 'node:path'
import { type DataFolder, openDataFolder, type Seed } from './data-folder.ts'
import { type Engine, type EngineOptions, startEngine } from './engine.ts'
import { createKeys, type Keys } from './keys.ts'
import { build, imageNameOf, migrate, originOf, readSource, type Source } from './migrations.ts'
import { readSnapshot, saveSnapshot } from './snapshot.ts'
import { standIns } from './stand-ins.ts'
import { StartError } from './start-error.ts'

export interface ProjectOptions extends Pick<EngineOptions, 'siteUrl' | 'confirmEmail' | 'mailer' | 'log'> {
  data: { folder: string } | 'memory'
  seed: Seed
  /** Folder with migrations and seed; images of built databases are kept in it, too. */
  supabaseFolder: string
}

/** A database with its keys, migrated and under the product's own grants. */
export interface Project {
  keys: Keys
  engine: Engine
  /** Notes that the project is complete: until then the next start makes it anew. */
  markComplete(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens the project of a data folder, or makes a new one. One of an earlier version gets the migrations that it lacks.
 *
 * @param options where it lives and what it starts with
 * @throws StartError when the data folder cannot be used, or a migration does not go with the data in it
 */
export async function openProject(options: ProjectOptions): Promise<Project> {
  const source = await readSource(options.supabaseFolder)
  const folder =
    options.data === 'memory'
      ? undefined
      : await openDataFolder(
          resolve(options.data.folder),
          options.seed,
          await originOf(source, options.seed),
          options.log,
        )
  try {
    const keys = folder?.keys ?? createKeys()
    const engine = await openEngine(options, source, folder, keys)
    return {
      keys,
      engine,
      markComplete: async () => folder?.markComplete(),
      async close() {
        await engine.close()
        await folder?.release()
      },
    }
  } catch (error) {
    await folder?.release()
    throw error
  }
}

async function openEngine(
  { siteUrl, confirmEmail, mailer, supabaseFolder, log }: ProjectOptions,
  source: Source,
  folder: DataFolder | undefined,
  keys: Keys,
): Promise<Engine> {
  const isNew = folder?.isNew ?? true
  const snapshots = join(supabaseFolder, '.temp/snapshots')
  const imageName = await imageNameOf(source)
  const snapshot = isNew ? await readSnapshot(snapshots, imageName) : undefined
  const engine = await startEngine({
    folder: folder?.path,
    keys,
    siteUrl,
    confirmEmail,
    mailer,
    snapshot,
    log,
  })
  if (isNew && !snapshot) {
    await engine.createSystemSchemas()
    await engine.database.script(standIns)
    await build(engine.database, source)
    await saveSnapshot(snapshots, imageName, await engine.takeSnapshot())
  }
  if (folder && !isNew) await bringForward(engine, source, folder)
  // Lite grants its roles everything, once for each connection; the product's grants have to come after that.
  await engine.grantEverything()
  await engine.database.query('select private.apply_grants()')
  return engine
}

async function bringForward(engine: Engine, source: Source, folder: DataFolder): Promise<void> {
  try {
    await migrate(engine.database, source.migrations.slice(folder.migrationCount))
  } catch (error) {
    await engine.close()
    throw new StartError(
      `The data folder ${folder.path} could not be brought to this version: ` +
        `${error instanceof Error ? error.message : String(error)}. Nothing was changed. ` +
        'Go on with the version that made it, or move the folder away to start with an empty one.',
      { cause: error },
    )
  }
}
