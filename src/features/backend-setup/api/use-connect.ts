import { useEffect, useRef, useState } from 'react'
import { AppError } from '@/shared/api/app-error'
import type { BackendAddress } from '@/shared/api/backend'
import { saveBackendAddress } from '@/shared/config/backend-address'

const answerTimeoutMs = 10_000

/**
 * Asks a backend for its sign-in settings, which every Supabase project answers to whoever knows its public key.
 * @param signal gives up when nobody waits any more
 * @throws AppError `network` when no project answers there within 10 s, or not to this key
 */
async function checkBackend({ url, key }: BackendAddress, signal: AbortSignal): Promise<void> {
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

export type ConnectProblem = 'unreachable' | 'notStored'
export type ConnectStep =
  | { name: 'editing'; problem?: ConnectProblem }
  /** Said to be saved; the connect step has not begun. */
  | { name: 'saved' }
  | { name: 'connecting'; host: string }

/** For so long the success stands before the app starts anew. */
const redirectDelayMs = 1500

/**
 * The way from a filled-in /setup to an app on the new backend: say so, wait, try the backend, keep its address, start
 * over at /login.
 */
export function useConnect() {
  const [step, setStep] = useState<ConnectStep>({ name: 'editing' })
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  async function connect(address: BackendAddress): Promise<void> {
    const signal = leaving.current?.signal
    if (!signal) return
    setStep({ name: 'saved' })
    await new Promise((resolve) => setTimeout(resolve, redirectDelayMs))
    if (signal.aborted) return
    setStep({ name: 'connecting', host: new URL(address.url).host })
    const problem = await checkBackend(address, signal).then(
      () => (saveBackendAddress(address) ? undefined : ('notStored' as const)),
      (): ConnectProblem => 'unreachable',
    )
    if (signal.aborted) return
    if (problem) setStep({ name: 'editing', problem })
    else location.assign('/login') // a full load: every part of the app starts on the new backend
  }

  return { step, connect }
}
