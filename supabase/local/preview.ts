import { join } from 'node:path'
import { buildIfStale } from './app-build.ts'
import { startBackend } from './backend.ts'
import { readOptions, runCommand, toData, toPort, toSeed } from './cli.ts'
import { describeStart } from './greeting.ts'
import { isBackendPath, listen, toNodeHandler } from './http-server.ts'
import { serveStaticApp } from './static-app.ts'

const root = join(import.meta.dirname, '../..')
const dist = join(root, 'dist')

await runCommand(async () => {
  const options = readOptions({
    port: { type: 'string', default: '4173' },
    host: { type: 'string' },
    data: { type: 'string', default: join(root, 'supabase/.temp/preview') },
    seed: { type: 'string', default: 'demo' },
    'smtp-port': { type: 'string' },
    'confirm-email': { type: 'boolean', default: false },
    unconfigured: { type: 'boolean', default: false },
    build: { type: 'boolean', default: false },
  })
  const seed = toSeed(options.seed)
  const smtpPort = options['smtp-port']
  const log = (line: string) => console.log(line)
  const server = await listen({ port: toPort(options.port), host: options.host })
  if (options.build) await buildIfStale(root)
  if (options.unconfigured) {
    server.serve(await serveStaticApp({ folder: dist }), () => false)
    log(`Day&Plate without a backend runs at ${server.url}`)
    return server.close
  }
  const backend = await startBackend({
    data: toData(options.data),
    seed,
    siteUrl: server.url,
    mail: smtpPort === undefined ? 'print' : { smtpPort: toPort(smtpPort) },
    confirmEmail: options['confirm-email'],
    functionEnv: process.env,
    log,
  })
  const serveApp = await serveStaticApp({
    folder: dist,
    publishableKey: backend.publishableKey,
  })
  const serveBackend = toNodeHandler(backend.fetch)
  server.serve(
    (request, response) =>
      isBackendPath(request.url ?? '') ? serveBackend(request, response) : serveApp(request, response),
    backend.handleUpgrade,
  )
  log(describeStart({ url: server.url, data: options.data, seed }))
  return async () => {
    await server.close()
    await backend.close()
  }
})
