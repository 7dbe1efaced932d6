import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, test } from 'vitest'
import { shopPaths } from '#contract/addresses'
import { pathIn, runningSites, siteRecords, sites } from '#contract/sites/sites'
import { mounted } from '#server/endpoints'
import { builtClient } from '#server/http/shell'
import { productText } from '#server/modules/catalog/catalog.table'
import { pageSnapshot } from '#server/modules/sitemap/sitemap.table'
import { aBoardContext, aText } from '#tests/support/boards'
import { testSettings } from '#tests/support/deps'
import { aMember, aProduct } from '#tests/support/factories'
import { documentOf } from '#tests/support/html'
import { aShop } from '#tests/support/orders'
import { anAffiliate } from '#tests/support/pass'
import { aProgram } from '#tests/support/programs'
import { builtPages } from '#tests/support/route-trees'
import { aSite, type Site } from '#tests/support/site'
import { buildWhenChanged } from '../../../scripts/build-product'

let site: Site
let productId: string
let postId: string
let questionId = ''
let miceNews = ''
let passStory = ''
let affiliate = ''
let fairPosts = { notice: '', press: '', media: '' }
let write: Awaited<ReturnType<typeof aBoardContext>>['write']

beforeAll(async () => {
  await buildWhenChanged()
  site = await aSite()
  const name = { en: 'Palace & <b>walk</b>', ko: '궁궐 & <b>산책</b>' }
  productId = (await aProduct(site.shop.deps, { name })).id
  write = (await aBoardContext(site.shop, site.shop.deps)).write
  const texts = { en: aText('Holidays & <b>more</b>'), ko: aText('휴무 & <b>안내</b>') }
  postId = (await write(texts)).id
  await write(texts, { name: 'faq', category: 'tour' })
  questionId = (await write(texts, { on: 'edu-travel', name: 'faq', category: 'report' })).id
  miceNews = (await write(texts, { on: 'mice', name: 'news' })).id
  passStory = (await write(texts, { on: 'seoulitepass', name: 'things', category: 'winter' })).id
  affiliate = await anAffiliate(site.shop.deps)
  const onFair = async (name: string) => (await write(texts, { on: 'fair', name })).id
  fairPosts = { notice: await onFair('notice'), press: await onFair('press'), media: await onFair('media') }
}, 180_000)

const samples = () => ({
  'fair/board/notice-detail/:id': `fair/board/notice-detail/${fairPosts.notice}`,
  'fair/board/press-detail/:id': `fair/board/press-detail/${fairPosts.press}`,
  'fair/board/media-detail/:id': `fair/board/media-detail/${fairPosts.media}`,
  'mice/news/view/:id': `mice/news/view/${miceNews}`,
  'thingstodo/post/:id': `thingstodo/post/${passStory}`,
  'affiliate/detail/:id': `affiliate/detail/${affiliate}`,
  ':area': 'seoul',
  ':category': 'tours',
  ':region': 'seoul',
  ':productId': productId,
  ':userType': 'general',
  ':token': 't'.repeat(43),
  ':step': 'travelers',
  ':type': 'faq',
  'notice-detail/:id': `notice-detail/${postId}`,
  'faq/list-detail/:id': `faq/list-detail/${questionId}`,
  ':id': 'NR261120-ABCDEFGHJK',
})
const filled = (path: string) =>
  Object.entries(samples()).reduce(
    (at, [name, value]) => at.replaceAll(new RegExp(`${name}(?=/|$)`, 'g'), value),
    pathIn(path),
  )
const built = (await builtPages()).filter((page) => page.site !== 'dev')
const locales = import.meta.glob<Record<string, { name: string }>>('../../../src/sites/*/locale/{en,ko}.ts', {
  eager: true,
})
/** The name of a page's site. */
const siteNameOf = (path: string, lang: string) => {
  const site = built.find((page) => page.path === path)?.site
  return locales[`../../../src/sites/${site}/locale/${lang}.ts`]?.[lang]?.name ?? 'no name'
}
const publicPaths = built.filter(({ guarded, shell }) => !guarded && !shell).map(({ path }) => path)
const hiddenPaths = built.filter(({ guarded, shell }) => guarded || shell).map(({ path }) => path)

