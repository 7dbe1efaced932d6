import type { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { sitemap } from '#contract/sitemap'
import type { Env } from '#server/http/env'
import { databaseLimits } from '#server/http/limits'
import { readOwnPage, readPage } from '#server/modules/sitemap/page-reader'
import { mountSitemap, sitemapXml } from '#server/modules/sitemap/sitemap.http'
import { pageSnapshot } from '#server/modules/sitemap/sitemap.table'
import { type TestApi, testApi } from '#tests/support/api'
import { aBoardContext, aText } from '#tests/support/boards'
import { type TestDatabase, testDatabase } from '#tests/support/database'
import { type TestDeps, testDeps } from '#tests/support/deps'
import { aProduct } from '#tests/support/factories'

const html = `<html lang="en"><head><title>Naru &amp; you</title><meta name="Description" content="Tours
  in Korea"></head><body><p>Menu</p><main id="content"><h1>Find a tour</h1><script>secret()</script><style>h1{}</style><p>in  Seoul</p>
  </main></body></html>`
const ours = { Origin: 'http://naru.test', Host: 'naru.test', 'Sec-Fetch-Site': 'same-origin' }

let database: TestDatabase
let deps: TestDeps
let api: TestApi
/** The part the server sends on every page. */
let own: string

beforeEach(async () => {
  database = await testDatabase()
  own = html
  deps = await testDeps(database, { pages: { html: async () => own } })
  api = testApi(deps)
})

const send = (path: string, headers: Record<string, string> = ours, body = html) =>
  api.call(sitemap.snapshot, { body: { path, html: body } }, { headers })
const kept = () => deps.db.select().from(pageSnapshot)

describe('POST /sitemap/ (product §2, hazard 2)', () => {
  it('stores path, title, description and a hash of the text of a public page, and nothing of its HTML', async () => {
    expect((await send('/main')).status).toBe(204)
    const [row] = await kept()
    expect(row).toMatchObject({ path: '/main', title: 'Naru & you', description: 'Tours in Korea' })
    expect(row?.text_hash).toHaveLength(32)
    expect(Object.keys(row ?? {})).toEqual([
      'path',
      'lang',
      'title',
      'description',
      'text_hash',
      'seen_at',
      'changed_at',
    ])
  })

  it('stores one row per page, the newest', async () => {
    await send('/main')
    const [before] = await kept()
    deps.clock.advance({ hours: 1 })
    own = html.replace('Find a tour', 'Find a festival')
    await send('/main')
    const [after, ...others] = await kept()
    expect(others).toEqual([])
    expect(after?.seen_at).toEqual(deps.clock.now())
    expect(after?.text_hash.equals(before?.text_hash ?? Buffer.alloc(0))).toBe(false)
  })

  it.each([
    ['in another currency', html.replace('Seoul', 'Seoul for ₩50,000')],
    ['of their own filters', html.replace('Seoul', 'Busan')],
    ['that were invented', html.replaceAll(/Naru|Tours|Find|Seoul/g, 'Cheap pills')],
  ])('is not affected by a visitor’s words %s', async (_, seen) => {
    await send('/main')
    const [before] = await kept()
    deps.clock.advance({ hours: 1 })
    await send('/main', ours, seen)
    expect(await kept()).toEqual([{ ...before, seen_at: deps.clock.now() }])
  })

  it('stores nothing of a page that the server does not render', async () => {
    deps.pages.html = async () => undefined
    expect((await send('/main')).status).toBe(204)
    expect(await kept()).toEqual([])
  })

  it('reads a page’s rendered content, of any length, and not its frame', () => {
    const long = html.replace('Find a tour', `${'<b class="a"></b>'.repeat(4000)}Last `)
    expect(readOwnPage(long)).toMatchObject({ lang: 'en', title: 'Naru & you', text: 'Last in Seoul' })
  })

  it('stores the page of a product that is on sale, and of no other', async () => {
    const { id } = await aProduct(deps)
    const closed = await aProduct(deps, { status: 'closed' })
    for (const each of [id, closed.id, 'product-unknown']) await send(`/product/detail/${each}`)
    expect((await kept()).map(({ path }) => path)).toEqual([`/product/detail/${id}`])
  })

  it.each([
    ['a page behind a login', '/account/my-profile', ours],
    ['a path with a query', '/main?token=secret', ours],
    ['a path with a token in it', '/account/password-reset/abcdefghijklmnopqrstuvwxyz', ours],
    ['an address on another host', 'https://evil.test/main', ours],
    ['an unknown region', '/product/search/tours/atlantis', ours],
    ['another origin', '/main', { ...ours, Origin: 'https://evil.test' }],
    ['another site according to the browser', '/main', { ...ours, 'Sec-Fetch-Site': 'cross-site' }],
    ['no origin at all', '/main', { Host: 'naru.test' }],
    ['an origin of null', '/main', { ...ours, Origin: 'null' }],
  ])('responds to %s with 204 and stores nothing', async (_, path, headers) => {
    expect((await send(path, headers)).status).toBe(204)
    expect(await kept()).toEqual([])
  })

  it.each([
    ['a body that is not JSON', '{'],
    ['a body with an unknown field', JSON.stringify({ path: '/main', html, title: 'mine' })],
    ['a body of another shape', JSON.stringify([1, 2, 3])],
    ['a body of more than 48 kB', JSON.stringify({ path: '/main', html: html + ' '.repeat(48 * 1024) })],
  ])('responds to %s with 204 and no body', async (_, raw) => {
    const response = await api.app.request('/sitemap/', {
      method: 'POST',
      headers: { ...ours, 'Content-Type': 'application/json', 'Content-Length': String(raw.length) },
      body: raw,
    })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(await kept()).toEqual([])
  })

  it('responds with 204 beyond its limit too, and stores nothing more', async () => {
    const limited = testApi(deps, databaseLimits(database.pool))
    const post = (path: string) => limited.call(sitemap.snapshot, { body: { path, html } }, { headers: ours })
    for (let sent = 0; sent < 60; sent++) await post('/main')
    expect((await post('/product/search/all/all')).status).toBe(204)
    expect((await kept()).map(({ path }) => path)).toEqual(['/main'])
  })

  it('reads broken HTML without failing', () => {
    expect(readPage('<title>a<p>b</title></p><svg><title>icon</title></svg><script>x')).toMatchObject({
      title: 'a<p>b',
    })
    expect(readPage('')).toEqual({ lang: '', title: '', description: '', text: '', tokens: 0 })
    expect(readPage('<'.repeat(100_000)).title).toBe('')
    expect(
      readPage('<svg><title>icon</title></svg><title>a &amp; b</title><meta name=description content="c &lt; d"/>'),
    ).toMatchObject({
      title: 'a & b',
      description: 'c < d',
      text: '',
    })
  })

  describe('takes no more steps than the page has tokens, and a limited number for a large one', () => {
    const hostile: Record<string, (times: number) => string> = {
      'unclosed tags': (times) => '<b>'.repeat(times),
      'tags that were never opened': (times) => '</b>'.repeat(times),
      both: (times) => '<b>'.repeat(times) + '</i>'.repeat(times),
      'paragraphs in lists in paragraphs': (times) => '<p><li><option>'.repeat(times),
      attributes: (times) => `<meta ${'a="b" '.repeat(times)}>`,
      'one attribute': (times) => `<meta content="${'a&amp;'.repeat(times)}" name="description">`,
      entities: (times) => '&lt;&#x41;&amp'.repeat(times),
      'unclosed comments': (times) => '<!--'.repeat(times),
      titles: (times) => '<title>a</title'.repeat(times),
      'open signs': (times) => '<'.repeat(times),
      'pictures in pictures': (times) => '<svg><title>'.repeat(times),
      text: (times) => 'word '.repeat(times),
    }
    it.each(Object.entries(hostile))('%s', (_, make) => {
      const steps = [100, 200, 400].map((times) => readPage(make(times)).tokens)
      const [first = 0, second = 0, third = 0] = steps
      // Twice as large takes at most twice as many.
      expect(second).toBeLessThanOrEqual(2 * first + 2)
      expect(third).toBeLessThanOrEqual(2 * second + 2)
      // Large enough to expose a reader without a limit, and small enough to finish.
      const large = readPage(make(10_000))
      expect(large.tokens).toBeLessThanOrEqual(4001)
      for (const words of [large.title, large.description, large.text]) expect(words.length).toBeLessThanOrEqual(12_000)
    })
  })

  it('is not read at all beyond the rate, nor when its declared length is too large', async () => {
    const limited = testApi(deps, databaseLimits(database.pool))
    const post = (length: number) => {
      const taken = { pieces: 0 }
      const body = new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            taken.pieces++
            controller.enqueue(Buffer.from(JSON.stringify({ path: '/main', html })))
            controller.close()
          },
        },
        { highWaterMark: 0 },
      )
      const headers = { ...ours, 'Content-Type': 'application/json', 'Content-Length': String(length) }
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
      return Promise.resolve(limited.app.request('/sitemap/', init)).then(({ status }) => [status, taken.pieces])
    }
    expect(await post(48 * 1024 + 1)).toEqual([204, 0])
    for (let sent = 0; sent < 60; sent++) expect(await post(400)).toEqual([204, 1])
    expect(await post(400)).toEqual([204, 0])
  })
})

