import { AppError } from '@/shared/api/app-error'
import type { BackendAddress } from '@/shared/api/backend'

const answerTimeoutMs = 10_000

/**
 * Asks a backend for its sign-in settings, which every Supabase project answers to whoever knows its public key.
 * @param signal gives up when nobody waits any more
 * @throws AppError `network` when no project answers there within 10 s, or not to this key
 */
export async function checkBackend({ url, key }: BackendAddress, signal: AbortSignal): Promise<void> {
  try {
    const reply = await fetch(`${url}/auth/v1/settings`, {
      headers: { apikey: key },
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]),
    })
    if (!reply.ok) throw new Error(`HTTP ${reply.status}`)
    const settings: unknown = await reply.json()
    if (typeof settings !== 'object' || settings === null) throw new Error('not the settings of a project')
  } catch (cause) {
    throw new AppError('network', 'the backend did not answer', cause)
  }
}
