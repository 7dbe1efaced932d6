import type { Context, Hono } from 'hono'
import type { Deps } from '#server/deps'
import type { Env } from './env'
import { pageCache } from './page-cache'
import { type Page, type PageOptions, pageMaker } from './page-html'
import { accepts, addressOf, holds, languageOf, tidied } from './page-request'

const figures = {
  size: 500,
  /** No longer than the queries in a page count as fresh (`staleTime` of the client). */
  freshMs: 60_000,
  staleMs: 600_000,
}

/** Renders, caches and sends the pages of the client: complete for a guest, an empty shell behind a sign-in. */
export function pages(deps: Deps, options: PageOptions) {
  const make = pageMaker(deps, options)
  const cache = pageCache<Page>(figures, () => deps.clock.now().getTime())

  async function send(c: Context<Env>): Promise<Response> {
    const tidy = tidied(c)
    if (tidy) return c.redirect(tidy, 301)
    const language = languageOf(c)
    const url = addressOf(c)
    const page = options.client.development
      ? await make(url, language)
      : await cache.get(`${language} ${url}`, () => make(url, language))
    c.header('Vary', 'Accept-Encoding, Accept-Language')
    const { pathname, search } = new URL(c.req.url)
    // Rendering knows but a few parameters; the language, say, goes along all the same.
    if (page.redirect) return c.redirect(page.redirect.includes('?') ? page.redirect : page.redirect + search, 302)
    if (page.path !== pathname && page.path.toLowerCase() === pathname.toLowerCase())
      return c.redirect(page.path + search, 301)
    c.header('Cache-Control', 'no-cache')
    c.header('Content-Security-Policy', page.policy)
    // Its address may hold a provider's code or a guest's token, which no further request may name.
    if (page.empty) c.header('Referrer-Policy', 'no-referrer')
    // There is nothing to find on it; one that could only not be rendered this time is another matter.
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
        return c.redirect((hostname === FAIR_HOST ? `/${FAIR_SLUG}` : '/main') + search, 302)
      })
      // What a page asks for besides itself is there or it is not: never another page.
      for (const files of ['/assets/*', '/media/*', '/icons/*', '/social/*']) app.get(files, (c) => c.text('', 404))
      app.get('*', send)
    },
    purge: cache.purge,
  }
}
