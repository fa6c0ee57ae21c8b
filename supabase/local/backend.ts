import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import type { Seed } from './data-folder.ts'
import { answerPreflight, readableAnywhere } from './cors.ts'
import type { Query } from './database.ts'
import { fillDemo } from './demo/demo-data.ts'
import { hostFunctions } from './functions.ts'
import { refuseStranger } from './gate.ts'
import { createMailer, type MailDelivery } from './mail.ts'
import { openProject } from './project.ts'
import { startRealtime } from './realtime/server.ts'
import { unwrapForm } from './uploads.ts'

/** Answers a request. */
export type Answer = (request: Request) => Promise<Response>

export interface BackendOptions {
  data: { folder: string } | 'memory'
  seed: Seed
  /** Where the app is, for example http://localhost:5173: the links of mails end there. */
  siteUrl: string
  /** Where this backend is reached when that is not the address of the app. */
  apiUrl?: string
  /** Where mails go; without it they are printed. */
  mail?: MailDelivery
  /** Whether an address has to be confirmed by mail before the first sign-in; not, unless set. */
  confirmEmail?: boolean
  /** Settings of the edge functions, beside SUPABASE_URL and SUPABASE_ANON_KEY. */
  functionEnv?: Record<string, string | undefined>
  /** Receives notices, refused statements and printed mails; the standard error stream, unless set. */
  log?: (line: string) => void
  /** Folder with migrations and seed; that of this repository, unless set. */
  supabaseFolder?: string
  /** Folder with the edge functions; that of this repository, unless set. */
  functionsFolder?: string
}

export interface Backend {
  publishableKey: string
  secretKey: string
  /** Answers everything under /auth/v1, /rest/v1, /storage/v1 and /functions/v1. */
  fetch: Answer
  /** Takes a WebSocket connection over when it is one for /realtime/v1/websocket; `false` leaves it alone. */
  handleUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** Runs one statement as the owner of the database, for tests and seeding. */
  sql: Query
  /** Stops it; the data folder is free again afterwards. */
  close: () => Promise<void>
}

/**
 * Starts the whole backend in this process: Auth, REST, Storage, live changes and edge functions.
 *
 * @param options where the data lives and what it starts with
 * @throws StartError when the data folder cannot be used; its message says what to do
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const log = options.log ?? ((line: string) => console.error(line))
  const apiUrl = options.apiUrl ?? options.siteUrl
  const supabaseFolder = options.supabaseFolder ?? join(import.meta.dirname, '..')
  const functionsFolder = options.functionsFolder ?? join(import.meta.dirname, '../functions')
  const requests = new AsyncLocalStorage<Request>()
  const redirectTo = () => {
    const request = requests.getStore()
    return request && (new URL(request.url).searchParams.get('redirect_to') ?? undefined)
  }
  const mailer = createMailer({
    delivery: options.mail ?? 'print',
    apiUrl,
    siteUrl: options.siteUrl,
    redirectTo,
    log,
  })

  const project = await openProject({
    data: options.data,
    seed: options.seed,
    siteUrl: options.siteUrl,
    confirmEmail: options.confirmEmail ?? false,
    mailer,
    supabaseFolder,
    log,
  })
  const { engine, keys } = project
  const { database } = engine
  if (options.seed === 'demo') await fillDemo(database, engine.fetch, keys.secretKey)
  const realtime = await startRealtime(database, keys)
  await project.markComplete()

  const env = { ...options.functionEnv, SUPABASE_URL: apiUrl, SUPABASE_ANON_KEY: keys.publishableKey }
  const askEngine: Answer = async (request) =>
    answerPreflight(request) ?? readableAnywhere(await engine.fetch(await unwrapForm(request)))
  const services: Record<string, Answer> = {
    auth: askEngine,
    rest: askEngine,
    storage: askEngine,
    functions: hostFunctions(functionsFolder, {
      get: (name) => new Map(Object.entries(env)).get(name),
    }),
  }

  return {
    publishableKey: keys.publishableKey,
    secretKey: keys.secretKey,
    async fetch(request) {
      const service =
        services[/^\/(auth|rest|storage|functions)\/v1(\/|$)/.exec(new URL(request.url).pathname)?.[1] ?? '']
      if (!service) return Response.json({ message: 'Not found' }, { status: 404 })
      return refuseStranger(request, keys) ?? requests.run(request, () => service(request))
    },
    handleUpgrade: realtime.handleUpgrade,
    sql: database.query,
    async close() {
      realtime.close()
      await project.close()
    },
  }
}