/** Public read calls, as `GET /api/v1/…`. */
const openCalls = mounted
  .filter(({ endpoint: { auth, method } }) => auth === 'none' && method === 'get')
  .map(({ endpoint }) => new RegExp(`^GET ${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`))

const read = async (answer: Response) => documentOf(await answer.text())
const look = async (url: string, headers?: Record<string, string>) => read(await site.get(url, headers))
const rootOf = (page: Document) => page.getElementById('root') as HTMLElement
const stateOf = (page: Document) => JSON.parse(page.getElementById('state')?.textContent ?? 'null')
const linksOf = (page: Document) => ({
  canonical: [...page.head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
  ...Object.fromEntries(
    [...page.head.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]),
  ),
})
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('a page is rendered with all filters of its address that the reader can choose', async () => {
  const page = await look('/seoulitepass/thingstodo/post?category=winter&district=jongno')
  const chosen = [...page.querySelectorAll('main a[aria-current=true]')].map((chip) => chip.textContent)
  expect(chosen).toEqual(['Winter (0)', 'Jongno-gu (0)'])
})

describe('every public page', () => {
  test('is among those tried here', () => {
    expect(publicPaths).toEqual(expect.arrayContaining(['/main', '/product/detail/:productId', '/account/login']))
  })

  // One test, because a page takes long to render and to read.
  test.each(publicPaths.flatMap((path) => [[path, 'en'] as const, [path, 'ko'] as const]))(
    '%s is complete in %s, has its addresses for search engines and its social preview, and asks for no session’s data',
    async (path, lang) => {
      site.calls()
      site.purge()
      const answer = await site.get(`${filled(path)}?lang=${lang}`)
      const calls = site.calls()
      expect(calls).not.toEqual([])
      expect(calls.filter((call) => !openCalls.some((open) => open.test(call)))).toEqual([])

      const page = await read(answer)
      expect([path, answer.status]).toEqual([path, 200])
      expect(page.documentElement.lang).toBe(lang)
      expect(page.querySelectorAll('title:not(svg title)')).toHaveLength(1)
      expect(page.head.querySelector('title')?.textContent).toContain(siteNameOf(path, lang))
      expect(rootOf(page).querySelectorAll('h1')).toHaveLength(1)
      expect(rootOf(page).querySelectorAll('main#content')).toHaveLength(1)
      const texts = rootOf(page).querySelector('main')?.textContent ?? ''
      expect(/[가-힣]/.test(texts)).toBe(lang === 'ko')
      expect(stateOf(page).prefs).toEqual({ language: lang, currency: 'USD' })

      // In Korean it is a page of its own: otherwise search engines take it for a copy of the English one, and show neither by
      // its language.
      const address = `http://naru.test${filled(path)}`
      const own = lang === 'ko' ? `${address}?lang=ko` : address
      expect(linksOf(page)).toEqual({ canonical: [own], en: address, ko: `${address}?lang=ko`, 'x-default': address })
      const contentOf = (selector: string) => page.head.querySelector(selector)?.getAttribute('content')
      for (const name of ['title', 'description', 'image', 'locale']) {
        expect([name, contentOf(`meta[property="og:${name}"]`)]).toEqual([name, expect.stringMatching(/./)])
      }
      expect(contentOf('meta[property="og:url"]')).toBe(own)
      expect(contentOf('meta[name=description]')).toBeTruthy()
    },
  )

  test('allows no inline script or style except those in its policy', async () => {
    const answer = await site.get(`/product/detail/${productId}`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    const page = new JSDOM(await answer.text()).window.document
    const inline = [...page.querySelectorAll('script:not([src]):not([type*=json]), style')]
    expect(inline.length).toBeGreaterThan(1)
    for (const element of inline) expect(policy).toContain(hashOf(element.textContent ?? ''))
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/)
  })

  test('loads no style and no script before its content, and lists its scripts after it', async () => {
    const page = await look(`/product/detail/${productId}`)
    expect(page.querySelectorAll('link[rel=stylesheet]:not([disabled])')).toHaveLength(0)
    expect(page.head.querySelectorAll('link[rel=modulepreload]')).toHaveLength(0)
    const named = [...page.querySelectorAll('#root ~ link[rel=modulepreload]')].map((link) => link.getAttribute('href'))
    expect(named).toContainEqual(expect.stringMatching(/^\/assets\/detail-.+\.js$/))
  })

  test('contains readable structured data, and nothing in it ends its script early', async () => {
    const page = await look(`/product/detail/${productId}?lang=ko`)
    const data = [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent)
    expect(data).toHaveLength(1)
    expect(JSON.stringify(JSON.parse(data[0] ?? ''))).toContain('궁궐 & <b>산책</b>')
    expect(data[0]).not.toContain('<')
    expect(page.getElementById('state')?.textContent).not.toContain('<')
    expect(rootOf(page).querySelector('h1')?.textContent).toBe('궁궐 & <b>산책</b>')
  })
})

