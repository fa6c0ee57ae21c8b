import type { Plugin } from 'vite'
import { securityHeaders } from './security-headers.ts'

/** Names are hashed: what was loaded once never changes. */
const hashedFiles = { 'cache-control': 'public, max-age=31536000, immutable' }

/**
 * Writes what a static host has to know into the build, in the form that Netlify, Cloudflare Pages and others read:
 * `_headers` (also read by `npm run preview`) and `_redirects`, since every path belongs to the app's router.
 *
 * @param configuredBackend address of the backend that is built in, when there is one
 */
export function hostFiles(configuredBackend?: string): Plugin {
  return {
    name: 'host-files',
    apply: 'build',
    generateBundle() {
      const headers = rule('/*', securityHeaders(configuredBackend)) + rule('/assets/*', hashedFiles)
      this.emitFile({ type: 'asset', fileName: '_headers', source: headers })
      this.emitFile({ type: 'asset', fileName: '_redirects', source: '/*  /index.html  200\n' })
    },
  }
}

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
