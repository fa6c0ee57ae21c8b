import { join } from 'node:path'
import { createServer } from 'vite'
import { startBackend } from './backend.ts'
import { readOptions, runCommand, toData, toPort } from './cli.ts'
import { describeStart } from './greeting.ts'
import { requireFreePort } from './http-server.ts'
import { embeddedBackend } from './vite-plugin.ts'

const root = join(import.meta.dirname, '../..')

await runCommand(async () => {
  const options = readOptions({
    port: { type: 'string', default: '5173' },
    host: { type: 'string', default: 'localhost' },
    data: { type: 'string', default: join(root, 'supabase/.temp/demo') },
  })
  const port = toPort(options.port)
  const url = `http://localhost:${port}`
  const { host } = options
  await requireFreePort({ port, host })
  const log = (line: string) => console.log(line)
  log('Starting the backend …')
  const backend = await startBackend({
    data: toData(options.data),
    seed: 'demo',
    siteUrl: url,
    functionEnv: process.env,
    log,
  })
  const vite = await createServer({
    root,
    server: { port, host, strictPort: true },
    plugins: [embeddedBackend(backend)],
  })
  await vite.listen()
  log(describeStart({ url, data: options.data, seed: 'demo' }))
  return async () => {
    await vite.close()
    await backend.close()
  }
})
