/**
 * Keeps the app itself on the device, so that it opens without a network: every file of a release, in a store of its own.
 * Talks to nobody but the app's own host; what the backend answers is none of its business. Built by
 * `.build/vite/service-worker.ts`, which fills in the release; imports nothing, since it is one file.
 */

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = ExtendableEvent & {
  request: Request
  respondWith: (answer: Promise<Response>) => void
}
type WorkerScope = {
  addEventListener: ((type: 'install' | 'activate', listener: (event: ExtendableEvent) => void) => void) &
    ((type: 'fetch', listener: (event: FetchEvent) => void) => void)
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
}

declare const RELEASE: { version: string; files: string[] }

const worker = self as unknown as WorkerScope
const prefix = 'release-'
const page = '/'
const storeName = prefix + RELEASE.version
const own = new Set(RELEASE.files)

/** How long a page may take to come from the network before the kept one is shown. */
const patienceMs = 3000

worker.addEventListener('install', (event) => {
  event.waitUntil(keepRelease().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldReleases().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (isPage(pathname)) event.respondWith(openPage(request))
  } else if (own.has(pathname) || isHashed(pathname)) {
    event.respondWith(openFile(request))
  }
})

async function keepRelease(): Promise<void> {
  const store = await caches.open(storeName)
  await Promise.all([page, ...RELEASE.files].map((path) => keep(store, path)))
}

/** A hashed file that an earlier release had is the same file. */
async function keep(store: Cache, path: string): Promise<void> {
  const known = isHashed(path) ? await caches.match(path) : undefined
  const answer = known ?? (await fetch(path, { cache: isHashed(path) ? 'default' : 'no-cache' }))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  await store.put(path, answer)
}

/** The release before this one stays: a tab that was opened with it still loads parts of it. */
async function forgetOldReleases(): Promise<void> {
  const releases = (await caches.keys()).filter((name) => name.startsWith(prefix))
  const current = releases.filter((name) => name !== storeName)
  await Promise.all(current.slice(0, -1).map((name) => caches.delete(name)))
}

/** The page comes from the network, where the newest release is, and from this device when that takes too long or fails. */
async function openPage(request: Request): Promise<Response> {
  const kept = await (await caches.open(storeName)).match(page)
  const loading = fetch(request)
  if (!kept) return loading
  const wait = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))
  const answer = await Promise.race([loading, wait]).catch(() => undefined)
  return answer && (answer.ok || answer.type === 'opaqueredirect') ? answer : kept
}

/** What never changes is kept once it was loaded, the large parts too that no release keeps beforehand. */
async function openFile(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  const asked = { ignoreSearch: true, ignoreVary: true }
  const store = await caches.open(storeName)
  // A part of the release before this one is there as well: a tab that was opened with it asks for it.
  const kept =
    (await store.match(request, asked)) ?? (isHashed(pathname) && (await caches.match(request, asked)))
  if (kept) return kept
  const answer = await fetch(request)
  // A full disk only means that it is loaded again.
  if (answer.ok && isHashed(pathname)) await store.put(request, answer.clone()).catch(() => {})
  return answer
}

const isHashed = (pathname: string) => pathname.startsWith('/assets/')

/** Paths without a file ending belong to the app's router; the backend may answer at the same host. */
const isPage = (pathname: string) =>
  !/^\/(auth|rest|storage|functions|realtime)\/v1(\/|$)/.test(pathname) && !/\.[^/]+$/.test(pathname)
