import { tabStorage } from '@/shared/device/storage'
import { notKept } from '@/shared/lib/not-kept'
import { releaseOf } from '@/shared/lib/release'

const reloadedFor = 'reloaded-for-release'

/**
 * Keeps the router from reloading by itself when a part of the app does not load: it would do so without a network too, where
 * only the browser's own error page comes of it, and ask whether to leave what is kept as a draft.
 */
export function decideReloadsHere(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    tabStorage.write(`tanstack_router_reload:${payload.message}`, '1')
  })
}

/** Whether an error says that a part of the app did not load: a browser may remember that for as long as the page is open. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error && /import|preload/i.test(error.message)

/**
 * A screen whose code is no longer on the host belongs to a release that was replaced while this tab was open: loads the new
 * one, once. Does nothing for any other error, without a network, where the release is still the same, and where something on
 * screen would be lost: then the screen says that it did not load, and leaves the reload to the user.
 */
export async function reloadForNewRelease(error: unknown): Promise<void> {
  if (!isMissingPart(error) || !notKept.isEmpty()) return
  const page = await fetch('/', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  )
  const next = releaseOf(new DOMParser().parseFromString(page, 'text/html'))
  if (!next || next === releaseOf(document) || tabStorage.read(reloadedFor) === next) return
  if (!tabStorage.write(reloadedFor, next)) return // it could go on for ever; the screen offers another try
  addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  location.reload()
}
