/**
 * Caches /apec2025/qrcode, so that staff can open it without a network (product §4). Requests not listed below are not
 * intercepted. The build prepends `built`, the files of that page (scripts/vite/gate-worker.ts).
 */
interface Built {
  /** Derived from the files: each build has its own. */
  cache: string
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
}
const worker = globalThis as unknown as Worker

const prefix = 'gate-'
const page = '/apec2025/qrcode'
/** How long a page waits for the network before the cached one is shown, in ms. */
const patienceMs = 3000
/** Requests that every page of the site makes at start-up: the last response is cached. */
const startCalls = ['/api/v1/common/meta', '/api/v1/settings/menus', '/api/v1/sites/apec/reservation-window']

const kept = () => caches.open(prefix + built.cache)

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

// The user has accepted the new version: the page reloads once this worker is active.
worker.addEventListener('message', (event) => {
  if (event.data === 'activate') event.waitUntil(worker.skipWaiting())
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
  } else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(request))
  else if (startCalls.includes(pathname)) event.respondWith(callOf(request))
})
