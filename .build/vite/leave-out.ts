import type { Plugin } from 'vite'

/**
 * Puts a stand-in for parts of a package that the app never calls but that its own class holds on to, so that no tree-shaking
 * takes them out: passkeys, wallets, and the administration of accounts but for signing out, which goes through it.
 * @param parts end of a module's path, and the code that stands in for it
 */
export function leaveOut(parts: Record<string, string>): Plugin {
  const met = new Set<string>()
  return {
    name: 'leave-out',
    apply: 'build',
    load(id) {
      const part = Object.keys(parts).find((end) => id.endsWith(end))
      if (part === undefined) return null
      met.add(part)
      return parts[part]
    },
    buildEnd(error) {
      const missing = Object.keys(parts).filter((part) => !met.has(part))
      if (!error && missing.length > 0) throw new Error(`no longer there to leave out: ${missing.join(', ')}`)
    },
  }
}

/** A module whose functions nobody calls. */
const uncalled = (...names: string[]) =>
  names
    .map((name) => `export function ${name}() { throw new Error('${name} is left out of this build') }\n`)
    .join('')

/** As in auth-js, of which it is the one method that the app's own client calls. */
const signOutAlone = `
import { _request } from './lib/fetch'
import { isAuthError } from './lib/errors'
import { resolveFetch } from './lib/helpers'
export default class {
  constructor({ url, headers, fetch }) {
    Object.assign(this, { url, headers, fetch: resolveFetch(fetch) })
  }
  async signOut(jwt, scope) {
    try {
      await _request(this.fetch, 'POST', this.url + '/logout?scope=' + scope, {
        headers: this.headers,
        jwt,
        noResolveJson: true,
      })
      return { data: null, error: null }
    } catch (error) {
      if (isAuthError(error)) return { data: null, error }
      throw error
    }
  }
}
`

/** What auth-js brings beside sign-in with a password. */
export const authExtras = {
  '/@supabase/auth-js/dist/module/GoTrueAdminApi.js': signOutAlone,
  '/@supabase/auth-js/dist/module/lib/webauthn.js': [
    'export class WebAuthnApi {}\n',
    'export const webAuthnAbortService = {}\n',
    uncalled(
      'browserSupportsWebAuthn',
      'createCredential',
      'getCredential',
      'deserializeCredentialCreationOptions',
      'deserializeCredentialRequestOptions',
      'serializeCredentialCreationResponse',
      'serializeCredentialRequestResponse',
    ),
  ].join(''),
  '/@supabase/auth-js/dist/module/lib/web3/ethereum.js': uncalled(
    'createSiweMessage',
    'fromHex',
    'getAddress',
    'toHex',
  ),
}
