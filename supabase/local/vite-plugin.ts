import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Plugin } from 'vite'
import type { Backend } from './backend.ts'
import { isBackendPath, toNodeHandler } from './http-server.ts'
import { withBackend } from './index-html.ts'

/**
 * Serves a backend from Vite's development server, at the address of the app.
 *
 * @param backend the running backend
 */
export function embeddedBackend(backend: Backend): Plugin {
  const handle = toNodeHandler(backend.fetch)
  return {
    name: 'embedded-backend',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) =>
        isBackendPath(request.url ?? '') ? handle(request, response) : next(),
      )
      server.httpServer?.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
        backend.handleUpgrade(request, socket, head)
      })
    },
    transformIndexHtml: (html) => withBackend(html, backend.publishableKey),
  }
}
