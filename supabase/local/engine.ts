import type { App } from '@supabase/lite'
import WebSocket from 'ws'
import { createDatabase, type Database } from './database.ts'
import { createFileStore } from './file-store.ts'
import type { Keys } from './keys.ts'
import { nameRefusals } from './refusals.ts'
import { nameRequests } from './request-settings.ts'

export interface EngineOptions {
  /** Absolute path of the folder for database and files; `undefined` keeps everything in memory. */
  folder: string | undefined
  keys: Keys
  /** Where the app is: the links of mails end there. */
  siteUrl: string
  /** Whether an address has to be confirmed by mail before the first sign-in. */
  confirmEmail: boolean
  mailer: NonNullable<App['_mailer']>
  /** Image of a built database to start from, for an empty folder. */
  snapshot: Blob | undefined
  /** Gets a line for each statement that the database refuses a caller. */
  log: (line: string) => void
}

export interface Engine {
  /** Answers /auth/v1, /rest/v1 and /storage/v1. */
  fetch: (request: Request) => Promise<Response>
  database: Database
  /** Creates the schemas of Auth and Storage where they are missing. */
  createSystemSchemas(): Promise<void>
  /** Makes Lite grant its roles everything now, so that the product's own grants can follow. */
  grantEverything(): Promise<void>
  /** Takes an image of the database, for another one to start from. */
  takeSnapshot(): Promise<Blob>
  close(): Promise<void>
}

const accessTokenSeconds = 3600
const largestFile = '5MiB'

/**
 * Starts Lite on PGlite, with admin mode off.
 *
 * @param options where the data lives and how people are recognised
 * @returns the engine, with an empty database unless the folder or the snapshot holds one
 */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const lite = await loadLite()
  const { createPgliteConnection } = await import('@supabase/lite/pglite')
  const connection = await createPgliteConnection({
    ...(options.folder === undefined ? {} : { url: `${options.folder}/database` }),
    ...(options.snapshot ? { pgliteOptions: { loadDataDir: options.snapshot } } : {}),
  })
  const database = await createDatabase(connection.driver, options.log)
  nameRefusals(connection)
  const inRequest = nameRequests(connection)
  // Lite warns about an experimental feature at its first start, which is why Storage is switched on after one.
  await new lite.App({ connection, auth: { enabled: false } }).init()
  lite.setExperimental('storage', true)
  const app = new lite.App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: options.keys.jwtSecret,
      jwt_expiry: accessTokenSeconds,
      publishable_key: options.keys.publishableKey,
      secret_key: options.keys.secretKey,
      site_url: options.siteUrl,
      minimum_password_length: 8,
      email: { enable_confirmations: options.confirmEmail },
    },
    storage: { enabled: true, file_size_limit: largestFile },
    options: { server: { admin: false, disableStudio: true } },
  })
  app._mailer = options.mailer
  app._storageAdapter = createFileStore(options.folder === undefined ? undefined : `${options.folder}/files`)

  return {
    fetch: (request) => database.asCaller(() => inRequest(request, async () => app.fetch(request))),
    database,
    createSystemSchemas: () => database.asCaller(() => app.ensureSystemSchema()),
    grantEverything: () =>
      database.asCaller(() => connection.withContext({ auth: { role: 'anon' } }, async () => undefined)),
    async takeSnapshot() {
      await database.query('checkpoint')
      return connection.driver.dumpDataDir('none')
    },
    close: () => connection.close(),
  }
}

/** Loads Lite with telemetry off. */
async function loadLite() {
  process.env['LITE_TELEMETRY'] = '0'
  process.env['DO_NOT_TRACK'] = '1'
  // Lite makes clients of supabase-js, which want a WebSocket of the platform; Node has none before version 22.
  Object.assign(globalThis, { WebSocket: globalThis.WebSocket ?? WebSocket })
  return import('@supabase/lite')
}