test.each([
  ...runningSites.map((site) => [pathIn(siteRecords[site].home), site]),
  ...runningSites
    .filter((site) => site !== 'shop')
    .map((site) => [`${pathIn(siteRecords[site].home)}/none/none`, site]),
  ['/none', 'shop'],
  ['/account/my-menu', 'shop'],
])('%s has the style of the site %s, with its icon', async (path, name) => {
  const page = await look(path)
  expect(page.documentElement.dataset.site).toBe(name)
  expect(page.head.querySelector('link[rel=icon]')?.getAttribute('href')).toBe(`/icons/${name}.svg`)
})

test('the preview picture of a page is its site’s own', async () => {
  const page = await look('/bleisure/tour-program')
  const picture = page.head.querySelector('meta[property="og:image"]')?.getAttribute('content')
  expect(picture).toBe('http://naru.test/social/bleisure.png')
})

test('an unknown address below a site shows the site’s own not-found page, with status 404', async () => {
  const answer = await site.get('/bleisure/none')
  expect(answer.status).toBe(404)
  expect((await read(answer)).querySelector('footer')?.textContent).toContain(siteNameOf('/bleisure', 'en'))
})

/** Undecodable input, halves of surrogate pairs or non-letters, and overlong or too deep paths. */
const oddParts = [
  '%ED%A0%80',
  '%00',
  '%',
  '%FF',
  '%E2%80%AEabc',
  '!!!',
  '..%2f..%2fetc',
  'x'.repeat(8000),
  'a/'.repeat(500),
]
const oddQueries = [
  ...['%ED%A0%80', '%00', '%', '!!!', `${'a'.repeat(79)}👩`, `${'a'.repeat(99)}👩`].map((text) => `q=${text}`),
  ...['from=9999-12-31', 'from=2099-12-31', 'from=0000-00-00&to=9999-12-31', 'from=2027-03-10&to=2027-03-01'],
  ...['page=1e300', 'page=-1', 'min=1e300', 'language=ko&'.repeat(800), 'sort[a][b][c]=1'],
]

const odd = [
  ...oddParts.flatMap((part) =>
    ['/product/detail/', '/board/notice-detail/', '/product/search/all/', '/'].map((at) => at + part),
  ),
  ...oddQueries.flatMap((query) => [
    `/product/search/all/all?${query}`,
    `/apec2025/list?${query}`,
    `/board/faq?${query}`,
  ]),
]
test.each(odd.map((address) => [address.slice(0, 60), address] as const))(
  '%s is a page or not found, and never an error',
  async (_, address) => {
    const answer = await site.get(address)
    expect([200, 301, 404]).toContain(answer.status)
    expect(answer.headers.get('x-request-id')).toBeTruthy()
    await answer.text()
  },
)

test('the programs tell search engines their order and where each is booked', async () => {
  const { id } = await aProgram(site.shop.deps, { name: { en: 'A desk', ko: '책상' } })
  site.purge()
  const page = await look('/bleisure/tour-program?stay=2-3')
  const graph = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')['@graph']
  const list = graph.find((each: Record<string, unknown>) => each['@type'] === 'ItemList')
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'A desk', url: `http://naru.test/product/detail/${id}` },
  ])
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('http://naru.test/bleisure/tour-program')
})

