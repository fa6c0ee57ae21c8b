import type { BackendAddress } from '../api/backend'

const storedUnder = 'backend-address'

/**
 * Where this app finds its backend: the build's environment, else the server that delivered the page (`npm start`,
 * `npm run preview` put the key into a meta tag), else what /setup saved on this device.
 * @returns undefined for the "unconfigured" app
 */
export function readBackendAddress(): BackendAddress | undefined {
  return fromBuild() ?? fromPage() ?? fromDevice()
}

/** Whether the app came with its backend: what /setup keeps then waits for a day without. */
export const isBackendDelivered = (): boolean => (fromBuild() ?? fromPage()) !== undefined

/** Keeps what /setup was told. @throws when the browser refuses to store (private mode, full disk) */
export function saveBackendAddress(address: BackendAddress): void {
  localStorage.setItem(storedUnder, JSON.stringify(address))
}

function fromBuild(): BackendAddress | undefined {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env
  return url && key ? { url: withoutSlash(url), key } : undefined
}

function fromPage(): BackendAddress | undefined {
  const key = document.querySelector<HTMLMetaElement>('meta[name="backend"]')?.content
  return key ? { url: location.origin, key } : undefined
}

function fromDevice(): BackendAddress | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storedUnder) ?? 'null')
    if (!stored || typeof stored !== 'object' || !('url' in stored) || !('key' in stored)) return undefined
    const { url, key } = stored
    return typeof url === 'string' && typeof key === 'string' && URL.canParse(url) ? { url, key } : undefined
  } catch {
    return undefined // unreadable or forbidden storage is the same as none
  }
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')
