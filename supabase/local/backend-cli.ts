import { startBackend } from './backend.ts'
import { readOptions, runCommand, toData, toPort, toSeed } from './cli.ts'
import { listen, toNodeHandler } from './http-server.ts'

await runCommand(async () => {
  const options = readOptions({
    port: { type: 'string', default: '54321' },
    host: { type: 'string' },
    data: { type: 'string', default: 'memory' },
    seed: { type: 'string', default: 'none' },
    'site-url': { type: 'string', default: 'http://localhost:5173' },
    'smtp-port': { type: 'string' },
    'confirm-email': { type: 'boolean', default: false },
  })
  const data = toData(options.data)
  const seed = toSeed(options.seed)
  const smtpPort = options['smtp-port']
  const server = await listen({ port: toPort(options.port), host: options.host })
  const backend = await startBackend({
    data,
    seed,
    siteUrl: options['site-url'],
    apiUrl: server.url,
    mail: smtpPort === undefined ? 'print' : { smtpPort: toPort(smtpPort) },
    confirmEmail: options['confirm-email'],
    functionEnv: process.env,
  })
  server.serve(toNodeHandler(backend.fetch), backend.handleUpgrade)
  const { publishableKey, secretKey } = backend
  console.log(JSON.stringify({ url: server.url, publishableKey, secretKey }))
  return async () => {
    await server.close()
    await backend.close()
  }
})