test('structured data has a FAQ board’s questions and answers, and a post’s type (product §2)', async () => {
  const dataOf = (page: Document) =>
    JSON.parse(page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')['@graph']
  const questions = dataOf(await look('/board/faq?lang=ko'))
  expect(questions.find((each: Record<string, unknown>) => each['@type'] === 'FAQPage').mainEntity).toMatchObject([
    { name: '휴무 & <b>안내</b>', acceptedAnswer: { text: '휴무 & <b>안내</b>' } },
  ])
  const post = dataOf(await look(`/board/notice-detail/${postId}`))
  expect(post.map((each: Record<string, unknown>) => each['@type'])).toEqual(['Article', 'BreadcrumbList'])
  expect(post[1].itemListElement.at(-1).item).toBe(`http://naru.test/board/notice-detail/${postId}`)
})

test('a post in Korean only has one address for search engines, in whatever language it is opened (product §1)', async () => {
  const { id } = await write({ ko: aText('한국어로만') })
  const at = `/board/notice-detail/${id}`
  for (const opened of [at, `${at}?lang=ko`]) {
    expect(linksOf(await look(opened))).toEqual({ canonical: [`http://naru.test${at}?lang=ko`] })
  }
})

test('an unknown post, and a board that the site does not have, respond with 404', async () => {
  for (const path of ['/board/gossip', `/board/notice-detail/${crypto.randomUUID()}`, '/board/notice-detail/x']) {
    expect([path, (await site.get(path)).status]).toEqual([path, 404])
  }
})

describe('a page for signed-in users', () => {
  test.each(hiddenPaths)(
    '%s is the empty shell with the data that start-up needs, and passes no secret of its address to others',
    async (path) => {
      const answer = await site.get(filled(path))
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
      const page = await read(answer)
      expect(rootOf(page).childNodes).toHaveLength(0)
      expect(page.querySelector('noscript')?.textContent).toContain('This page needs JavaScript.')
      const queries = stateOf(page).queries.queries.map(({ queryKey }: { queryKey: [string] }) => queryKey[0])
      expect(queries.toSorted()).toEqual(['/api/v1/common/meta', '/api/v1/settings/menus'])
    },
  )

  test('differs in that from an open one', async () => {
    const open = await site.get('/main')
    expect(open.headers.get('X-Robots-Tag')).toBeNull()
    expect(open.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
  })

  test('contains no personal data, whatever token comes with the request', async () => {
    const member = await aMember(site.shop.deps, { name: 'Maya Lind' })
    const answer = await site.get('/account/my-profile', { Authorization: `Bearer ${member.token}` })
    expect(await answer.text()).not.toContain('Maya Lind')
  })
})

test('the client is built with our own words for unnamed validation errors, in place of the library’s English', async () => {
  const assets = path.join(import.meta.dirname, '../../../dist/client/assets')
  const files = (await readdir(assets)).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(files.map((file) => readFile(path.join(assets, file), 'utf8')))
  expect(
    texts.filter((text) => text.includes('unrecognized_keys') && text.includes('validation.unknownField')),
  ).not.toEqual([])
})

describe('an unknown address', () => {
  test.each([
    '/nowhere',
    '/constructor',
    '/__proto__',
    '/toString/valueOf',
    '/product/detail/no-such-product',
    '/product/search/tours/atlantis',
    '/account/registration/pirate',
    '/%F0%9F%8D%A3',
    '/%',
    '/main/too/far',
    '/dev/nowhere',
  ])('%s shows the not-found page with status 404', async (url) => {
    const answer = await site.get(url)
    const page = await read(answer)
    expect([url, answer.status]).toEqual([url, 404])
    expect(rootOf(page).querySelector('h1')?.textContent).toBe('Page not found')
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  test.each(['/assets/gone-1a2b3c4d.js', '/media/gone.webp', '/social/gone.png'])(
    '%s is a missing file, and not a page',
    async (url) => {
      const answer = await site.get(url)
      expect([answer.status, await answer.text()]).toEqual([404, ''])
    },
  )
})

describe('the root address', () => {
  const root = (host: string, search = '') => site.get(`http://${host}/${search}`)

  test('redirects to /main, and on the fair’s host to the fair, with its query', async () => {
    const answers = [await root('naru.test'), await root('fair.localhost:3000'), await root('naru.test', '?lang=ko')]
    expect(answers.map(({ status }) => status)).toEqual([302, 302, 302])
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(['/main', '/fair', '/main?lang=ko'])
  })

  test.each([
    ['/main/', '/main'],
    ['/main/?lang=ko', '/main?lang=ko'],
    ['//evil.test/', '/evil.test'],
    ['//main', '/main'],
    [`/product//detail/x`, '/product/detail/x'],
    ['/MAIN?utm_source=x', '/main?utm_source=x'],
    ['/Product/Detail/Some-Id', '/product/detail/Some-Id'],
    ['/tosssuccess?orderId=a', '/tossSuccess?orderId=a'],
  ])('%s is redirected to %s permanently', async (url, to) => {
    const answer = await site.app.fetch(new Request(`http://naru.test${url}`))
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to])
  })

  // A page at two addresses counts as two for search engines, and code that depends on its path knows only one of them.
  test.each(built.map(({ path }) => path).filter((path) => /[a-z]/.test(path.replaceAll(/:\w+/g, ''))))(
    '%s is redirected permanently to its route’s spelling from capitals',
    async (path) => {
      const [own = [], names = []] = [pathIn(path).split('/'), filled(path).split('/')]
      const loud = own.map((part, at) => (part.startsWith(':') ? names[at] : part.toUpperCase())).join('/')
      const answer = await site.get(`${loud}?lang=ko`)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `${filled(path)}?lang=ko`])
    },
  )
})

