/**
 * Keeps /apec2025/qrcode, so that staff open it without a network (product §4). No other page passes through here: what
 * is not named below is not answered, and goes its usual way. The build puts `built` in front of it
 * (scripts/vite/gate-worker.ts): the files that the page is made of.
 */
interface Built {
  /** Named after the files: another build has another one. */
  cache: string
  files: string[]
}
declare const built: Built

/** What there is of a worker's surroundings that is used here; TypeScript's own names clash with those of a page. */
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
/** So long a page waits for the network before the kept one is shown, in ms. */
const patienceMs = 3000
/** What every page of the site asks when it starts: kept as it was last answered. */
const startCalls = ['/api/v1/common/meta', '/api/v1/settings/menus', '/api/v1/sites/apec/reservation-window']

const kept = () => caches.open(prefix + built.cache)

/** A page that was redirected cannot stand for one that is asked for. */
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

// Somebody has said yes to the new version: the page is reloaded as soon as this worker is in charge.
worker.addEventListener('message', (event) => {
  if (event.data === 'activate') event.waitUntil(worker.skipWaiting())
})

/** The page of the network, or the kept one when that does not come in time. */
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

/** A file with a hash in its name never changes: what the page needs besides, such as fonts, is kept once it came. */
async function fileOf(request: Request): Promise<Response> {
  const cache = await kept()
  const before = await cache.match(request)
  if (before) return before
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** An answer of the network, which is kept, or the one before it. */
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
