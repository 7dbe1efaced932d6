import { readFile } from 'node:fs/promises'
import path from 'node:path'
import vm from 'node:vm'
import { transformWithOxc } from 'vite'
import { describe, expect, test } from 'vitest'
import { pathIn } from '#contract/sites/sites'
import { root } from '#server/root'
import { type OfflinePageName, offlinePages } from '#src/kits/offline/pages'
import { type Bundle, builtFor, ofPage } from '../../../scripts/vite/offline-workers'

const names = Object.keys(offlinePages) as OfflinePageName[]
const sources = Object.keys(import.meta.glob('../../../{src,contract}/**/*.{ts,tsx}')).map((file) =>
  path.resolve(import.meta.dirname, file),
)

describe('the list of files of a page that opens offline (product §2)', () => {
  test.each(names)('of %s names modules that exist', (name) => {
    const ours = ofPage[name].filter((pattern) => !pattern.source.includes('node_modules'))
    expect(ours.length).toBeGreaterThan(4)
    for (const pattern of ours) expect(sources.filter((file) => pattern.test(file))).not.toEqual([])
  })

  test.each(names)('of %s has one page, its own', (name) => {
    const pages = sources.filter((file) => file.includes('/pages/') && ofPage[name].some((each) => each.test(file)))
    const own = pages.filter((file) => !/\/(?:login|signin)\.tsx$/.test(file))
    expect(own).toHaveLength(1)
  })

  test('has the named chunks with their imports and styles, and no chunk that only another page needs', () => {
    const chunk = (fileName: string, of: string[], more: object = {}) => ({
      [fileName]: { type: 'chunk', fileName, isEntry: false, moduleIds: of, imports: [], ...more },
    })
    // Every module in a chunk of its own.
    const bundle: Bundle = Object.assign(
      chunk('assets/index.js', ['/src/main.tsx'], { isEntry: true, imports: ['assets/shared.js'] }),
      chunk('assets/shared.js', [], { viteMetadata: { importedCss: new Set(['assets/shared.css']) } }),
      ...['html5-qrcode/', 'qr/', '@noble/ed25519/'].map((library, nth) =>
        chunk(`assets/library-${nth}.js`, [`/node_modules/${library}index.js`]),
      ),
      ...sources.map((file, nth) => chunk(`assets/${path.basename(file)}-${nth}.js`, [file])),
      { 'assets/styles/latin-aa.css': { type: 'asset', fileName: 'assets/styles/latin-aa.css' } },
    )
    const { files, calls } = builtFor(bundle, 'pass')
    const has = (part: string) => files.some((file) => file.includes(part))
    for (const part of ['index.js', 'shared.js', 'shared.css', 'latin-aa.css', 'mypage.tsx', 'start-offline.ts'])
      expect(has(part), part).toBe(true)
    for (const part of ['scan.tsx', 'leads.tsx', 'qrcode.tsx', 'library-0.js']) expect(has(part), part).toBe(false)
    // Only what everyone gets alike.
    expect(calls.toSorted()).toEqual(['/api/v1/common/meta', '/api/v1/settings/menus'])
    // Fails when a module is renamed.
    const without = Object.fromEntries(Object.entries(bundle).filter(([file]) => !file.includes('mypage.tsx')))
    expect(() => builtFor(without, 'pass')).toThrow('/seoulitepass/mypage no longer loads')
  })
})