describe('the home of a site (product §2)', () => {
  const firstOf = (path: string) => path.split('/')[1] ?? ''
  // The shop's own home page is /main, and `/home` is only the name of its layout.
  const segments = [...new Set(built.filter(({ site }) => site !== 'shop').map(({ path }) => firstOf(path)))]

  test('there are sites to check', () => {
    expect(segments.length).toBeGreaterThanOrEqual(4)
  })

  test.each(segments)('/%s/home redirects to it, in the same language', async (segment) => {
    const home = pathIn(`/${segment}`)
    const answer = await site.get(`${home}/home?lang=ko`)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `${home}?lang=ko`])
  })

  test('does not exist while the site is not running', async () => {
    const away = sites.filter((name) => !siteRecords[name].isRunning).flatMap((name) => siteRecords[name].segments)
    const answers = await Promise.all(away.map((segment) => site.get(`${pathIn(`/${segment}`)}/home`)))
    expect(answers.map(({ status }) => status)).toEqual(away.map(() => 404))
  })
})

describe('the footer of a site (product §2)', () => {
  const forVisitors = runningSites.filter((site) => !siteRecords[site].isDesk)

  test.each(forVisitors)('of %s links to every other site, and to terms and privacy', async (name) => {
    const page = await look(pathIn(siteRecords[name].home))
    const paths = [...page.querySelectorAll('footer a')].map((link) => link.getAttribute('href'))
    const others = forVisitors.filter((each) => each !== name).map((each) => pathIn(siteRecords[each].home))
    expect(paths).toEqual(expect.arrayContaining([...others, shopPaths.terms, shopPaths.privacy]))
    expect(others.length).toBeGreaterThanOrEqual(3)
  })

  test.each(forVisitors.flatMap((name) => [[name, 'en'] as const, [name, 'ko'] as const]))(
    'of %s gives each page one name in %s',
    async (name, lang) => {
      const page = await look(`${pathIn(siteRecords[name].home)}?lang=${lang}`)
      const names = new Map<string, Set<string>>()
      for (const link of page.querySelectorAll('footer a[href^="/"]')) {
        const path = link.getAttribute('href') ?? ''
        names.set(path, (names.get(path) ?? new Set()).add(link.textContent))
      }
      expect([...names].filter(([, texts]) => texts.size > 1)).toEqual([])
    },
  )

  test('offers a choice of currency where the site has prices in it', async () => {
    const withChoice: string[] = []
    for (const name of forVisitors) {
      const page = await look(`${pathIn(siteRecords[name].home)}?lang=en`)
      if (page.querySelector('footer [aria-label^="Currency"]')) withChoice.push(name)
    }
    expect(withChoice.toSorted()).toEqual(['apec', 'bleisure', 'mice', 'protocol', 'seoulitepass', 'shop'])
  })
})

