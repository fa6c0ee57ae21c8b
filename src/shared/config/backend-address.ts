import type { BackendAddress } from '../api/backend'
import { deviceStorage } from '../device/storage'
import { readJson } from '../lib/json'

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

/** Keeps what /setup was told. @returns false when the browser refuses to store (private mode, full disk) */
export const saveBackendAddress = (address: BackendAddress): boolean =>
  deviceStorage.write(storedUnder, JSON.stringify(address))

function fromBuild(): BackendAddress | undefined {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = import.meta.env
  return url && key ? { url: withoutSlash(url), key } : undefined
}

function fromPage(): BackendAddress | undefined {
  const key = document.querySelector<HTMLMetaElement>('meta[name="backend"]')?.content
  return key ? { url: location.origin, key } : undefined
}

function fromDevice(): BackendAddress | undefined {
  const stored = readJson(deviceStorage.read(storedUnder) ?? '')
  if (!stored || typeof stored !== 'object' || !('url' in stored) || !('key' in stored)) return undefined
  const { url, key } = stored
  return typeof url === 'string' && typeof key === 'string' && URL.canParse(url) ? { url, key } : undefined
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')