describe('/sitemap.xml and /robots.txt', () => {
  let app: Hono<Env>
  beforeEach(() => {
    app = testApi(deps).app
    mountSitemap(app, deps)
  })

  it('list every product on sale in each language with its alternates', async () => {
    const { id } = await aProduct(deps)
    const closed = await aProduct(deps, { status: 'closed' })
    const response = await app.request('/sitemap.xml')
    const xml = await response.text()
    expect(response.headers.get('content-type')).toContain('application/xml')
    const bare = `http://naru.test/product/detail/${id}`
    for (const [lang, href] of [
      ['en', bare],
      ['ko', `${bare}?lang=ko`],
    ]) {
      expect(xml).toContain(`<loc>${href}</loc>`)
      expect(xml).toContain(`hreflang="${lang}" href="${href}"`)
    }
    expect(xml).toContain(`hreflang="x-default" href="http://naru.test/product/detail/${id}"`)
    expect(xml).toContain('<loc>http://naru.test/main</loc>')
    expect(xml).not.toContain(closed.id)
  })

  it('list a post in the languages that it was written in, and in no other', async () => {
    const { write } = await aBoardContext(api, deps)
    const { id } = await write({ ko: aText('한국어로만') }, { at: new Date('2020-01-01T00:00:00Z') })
    const xml = await sitemapXml(deps)
    const named = xml.split('\n').filter((line) => line.includes(id))
    expect(named).toEqual([`<url><loc>http://naru.test/board/notice-detail/${id}?lang=ko</loc></url>`])
  })

  it('list the posts of every site that has boards, each at its own page, and no questions', async () => {
    const { write } = await aBoardContext(api, deps)
    const at = new Date('2020-01-01T00:00:00Z')
    const pages = [
      ['shop', 'press', '/board/notice-detail'],
      ['edu-travel', 'notice', '/seouledutravel/faq/list-detail'],
      ['fair', 'notice', '/fair/board/notice-detail'],
      ['fair', 'media', '/fair/board/media-detail'],
    ] as const
    const paths: string[] = []
    for (const [on, name, page] of pages) {
      const { id } = await write({ en: aText('One') }, { on, name, at })
      paths.push(`${page}/${id}`)
    }
    const { id: question } = await write({ en: aText('Why?') }, { on: 'fair', name: 'faq', at })
    const xml = await sitemapXml(deps)
    for (const path of paths) expect(xml).toContain(`<loc>http://naru.test${path}</loc>`)
    expect(xml).not.toContain(question)
    // Views store the same addresses, and no other address of the same posts.
    const [, , notice = ''] = paths
    for (const path of [
      ...paths,
      notice.replace('notice-detail', 'press-detail'),
      `/fair/board/faq-detail/${question}`,
    ])
      await send(path)
    expect((await kept()).map(({ path }) => path).toSorted()).toEqual(paths.toSorted())
  })

  it('state since when a page has shown its present content in a language, ignoring its figures', async () => {
    const linesOf = async (path: string) =>
      (await sitemapXml(deps)).split('\n').filter((line) => line.includes(`<loc>http://naru.test${path}`))
    const lastmodsOf = async (path: string) =>
      (await linesOf(path)).map((line) => /<lastmod>(.*)<\/lastmod>/.exec(line)?.[1])
    const korean = html.replace('lang="en"', 'lang="ko"')
    expect(await lastmodsOf('/event')).toEqual([undefined, undefined])
    const first = deps.clock.now().toISOString()
    await send('/event')
    deps.clock.advance({ hours: 1 })
    own = html.replace('Seoul', 'Seoul 12')
    await send('/event')
    const second = deps.clock.now().toISOString()
    await send('/event', ours, korean)
    expect(await lastmodsOf('/event')).toEqual([first, second])
    deps.clock.advance({ hours: 1 })
    own = html.replace('Seoul', 'Busan')
    await send('/event')
    expect(await lastmodsOf('/event')).toEqual([deps.clock.now().toISOString(), second])
  })

  it('are split into files when one cannot hold all products', async () => {
    for (const id of ['aaa', 'bbb', 'ccc']) await aProduct(deps, { id })
    const list = await sitemapXml(deps, undefined, 2)
    const second = await sitemapXml(deps, 2, 2)
    expect(list).toContain('<loc>http://naru.test/sitemap.xml?page=2</loc>')
    expect(second).toContain('/product/detail/ccc?lang=ko')
    expect(second).not.toContain('/product/detail/bbb')
    expect(second).not.toContain('/main')
  })

  it('refuse an invalid page number', async () => {
    expect((await app.request('/sitemap.xml?page=x')).status).toBe(404)
  })

  it('keep crawlers out of private pages and point them to the sitemap', async () => {
    const text = await (await app.request('/robots.txt')).text()
    expect(text).toContain('Disallow: /account/')
    expect(text).toContain('Sitemap: http://naru.test/sitemap.xml')
  })
})