describe('the language of a page (product §2)', () => {
  const langOf = async (url: string, accept?: string) =>
    (await look(url, accept === undefined ? {} : { 'Accept-Language': accept })).documentElement.lang

  test.each([
    ['ko', 'ko'],
    ['ko-KR,ko;q=0.9,en;q=0.8', 'ko'],
    ['KO', 'ko'],
    ['en-US,en;q=0.9,ko;q=0.8', 'en'],
    ['kok-IN', 'en'],
    ['de', 'en'],
    ['', 'en'],
  ])('is for a browser that accepts “%s” %s', async (accept, lang) => {
    expect(await langOf('/main', accept)).toBe(lang)
  })

  test.each([
    ['?lang=ko', 'en', 'ko'],
    ['?lang=en', 'ko', 'en'],
    ['?lang=fr-CA', 'ko', 'en'],
    ['?lang=xx', 'ko', 'ko'],
    ['?lang=', 'en', 'en'],
    ['?lang=ko&lang=en', 'en', 'ko'],
  ])('is with %s for a browser that accepts %s: %s', async (search, accept, lang) => {
    expect(await langOf(`/main${search}`, accept)).toBe(lang)
  })

  test('is never mixed up by the cache, in any order and in parallel', async () => {
    site.purge()
    const languages = Array.from({ length: 24 }, (_, at) => (at % 2 ? 'ko' : 'en'))
    const answers = await Promise.all(languages.map((lang) => site.get('/main', { 'Accept-Language': lang })))
    const pages = await Promise.all(answers.map(read))
    expect(pages.map((page) => page.documentElement.lang)).toEqual(languages)
    const titles = new Set(pages.map((page) => page.title))
    expect(titles.size).toBe(2)
    for (const answer of answers) expect(answer.headers.get('vary')).toContain('Accept-Language')
  })
})

describe('the stored text of a page for the sitemap (product §2)', () => {
  const seen = async (words: string) => {
    const html = `<html lang="en"><title>Mine</title><main id="content">${words}</main></html>`
    const own = { Origin: 'http://naru.test', Host: 'naru.test', 'Content-Type': 'application/json' }
    const body = JSON.stringify({ path: '/main', html })
    const answer = await site.app.request('/sitemap/', { method: 'POST', headers: own, body })
    expect(answer.status).toBe(204)
    return site.shop.deps.db.select().from(pageSnapshot)
  }

  test('is from the page as the server renders it, whatever a visitor saw of it', async () => {
    const [first, ...others] = await seen('Tours for ₩50,000')
    expect(others).toEqual([])
    expect(first).toMatchObject({ path: '/main', lang: 'en', title: expect.stringContaining('Naru') })
    // Not the hash of a page without text.
    expect(first?.text_hash.toString('hex')).not.toBe(createHash('sha256').update('').digest('hex'))
    site.shop.deps.clock.advance({ seconds: 30 })
    const [second] = await seen('Tours for $40')
    expect(second).toEqual({ ...first, seen_at: site.shop.deps.clock.now() })
  })
})

describe('the page cache', () => {
  const renders = async (work: () => Promise<unknown>) => {
    site.calls()
    await work()
    return site.calls().filter((call) => call === 'GET /api/v1/settings/menus').length
  }

  test('renders a page once, for any number of parallel requests', async () => {
    site.purge()
    expect(await renders(() => Promise.all(Array.from({ length: 20 }, () => site.get('/main'))))).toBe(1)
    expect(await renders(() => site.get('/main'))).toBe(0)
  })

  test('treats an address as the same with parameters that change nothing', async () => {
    site.purge()
    await site.get('/main')
    expect(await renders(() => site.get('/main?utm_source=mail&gclid=1&next=/x'))).toBe(0)
  })

  test('distinguishes results by search and by page', async () => {
    const first = await look('/product/search/all/all?q=palace')
    const second = await look('/product/search/all/all?q=nothing-like-it')
    expect(rootOf(first).querySelector('[role=status]')?.textContent).toMatch(/1/)
    expect(rootOf(second).querySelector('[role=status]')?.textContent).not.toBe(
      rootOf(first).querySelector('[role=status]')?.textContent,
    )
  })

  test('shows a page of up to a minute ago, then the old one while the new one is rendered', async () => {
    const { deps } = site.shop
    const fresh = await aProduct(deps, { name: { en: 'Old name', ko: '옛 이름' } })
    const heading = async () => rootOf(await look(`/product/detail/${fresh.id}`)).querySelector('h1')?.textContent
    expect(await heading()).toBe('Old name')
    await deps.db.update(productText).set({ name: 'New name' }).where(eq(productText.product_id, fresh.id))
    deps.clock.advance({ seconds: 59 })
    expect(await heading()).toBe('Old name')
    deps.clock.advance({ seconds: 2 })
    expect(await heading()).toBe('Old name')
    await expect.poll(heading, { timeout: 10_000 }).toBe('New name')
  })

  test('shows no page older than ten minutes', async () => {
    const { deps } = site.shop
    const fresh = await aProduct(deps, { name: { en: 'Old name', ko: '옛 이름' } })
    const heading = async () => rootOf(await look(`/product/detail/${fresh.id}`)).querySelector('h1')?.textContent
    await heading()
    await deps.db.update(productText).set({ name: 'New name' }).where(eq(productText.product_id, fresh.id))
    deps.clock.advance({ minutes: 11 })
    expect(await heading()).toBe('New name')
  })

  test('removes a page that has disappeared since the last request', async () => {
    const { deps } = site.shop
    const fresh = await aProduct(deps)
    const status = async () => (await site.get(`/product/detail/${fresh.id}`)).status
    expect(await status()).toBe(200)
    await deps.db.delete(productText).where(eq(productText.product_id, fresh.id))
    deps.clock.advance({ minutes: 2 })
    await status()
    await expect.poll(status, { timeout: 10_000 }).toBe(404)
  })
})

