import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { pathIn, runningSites, siteOfPath, siteRecords } from '#contract/sites/sites'
import { findBrowser, pageArguments } from './support/browser'
import { builtFile, builtManifest, builtSlices } from './support/built'
import { expect, expectAt, test, visit } from './support/fixtures'
import { chooseDeparture, walked, words } from './support/journey'
import { tour } from './support/orders'
import { slowDocuments } from './support/slow-documents'

// What a page loads is counted in the browser of users: fonts load there as they do for them.
test.use({ launchOptions: { executablePath: findBrowser(), args: [...pageArguments] } })

/** What a browser loads for a page before any interaction. */
interface Loaded {
  requests: number
  /** Those of pictures that the window does not show. */
  ahead: number
  /** Transferred bytes. */
  fontBytes: number
  jumps: Jumps
}

/** Staff open a desk once a day. */
const forVisitors = runningSites.filter((site) => !siteRecords[site].isDesk)
const homes = forVisitors.map((site) => pathIn(siteRecords[site].home))
const pages = [...homes, `/product/detail/${tour}`, '/product/search/all/all']
const kilobyte = 1000
const limits = {
  en: { fonts: 45 * kilobyte },
  ko: { fonts: 145 * kilobyte },
  requests: 25,
  shifts: 0.005,
}

/** Pages full of pictures: browsers also fetch those up to 1,250 px below a window, and in a wide one there are more. */
const wide: Readonly<Record<string, number>> = { '/main': 28, '/product/search/all/all': 28 }

interface Shift extends PerformanceEntry {
  hadRecentInput: boolean
  value: number
  sources: { node: Node | null }[]
}

/** What has moved so far, and by how much. */
interface Jumps {
  shifts: number
  moved: string[]
}

