import { type Browser, chromium } from '@playwright/test'
import { assets } from '#server/http/assets'
import { pages } from '#server/http/page'
import { builtClient } from '#server/http/shell'
import { mountMedia } from '#server/modules/media/media.http'
import { photoState } from '#server/modules/reviews/withheld.service'
import { findBrowser } from '../e2e/support/browser'
import { buildWhenChanged } from '../scripts/build-product'
import type { Bench } from './support/context'
import { type Figure, times } from './support/figure'
import { median } from './support/load'
import { look, type Vitals } from './support/phone'
import { packed, stillPage } from './support/still-page'

const rounds = 9
/** Blocked time differs more from load to load than paints do. */
const blockedRounds = 15
const looked = {
  'first page': '/main',
  search: '/product/search/all/all',
  product: '/product/detail/gyeongbokgung-bukchon-morning-walk',
  'APEC tours': '/apec2025',
}
const languages = { en: 'en-US', ko: 'ko-KR' }
/** Prefix of a page's address that selects its still page; no server outside this bench has it. */
const still = '/still'
/** Without it, the policy of the API's responses would block the still page's picture and style. */
const stillPolicy = "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'"

/** Serves the built shop with its demo data, and each page's still page next to it. */
async function serveShop(bench: Bench): Promise<string> {
  const { deps, serve } = await bench.context({ demo: true })
  const client = builtClient()
  const site = pages(deps, { client, version: 'bench', hosts: { scripts: [], frames: [], connects: [] } })
  const { connectInProcess } = await client.entry()
  let connected: Promise<void> | undefined
  const made = new Map<string, Promise<Buffer>>()
  const origin = await serve((app) => {
    connected = connectInProcess(async (input, init) => app.fetch(new Request(input, init), { inProcess: true }))
    mountMedia(app, deps, photoState)
    assets(app)
    app.get(`${still}/*`, async (c) => {
      const language = c.req.header('Accept-Language') ?? ''
      const key = language + c.req.path
      const make = async () => {
        const page = await app.request(c.req.path.slice(still.length), { headers: { 'Accept-Language': language } })
        if (page.status !== 200)
          throw new Error(`${c.req.path} has status ${page.status}: there is nothing to compare.`)
        return packed(stillPage(await page.text()))
      }
      if (!made.has(key)) made.set(key, make())
      c.header('Content-Encoding', 'br')
      c.header('Content-Security-Policy', stillPolicy)
      return c.body(new Uint8Array((await made.get(key)) as Buffer), 200, {
        'Content-Type': 'text/html; charset=utf-8',
      })
    })
    site.mount(app)
  })
  await connected
  return origin
}

/** Measures a page and its still page in turn, so that other work of the computer affects both alike. */
async function lookInTurn(browser: Browser, origin: string, path: string, locale: string) {
  const seen: { page: Vitals[]; still: Vitals[] } = { page: [], still: [] }
  let jumps = 0
  // The first round warms up the server, which renders the page and draws its pictures, and measures layout shifts further down.
  for (let round = 0; round <= rounds; round++) {
    const page = await look(browser, origin + path, locale, round > 0)
    const stillVitals = await look(browser, origin + still + path, locale, round > 0)
    jumps = Math.max(jumps, page.jumps)
    if (round === 0) continue
    seen.page.push(page)
    seen.still.push(stillVitals)
  }
  const of = (looks: readonly Vitals[], figure: keyof Vitals) => median(looks.map((each) => each[figure]))
  return {
    page: (figure: keyof Vitals) => of(seen.page, figure),
    still: (figure: keyof Vitals) => of(seen.still, figure),
    jumps,
  }
}

/** How long each of two pages is blocked, in ms, loaded in turn. */
async function blockedInTurn(browser: Browser, urls: readonly [string, string], locale: string) {
  const seen: [number[], number[]] = [[], []]
  for (let round = 0; round < blockedRounds; round++) {
    for (const [nth, url] of urls.entries()) seen[nth]?.push((await look(browser, url, locale)).blocked)
  }
  return seen.map(median)
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

/**
 * Measures how soon each page in a language is shown on a slow phone, compared with a page with the same words and picture and nothing
 * else, by the medians of nine loads. How long two pages are blocked is compared by the medians of fifteen.
 */
export const vitalFigures = (language: keyof typeof languages) =>
  async function* (bench: Bench): AsyncGenerator<Figure> {
    await buildWhenChanged()
    const origin = await serveShop(bench)
    const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] })
    const { product, 'first page': first } = looked
    try {
      for (const [name, path] of Object.entries(looked)) {
        const { page, still: stillPage, jumps } = await lookInTurn(browser, origin, path, languages[language])
        const whose = `of ${name} (${language})`
        const both = (figure: 'paint' | 'largest') =>
          `${times(page(figure), stillPage(figure))} (${seconds(page(figure))})`
        yield* [
          { name: `largest paint ${whose} beside a still page`, value: both('largest'), aim: '≤ 1.3 ×' },
          { name: `first paint ${whose} beside a still page`, value: both('paint'), aim: '≤ 1.2 ×' },
          {
            name: `blocked ${whose}, a still page ${seconds(stillPage('blocked'))}`,
            value: seconds(page('blocked')),
            aim: '–',
          },
          { name: `jumps ${whose}`, value: jumps.toFixed(4), aim: '≤ 0.005' },
        ]
      }
      // Warm by now: both have been loaded above.
      const [ofProduct = 0, ofFirst = 0] = await blockedInTurn(
        browser,
        [origin + product, origin + first],
        languages[language],
      )
      yield {
        name: `blocked of product beside first page (${language})`,
        value: `${times(ofProduct, ofFirst)} (${seconds(ofProduct)})`,
        aim: '≤ 1.5 ×',
      }
    } finally {
      await browser.close()
    }
  }
