import { randomBytes } from 'node:crypto'

/** What a project's callers are recognised by. */
export interface Keys {
  /** Names the project; public. */
  publishableKey: string
  /** Stands above row level security; never leaves the machine. */
  secretKey: string
  /** Signs the access tokens. */
  jwtSecret: string
}

/** Makes the keys of a new project at random. */
export function createKeys(): Keys {
  return {
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    secretKey: `sb_secret_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  }
}
