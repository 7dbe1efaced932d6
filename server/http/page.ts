import type { Context, Hono } from 'hono'
import { dayInSeoul } from '#contract/days'
import type { Lang } from '#contract/languages'
import { pathIn, siteRecords } from '#contract/sites/sites'
import type { Deps } from '#server/deps'
import { concurrencyLimiter, type Limited } from '#server/limiter'
import { Refusal } from '#server/refusal'
import { networksOf } from './address'
import { busyPage } from './busy-page'
import type { Env } from './env'
import { type Limits, noLimits } from './limits'
import { pageCache } from './page-cache'
import { type Page, type PageOptions, pageMaker } from './page-html'
import { accepts, addressOf, holds, languageOf, tidied } from './page-request'

const figures = {
  size: 500,
  /** Uncompressed; their compressed copies add about a fifth. */
  bytes: 32_000_000,
  /** Not longer than the queries in a page count as fresh (`staleTime` of the client). */
  freshMs: 60_000,
  staleMs: 600_000,
  isLastResort: true,
  /** A page may say what is today in Korea. */
  dayOf: dayInSeoul,
}

/**
 * Pages that are rendered concurrently, and how many can wait, in all and for one network. Later requests are answered with the
 * busy page, long before a browser or a proxy would give up.
 */
const ownRenders = () => concurrencyLimiter(4, 60, { each: 12, waitMs: 3_000 })

/** What limits the rendering of pages. */
export interface PageBounds {
  /** A rendered page counts as a search of its client; a cached one counts as nothing. */
  limits?: Limits
  renders?: Limited
}

/** Renders, caches and sends the pages of the client: complete for a guest, an empty shell behind a sign-in. */
export function pages(deps: Deps, { limits = noLimits, renders = ownRenders(), ...options }: PageOptions & PageBounds) {
  const make = pageMaker(deps, options)
  const cache = pageCache<Page>(figures, () => deps.clock.now().getTime())

  async function fresh(url: string, language: Lang, network: string): Promise<Page> {
    await limits.count('search', network)
    return renders(() => make(url, language), networksOf(network))
  }
  const pageOf = (url: string, language: Lang, network: string) =>
    options.client.development
      ? make(url, language)
      : cache.get(`${language} ${url}`, () => fresh(url, language, network))

  async function send(c: Context<Env>): Promise<Response> {
    const tidy = tidied(c)
    if (tidy) return c.redirect(tidy, 301)
    const language = languageOf(c)
    const url = addressOf(c)
    c.header('Vary', 'Accept-Encoding, Accept-Language')
    const page = await pageOf(url, language, c.get('ip')).catch((error: unknown) => {
      if (error instanceof Refusal) return error
      throw error
    })
    if (page instanceof Refusal) return busyPage(c, page, language)
    // The content could not be read in time.
    if (page.status === 503) c.header('Retry-After', '5')
    const { search } = new URL(c.req.url)
    // Rendering knows only a few parameters; others, such as the language, are passed on unchanged.
    if (page.redirect) return c.redirect(page.redirect.includes('?') ? page.redirect : page.redirect + search, 302)
    if (page.isMoved) return c.redirect(page.path + search, 301)
    if (page.status === 200)
      deps.views.opened(c.req.path, { network: networksOf(c.get('ip')).near, header: (name) => c.req.header(name) })
    c.header('Cache-Control', 'no-cache')
    c.header('Content-Security-Policy', page.policy)
    // Its address may hold a provider's code or a guest's token, which must not appear in the referrer of any request.
    if (page.empty) c.header('Referrer-Policy', 'no-referrer')
    // Search engines find nothing on it; this does not apply to a page that failed to render this time.
    if (page.empty && page.worth !== 'failed') c.header('X-Robots-Tag', 'noindex')
    c.header('ETag', page.etag)
    if (page.status === 200 && holds(c, page.etag)) return c.body(null, 304)
    const coding = (['br', 'gzip'] as const).find((each) => accepts(c, each))
    if (coding) c.header('Content-Encoding', coding)
    const body = coding ? await page.packed(coding) : page.html
    return c.body(body as Buffer<ArrayBuffer>, page.status as 200, { 'Content-Type': 'text/html; charset=utf-8' })
  }

  return {
    mount(app: Hono<Env>): void {
      app.get('/', (c) => {
        const { FAIR_HOST, FAIR_SLUG } = deps.settings
        const { hostname, search } = new URL(c.req.url)
        return c.redirect(
          (hostname === FAIR_HOST ? pathIn(siteRecords.fair.home, FAIR_SLUG) : siteRecords.shop.home) + search,
          302,
        )
      })
      // Files of a page exist or are answered 404: never another page.
      for (const files of ['/assets/*', '/media/*', '/icons/*', '/social/*']) app.get(files, (c) => c.text('', 404))
      app.get('*', send)
    },
    purge: cache.purge,
    html: async (path: string, language: Lang, network: string): Promise<string | undefined> => {
      const { status, empty, redirect, html } = await pageOf(path, language, network)
      return status === 200 && !empty && !redirect ? html.toString() : undefined
    },
  }
}