/** A worker in a browser of its own, whose caches are maps. */
async function aWorker(name: OfflinePageName, answer: (address: string) => Response | Promise<Response>) {
  const file = path.join(root, 'src/offline-worker.ts')
  const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
  const origin = 'http://naru.test'
  const keyOf = (request: string | Request) => new URL(typeof request === 'string' ? request : request.url, origin).href
  const stores = new Map<string, Map<string, Response>>()
  const cacheOf = (key: string) => {
    const store = stores.get(key) ?? new Map<string, Response>()
    stores.set(key, store)
    const put = async (request: string | Request, response: Response) => void store.set(keyOf(request), response)
    return {
      put,
      match: async (request: string | Request) => store.get(keyOf(request))?.clone(),
      addAll: async (files: string[]) => {
        for (const each of files) await put(each, await answer(keyOf(each)))
      },
    }
  }
  const caches = {
    open: async (key: string) => cacheOf(key),
    keys: async () => [...stores.keys()],
    delete: async (key: string) => stores.delete(key),
  }
  const listeners: Record<string, (event: object) => void> = {}
  const sandbox = {
    ...{ caches, URL, Response, setTimeout, location: { origin }, clients: { claim: async () => {} } },
    built: { ...builtPage(name), cache: 'now', files: ['/assets/index.js'] },
    fetch: async (request: string | Request) => answer(keyOf(request)),
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener
    },
    skipWaiting: async () => {},
    registration: { scope: origin + pathOf(name) },
  }
  vm.runInNewContext(code, sandbox)
  /** Resolves to the worker's response; undefined if it left the request alone. */
  const fire = async (type: string, event: object = {}) => {
    const work: Promise<unknown>[] = []
    let response: Promise<Response> | undefined
    listeners[type]?.({
      ...event,
      waitUntil: (doing: Promise<unknown>) => work.push(doing),
      respondWith: (given: Promise<Response>) => {
        response = given
      },
    })
    await Promise.all(work)
    return response
  }
  const asking = (address: string, more: object = {}) =>
    fire('fetch', { request: { url: origin + address, method: 'GET', mode: 'cors', ...more } })
  return { stores, fire, asking, cached: () => [...(stores.get(`${name}-now`)?.keys() ?? [])] }
}
const builtPage = (name: OfflinePageName) => {
  const { calls } = offlinePages[name]
  return { name, calls: ['/api/v1/common/meta', ...calls] }
}
/** The address of a page where the fair has another slug than usual. */
const pathOf = (name: OfflinePageName) => pathIn(offlinePages[name].path, 'mart')

describe.each(names)('the worker of %s', (name) => {
  const page = pathOf(name)

  test('responds for its page, files and public calls only', async () => {
    const { fire, asking } = await aWorker(name, () => new Response('from the network'))
    await fire('install')
    const navigate = { mode: 'navigate' }
    expect(await asking(page, navigate)).toBeDefined()
    expect(await asking('/assets/index.js')).toBeDefined()
    expect(await asking('/api/v1/common/meta')).toBeDefined()
    expect(await asking('/main', navigate)).toBeUndefined()
    expect(await asking(`${page}/more`, navigate)).toBeUndefined()
    expect(await asking('/version.json')).toBeUndefined()
    expect(await asking('/api/v1/common/meta', { method: 'POST' })).toBeUndefined()
    for (const own of ['/api/v1/pass/passes', '/api/v1/pass/gate', '/api/v1/mice/leads', '/api/v1/auth/islogin'])
      expect(await asking(own), own).toBeUndefined()
  })

  test('opens its page without a network, and never a cached copy while there is one', async () => {
    let cut = false
    let version = 'first'
    const worker = await aWorker(name, () => (cut ? Promise.reject(new TypeError('offline')) : new Response(version)))
    await worker.fire('install')
    version = 'second'
    const opened = async () => (await worker.asking(`${page}?from=mail`, { mode: 'navigate' }))?.text()
    expect(await opened()).toBe('second')
    cut = true
    expect(await opened()).toBe('first')
    expect(new Set(worker.cached())).toEqual(new Set(['http://naru.test/assets/index.js', `http://naru.test${page}`]))
  })

  test('caches what the page had loaded, except anything of its user', async () => {
    const worker = await aWorker(name, () => new Response('found'))
    const loaded = [
      '/assets/fonts/korean.woff2',
      '/api/v1/pass/passes',
      '/api/v1/pass/orders?lang=en',
      '/icons/shop.svg',
    ]
    const elsewhere = 'https://elsewhere.example/assets/script.js'
    await worker.fire('message', { data: [...loaded.map((each) => `http://naru.test${each}`), elsewhere] })
    expect(worker.cached()).toEqual(['http://naru.test/assets/fonts/korean.woff2'])
  })

  test('deletes its own caches of earlier versions when it takes over, and no other page’s', async () => {
    const worker = await aWorker(name, () => new Response('found'))
    const others = names.filter((each) => each !== name).map((each) => `${each}-earlier`)
    for (const each of [`${name}-earlier`, ...others]) worker.stores.set(each, new Map())
    await worker.fire('install')
    await worker.fire('activate')
    expect([...worker.stores.keys()].toSorted()).toEqual([...others, `${name}-now`].toSorted())
  })
})
