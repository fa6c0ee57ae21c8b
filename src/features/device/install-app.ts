import type { Locale } from '@/shared/i18n/languages'
import { whenIdle } from '@/shared/lib/when-idle'

const hour = 60 * 60 * 1000
/** The whole app is loaded the first time: not while the first screen is still settling. */
const firstTimeDelayMs = 6000
let isInstalling = false

/**
 * Makes the app installable and lets it open without a network, from the first quiet moment on: nothing that the first
 * screen needs waits for it. Does nothing while developing.
 * @param locale language of the name and the shortcuts that the system shows
 */
export function installApp(locale: Locale): void {
  whenIdle(() => nameApp(locale))
  if (isInstalling || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
  isInstalling = true
  const wait = navigator.serviceWorker.controller ? 0 : firstTimeDelayMs
  whenIdle(() => setTimeout(register, wait))
}

function register(): void {
  navigator.serviceWorker.register('/service-worker.js').then(
    (registration) => void setInterval(() => void registration.update().catch(() => {}), hour),
    () => {}, // private windows of some browsers refuse; the app works all the same
  )
}

/** Added late, since a page with the link loads the manifest and its icons at once. */
function nameApp(locale: Locale): void {
  const link =
    document.querySelector<HTMLLinkElement>('link[rel="manifest"]') ?? document.createElement('link')
  link.rel = 'manifest'
  link.href = `/app.${locale}.webmanifest`
  if (!link.isConnected) document.head.append(link)
}