describe('how a page is sent', () => {
  test('has an empty body for HEAD, with the same status and type', async () => {
    const head = await site.app.fetch(new Request('http://naru.test/main', { method: 'HEAD' }))
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      'text/html; charset=utf-8',
      '',
    ])
    expect((await site.app.fetch(new Request('http://naru.test/nowhere', { method: 'HEAD' }))).status).toBe(404)
  })

  test('is not sent again to a client that has it', async () => {
    const first = await site.get('/main')
    const etag = first.headers.get('etag') ?? ''
    const again = await site.get('/main', { 'If-None-Match': `"other", ${etag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await site.get('/main?lang=ko', { 'If-None-Match': etag })).status).toBe(200)
  })

  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
  ])('is compressed for a browser that accepts “%s” as %s', async (accept, coding) => {
    const answer = await site.get('/main', { 'Accept-Encoding': accept })
    expect(answer.headers.get('content-encoding')).toBe(coding)
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
  })

  test('exists for GET and HEAD only', async () => {
    const answer = await site.app.fetch(new Request('http://naru.test/main', { method: 'POST' }))
    expect(answer.status).toBe(404)
  })
})

describe('a page that cannot be rendered', () => {
  test('is sent as the empty shell, which is logged and not cached', async () => {
    const real = builtClient()
    const entry = await real.entry()
    let broken = true
    const shaky: typeof entry.render = (...given) =>
      broken ? Promise.reject(new Error('no words')) : entry.render(...given)
    const other = await aSite({ client: { ...real, entry: async () => ({ ...entry, render: shaky }) } })
    const failed = await other.get('/main')
    expect(failed.status).toBe(200)
    expect(rootOf(await read(failed)).childNodes).toHaveLength(0)
    expect(other.shop.deps.logged()).toContain('page could not be rendered')
    broken = false
    expect(rootOf(await read(await other.get('/main'))).childNodes).not.toHaveLength(0)
  })

  test('because of failed data has the status of that failure, and is not cached', async () => {
    const shop = await aShop()
    const { id } = await aProduct(shop.deps)
    const other = await aSite({ shop })
    await shop.deps.db.execute('alter table product_text rename to product_text_away')
    const failed = await other.get(`/product/detail/${id}`)
    expect(failed.status).toBe(500)
    expect(rootOf(await read(failed)).querySelector('h1')?.textContent).toBe('Something went wrong')
    await shop.deps.db.execute('alter table product_text_away rename to product_text')
    expect((await other.get(`/product/detail/${id}`)).status).toBe(200)
  })
})

describe('the pages below /dev', () => {
  test('exist in development', async () => {
    const other = await aSite()
    expect((await other.get('/dev/ui')).status).toBe(200)
    expect((await other.get('/dev/mailbox')).status).toBe(200)
  })

  test.each(['/dev', '/dev/ui', '/dev/mailbox', '/dev/api/mailbox'])('%s does not exist in production', async (url) => {
    const shop = await aShop()
    const production = {
      ...shop,
      deps: { ...shop.deps, settings: { ...testSettings(), NODE_ENV: 'production' as const } },
    }
    const answer = await (await aSite({ shop: production })).get(url)
    expect(answer.status).toBe(404)
  })
})