/** Starts listening before the page loads anything. */
function listen(): void {
  const seen: Jumps = { shifts: 0, moved: [] }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      seen.shifts += value
      const nodes = sources.map(({ node }) =>
        (node instanceof Element ? node.outerHTML : node?.nodeValue)?.slice(0, 120),
      )
      seen.moved.push(`${value.toFixed(4)} ${nodes.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function load(page: Page, address: string): Promise<Loaded> {
  await page.addInitScript(listen)
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  const fonts = new Set<string>()
  let requests = 0
  let fontBytes = 0
  line.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return
    requests++
    if (type === 'Font') fonts.add(requestId)
  })
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (fonts.has(requestId)) fontBytes += encodedDataLength
  })
  await page.goto(address)
  // The font is applied last.
  await page.locator('html[data-font]').waitFor()
  await page.waitForLoadState('networkidle')
  return { requests, ahead: await page.evaluate(picturesAhead), fontBytes, jumps: await jumpsOf(page) }
}

const jumpsOf = (page: Page): Promise<Jumps> => page.evaluate(() => (window as unknown as { seen: Jumps }).seen)

/** Expects a cumulative layout shift within the limit; the failure says what has moved. */
const expectSteady = ({ shifts, moved }: Jumps, where = '') =>
  expect.soft(shifts, `jumps${where}: ${moved.join('; ')}`).toBeLessThanOrEqual(limits.shifts)

/** Returns how many different pictures have loaded for places below the window only. */
function picturesAhead(): number {
  const places = [...document.images].filter((image) => image.currentSrc !== '' && image.complete)
  const isShown = (image: Element) => image.getBoundingClientRect().top < innerHeight
  const shown = new Set(places.filter(isShown).map((image) => image.currentSrc))
  return new Set(places.map((image) => image.currentSrc).filter((source) => !shown.has(source))).size
}

/** Scrolls to the page's end by half windows, each of which is painted. */
async function readToEnd(): Promise<void> {
  for (let at = 0; at < document.body.scrollHeight; at += innerHeight / 2) {
    scrollTo(0, at)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }
}

/** The page's clock is set to the hour of the sent copy, so that a slow machine does not change which requests are repeated. */
async function atHourOfCopy(page: Page, address: string, lang: string): Promise<void> {
  const copy = await page.request.get(address, { headers: { 'Accept-Language': lang } })
  await page.clock.setFixedTime(Number(/"now":(\d+)/.exec(await copy.text())?.[1]))
}

for (const lang of ['en', 'ko'] as const) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale: lang === 'ko' ? 'ko-KR' : 'en-US' })

    for (const address of pages) {
      test(
        `${address} loads few bytes of fonts and few files, and its layout does not shift`,
        { tag: '@everywhere' },
        async ({ page }, { project }) => {
          await atHourOfCopy(page, address, lang)
          // Two seconds after arrival a visitor without a chosen language sends a snapshot, which is no part of the first view:
          // on a slow machine it would be counted.
          await page.addInitScript((chosen) => sessionStorage.setItem('LOCALE', chosen), lang)
          const { requests, ahead, fontBytes, jumps } = await load(page, address)
          expect.soft(fontBytes, 'bytes of fonts').toBeGreaterThan(10 * kilobyte)
          expect.soft(fontBytes, 'bytes of fonts').toBeLessThanOrEqual(limits[lang].fonts)
          expect
            .soft(requests, 'requests')
            .toBeLessThanOrEqual((project.name === 'desktop' && wide[address]) || limits.requests)
          expect.soft(requests - ahead, 'requests of what the window shows').toBeLessThanOrEqual(limits.requests)
          expectSteady(jumps)
        },
      )
    }

    test('nothing jumps while the document of a first page arrives piece by piece', walked[lang], async ({ page }) => {
      const { origin, end } = await slowDocuments()
      await page.addInitScript(listen)
      try {
        for (const home of homes) {
          await page.goto(origin + home)
          await page.locator('html[data-font]').waitFor()
          await page.waitForLoadState('networkidle')
          expectSteady(await jumpsOf(page), ` of ${home}`)
        }
      } finally {
        end()
      }
    })

    test('the calendar of a product takes the space that was reserved for it', { tag: '@phone' }, async ({ page }) => {
      const before = (await load(page, `/product/detail/${tour}`)).jumps
      const calendar = page.getByRole('group', { name: words[lang].catalog.choice.date, exact: true })
      // What is below it is in the window, and would move.
      await calendar.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
      await expect(calendar.getByRole('gridcell').first()).toBeVisible()
      await expect(calendar.locator('[aria-busy]')).toHaveCount(0)
      const { shifts, moved } = await jumpsOf(page)
      expectSteady({ shifts: shifts - before.shifts, moved: moved.slice(before.moved.length) })
    })

    test('a product’s page read to its end has its styles from the start, and nothing in it jumps', {
      tag: '@phone',
    }, async ({ page }) => {
      const sheets: string[] = []
      page.on('request', (request) => {
        if (/\/assets\/full-[\w-]+\.css$/.test(request.url())) sheets.push(request.url())
      })
      await load(page, `/product/detail/${tour}`)
      await page.evaluate(readToEnd)
      await expect(page.locator('#reviews [data-lazy]')).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      expect(sheets).toEqual([])
      expectSteady(await jumpsOf(page))
    })
  })
}

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('a title that nearly fills its line stays on one line when the font loads', async ({ page }) => {
    const { jumps } = await load(page, '/product/search/all/all')
    expectSteady(jumps)
  })
})

test('the sign-in page that leads on says why at once, and its form does not jump', async ({ page }) => {
  const { jumps } = await load(page, '/account/login?next=%2Fmypage')
  await expect(page.getByText(words.en.account.next)).toBeVisible()
  expectSteady(jumps)
  await visit(page, '/account/login')
  await expect(page.getByText(words.en.account.next)).toHaveCount(0)
})

test('a choice on a product’s page does not load the styles of all sites', async ({ page }) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/full-[\w-]+\.css$/.test(request.url())) sheets.push(request.url())
  })
  await visit(page, `/product/detail/${tour}`)
  await chooseDeparture(page, words.en)
  expect(sheets).toEqual([])
  // Control: a page with other parts needs them.
  await page.getByRole('banner').getByRole('link', { name: words.en.shop.header.cart }).click()
  await expectAt(page, /\/account\/login\?next=/)
  expect(sheets).toHaveLength(1)
})

test.describe('a page whose end has not arrived', () => {
  test.use({ javaScriptEnabled: false })

  /** Expects what has arrived before the cut to be hidden until the rest is there. */
  async function expectTogether(page: Page, part: Locator, cutIn: (html: string) => number): Promise<void> {
    const whole = await (await page.request.get('/main')).text()
    let html = whole.slice(0, cutIn(whole))
    await page.route('**/main', (route) => route.fulfill({ contentType: 'text/html', body: html }))
    await page.goto('/main')
    await expect(part).toHaveCount(1)
    await expect(part).toBeHidden()
    html = whole
    await page.reload()
    await expect(part).toBeVisible()
  }

  test('shows the first page’s greeting once all its lines have arrived: they are set from the bottom', ({ page }) =>
    expectTogether(page, page.locator('h1', { hasText: words.en.shop.main.hero.title }), (html) =>
      html.indexOf('<ul', html.indexOf('<h1')),
    ))

  test('shows the actions of the header once all have arrived: each would push those before it', ({ page }) =>
    expectTogether(page, page.locator(`header a[href="/product/shopping-cart"]`), (html) =>
      html.indexOf('</a>', html.indexOf('href="/product/shopping-cart"')),
    ))
})

test('Korean words on an English page load no part of the font before the visitor scrolls', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url())
  })
  await load(page, `/product/detail/${tour}`)
  const reviews = page.locator('#reviews')
  await expect(reviews).toContainText(/[가-힣]{2}/)
  expect(fonts).toEqual([expect.stringMatching(/\/latin-[\w-]+\.woff2$/)])
  const hangul = page.waitForRequest(/\/hangul-0-[\w-]+\.woff2$/)
  await reviews.scrollIntoViewIfNeeded()
  await hangul
})

/** The paths of all products that search engines find, with the bytes of the font's slices that each needs in Korean. */
async function fontsOfProducts(request: APIRequestContext): Promise<{ path: string; bytes: number }[]> {
  const slices = builtSlices('korean')
  const list = await (await request.get('/sitemap.xml')).text()
  const paths = new Set(
    [...list.matchAll(/<loc>[^<]*?(\/product\/detail\/[\w-]+)/g)].map(([, found]) => found as string),
  )
  const needed: { path: string; bytes: number }[] = []
  for (const found of paths) {
    const html = await (await request.get(found, { headers: { 'Accept-Language': 'ko' } })).text()
    const [, content = ''] = /<div id="root">([\s\S]*)<script id="state"/.exec(html) ?? []
    const characters = [...new Set(content.replace(/<[^>]*>/g, ''))]
    const used = slices.filter(({ has }) => characters.some(has))
    needed.push({ path: found, bytes: used.reduce((sum, { bytes }) => sum + bytes, 0) })
  }
  return needed
}

test.describe('in Korean', () => {
  test.use({ locale: 'ko-KR' })

  test('the product whose texts need the most of the font loads few bytes of it', async ({ page }) => {
    const [most, ...others] = (await fontsOfProducts(page.request)).toSorted((a, b) => b.bytes - a.bytes)
    expect(others.length).toBeGreaterThan(20)
    const { path: address = '', bytes = 0 } = most ?? {}
    const { fontBytes } = await load(page, address)
    // The page loads the slices that were counted, and the headers of their responses.
    expect(fontBytes, address).toBeGreaterThan(bytes)
    expect(fontBytes, address).toBeLessThanOrEqual(limits.ko.fonts)
  })
})

/** The build's style sheets by name: the common one, one per site, and the full one. */
function builtSheets(): [name: string, css: string][] {
  const files = Object.values(builtManifest()).flatMap(({ file, css = [] }) => [file, ...css])
  return [...new Set(files)].flatMap((file) => {
    const name = /^assets\/(base|full|site-[\w-]+)-[\w-]{8}\.css$/.exec(file)?.[1]
    return name ? [[name, builtFile(file).trim()]] : []
  })
}

/** The ones in a page's head, in order. */
async function sheetsIn(request: APIRequestContext, address: string): Promise<string[]> {
  const html = await (await request.get(address)).text()
  const there = builtSheets().map(([name, css]) => ({ name, at: html.indexOf(`<style>${css}</style>`) }))
  return there
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name)
}

test('pages that visitors open first include the base and their site’s style sheet, and all others the full style sheet instead', async ({
  request,
}) => {
  for (const address of pages)
    expect(await sheetsIn(request, address), address).toEqual(['base', `site-${siteOfPath(address)}`])
  for (const address of ['/account/login', '/board', '/event', '/apec2025/about', '/bleisure/tour-program', '/qr'])
    expect(await sheetsIn(request, address), address).toEqual(['base', 'full'])
})

test('the font’s license is served: the font’s style sheet names it, and the file exists', async ({ page }) => {
  const sheet = page.waitForResponse(/\/assets\/latin-[\w-]+\.css$/)
  await page.goto('/main')
  const [, address = ''] = /SIL Open Font License 1\.1: (\S+)/.exec(await (await sheet).text()) ?? []
  const license = await page.request.get(address)
  expect(license.status()).toBe(200)
  expect(await license.text()).toContain('SIL OPEN FONT LICENSE Version 1.1')
})
