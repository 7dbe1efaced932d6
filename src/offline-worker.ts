/**
 * Caches one page, so that it opens without a network (product §2), and nothing about its user. Requests not listed below are
 * not intercepted. The build makes a worker of it for each such page and prepends `built` (scripts/vite/offline-workers.ts).
 */
interface Built {
  /** Derived from the files: each build has its own. */
  cache: string
  /** The worker's name; its caches begin with it. */
  name: string
  /** Public calls of the page: the last response is cached. */
  calls: string[]
  files: string[]
}
declare const built: Built

/** The worker globals used here; TypeScript's own names clash with those of a page. */
interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Extendable {
  request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent & Extendable) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  registration: { scope: string }
}
const worker = globalThis as unknown as Worker

/** Its address can have a slug that is not known to the build. */
const page = new URL(worker.registration.scope).pathname
const prefix = `${built.name}-`
/** How long a page waits for the network before the cached one is shown, in ms. */
const patienceMs = 3000

const kept = () => caches.open(prefix + built.cache)
const isFile = (pathname: string) => pathname.startsWith('/assets/')
const isCall = (pathname: string) => built.calls.includes(pathname)

/** A redirected response is not the page itself. */
async function keepPage(cache: Cache): Promise<void> {
  const answer = await fetch(page, { cache: 'reload' })
  if (!answer.ok || answer.redirected) throw new Error(`the page answered ${answer.status}`)
  await cache.put(page, answer)
}

worker.addEventListener('install', (event) => {
  event.waitUntil(kept().then((cache) => Promise.all([cache.addAll(built.files), keepPage(cache)])))
})

worker.addEventListener('activate', (event) => {
  const isOld = (name: string) => name.startsWith(prefix) && name !== prefix + built.cache
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  )
})

/** Caches what the page loaded before this worker was in control, or for its reader only: fonts, and texts of a language. */
async function keepLoaded(addresses: string[]): Promise<void> {
  const cache = await kept()
  const ours = addresses.filter((address) => {
    const { pathname, origin } = new URL(address)
    return origin === location.origin && (isFile(pathname) || isCall(pathname))
  })
  await Promise.all(
    ours.map(async (address) => {
      if (await cache.match(address)) return
      const answer = await fetch(address)
      if (answer.ok) await cache.put(address, answer)
    }),
  )
}

worker.addEventListener('message', (event) => {
  // The user has accepted the new version: the page reloads once this worker is active.
  if (event.data === 'activate') event.waitUntil(worker.skipWaiting())
  // Files that cannot be fetched now are sent again by the next page.
  else if (Array.isArray(event.data)) event.waitUntil(keepLoaded(event.data).catch(() => {}))
})

/** Returns the page from the network, or the cached one when the network is too slow. */
async function pageOf(request: Request): Promise<Response> {
  const before = await (await kept()).match(page)
  const answer = fetch(request)
  if (!before) return answer
  const late = new Promise<Response>((resolve) => setTimeout(resolve, patienceMs, before.clone()))
  return Promise.race([answer, late]).then(
    (first) => (first.status >= 500 ? before : first),
    () => before,
  )
}

/** Files with a hash in their name never change: others that the page needs, such as fonts, are cached on first use. */
async function fileOf(request: Request): Promise<Response> {
  const cache = await kept()
  const before = await cache.match(request)
  if (before) return before
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** Returns the network's response and caches it, or the cached one. */
async function callOf(request: Request): Promise<Response> {
  const cache = await kept()
  try {
    const answer = await fetch(request)
    if (answer.ok) await cache.put(request.url, answer.clone())
    return answer
  } catch (error) {
    const before = await cache.match(request.url)
    if (before) return before
    throw error
  }
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === page) event.respondWith(pageOf(request))
  } else if (isFile(pathname)) event.respondWith(fileOf(request))
  else if (isCall(pathname)) event.respondWith(callOf(request))
})
