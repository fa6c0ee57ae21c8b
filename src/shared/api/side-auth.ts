import { GoTrueClient } from '@supabase/auth-js'
import { backend } from './backend'

/** A sign-in client beside the app's own: what it does leaves the running session as it is, and nothing is stored. */
export function createSideAuth(): GoTrueClient {
  const { url, key } = backend()
  return new GoTrueClient({
    url: `${url}/auth/v1`,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey: 'side-auth',
    persistSession: false,
    autoRefreshToken: false,
    detectSessionInUrl: false,
  })
}
