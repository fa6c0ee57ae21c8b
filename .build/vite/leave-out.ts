import type { Plugin } from 'vite'

/**
 * Puts a stand-in for parts of a package that the app never calls but that its own class holds on to, so that no tree-shaking
 * takes them out: passkeys and wallets. Not the administration of accounts, through which signing out goes.
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

/** What auth-js brings beside sign-in with a password. */
export const authExtras = {
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
