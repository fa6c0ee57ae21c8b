import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import sirv from 'sirv'
import { readHostHeaders } from './host-headers.ts'
import type { NodeHandler } from './http-server.ts'
import { withBackend } from './index-html.ts'
import { brotli, precompress, zip } from './precompress.ts'
import { StartError } from './start-error.ts'

export interface StaticAppOptions {
  /** Absolute path of the build. */
  folder: string
  /** Key of the backend at the same address; without it the app is as it was built. */
  publishableKey?: string | undefined
}

/**
 * Serves a build as a static host would: precompressed, with the headers of its `_headers`, index.html for every path of
 * the app.
 *
 * @param options what to serve
 * @throws StartError when there is no build
 */
export async function serveStaticApp(options: StaticAppOptions): Promise<NodeHandler> {
  const indexFile = join(options.folder, 'index.html')
  if (!existsSync(indexFile))
    throw new StartError('There is no build to serve. Run npm run build, or add --build.')
  await precompress(options.folder)
  const html = await readFile(indexFile, 'utf8')
  const page = await preparePage(options.publishableKey ? withBackend(html, options.publishableKey) : html)
  const headersOf = await readHostHeaders(options.folder)
  const serveFile = sirv(options.folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader('cache-control', headersOf(path)['cache-control'] ?? 'no-cache'),
  })

  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    for (const [name, value] of Object.entries(headersOf(pathname))) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end()
    if (isPage(pathname)) return sendPage(page, request, response)
    return serveFile(
      request,
      response,
      () => void response.writeHead(404, { 'cache-control': 'no-store' }).end(),
    )
  }
}

/** Every path without a file ending belongs to the app's router. */
const isPage = (pathname: string) => pathname === '/index.html' || extname(pathname) === ''

interface Page {
  etag: string
  variants: Record<'br' | 'gzip' | 'identity', Buffer>
}

async function preparePage(html: string): Promise<Page> {
  return {
    etag: createHash('sha256').update(html).digest('base64url').slice(0, 22),
    variants: { br: await brotli(html), gzip: await zip(html), identity: Buffer.from(html) },
  }
}

function sendPage({ etag, variants }: Page, request: IncomingMessage, response: ServerResponse) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
  const tag = `"${etag}-${encoding}"`
  response.setHeader('vary', 'accept-encoding')
  response.setHeader('cache-control', 'no-cache')
  response.setHeader('etag', tag)
  if (request.headers['if-none-match'] === tag) return void response.writeHead(304).end()
  const body = variants[encoding]
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-length', body.byteLength)
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.end(request.method === 'HEAD' ? undefined : body)
}
