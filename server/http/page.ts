import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Context, Hono } from 'hono'
import type { Lang } from '#contract/languages'
import type { Deps } from '#server/deps'
import type { Env } from './env'
import { type Page, pageCache } from './page-cache'
import { type AllowedHosts, pagePolicy } from './security'
import { type Client, hashOf } from './shell'

const compress = promisify(brotliCompress)
const cachedPages = 500
/** No longer than the queries in a page count as fresh (`staleTime` of the client). */
const freshMs = 60_000
/** Query parameters that change what a public page shows; all others are dropped before rendering. */
const knownParameters = ['category', 'date', 'page', 'per_page', 'q', 'region', 'sort', 'step', 'type']

const developmentPolicy = "default-src * data: blob: ws: 'unsafe-inline'"

/** JSON that cannot end the script element it stands in. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** React puts title, meta and link that a component rendered in front of the markup; they belong in the head. */
function splitHead(html: string): { head: string; body: string } {
  const [head = ''] =
    /^(?:<(?:meta|link)\b[^>]*>|<title\b[^>]*>[^<]*<\/title>|<script type="application\/ld\+json"[^>]*>[^<]*<\/script>)*/.exec(
      html,
    ) ?? []
  return { head: head.replace(/<(meta|link|title|script)\b/g, '<$1 data-ssr'), body: html.slice(head.length) }
}

/** The language a page is first shown in: `?lang=`, else the browser's, else English (product §2). */
function languageOf(c: Context): Lang {
  const asked = c.req.query('lang')
  if (asked === 'ko' || asked === 'en') return asked
  return /^\s*ko\b/i.test(c.req.header('accept-language') ?? '') ? 'ko' : 'en'
}

/** The address with only the parameters that count, in one order: what pages are cached by. */
function addressOf(c: Context): string {
  const url = new URL(c.req.url)
  const known = new URLSearchParams()
  for (const name of knownParameters) {
    const value = url.searchParams.get(name)
    if (value) known.set(name, value.slice(0, 100))
  }
  return known.size > 0 ? `${url.pathname}?${known}` : url.pathname
}

interface PageOptions {
  client: Client
  /** The version the pages are made by: the client asks whether there is a newer one. */
  version: string
  hosts: Omit<AllowedHosts, 'hashes'>
}

/** Renders, caches and sends the pages of the client: complete for a guest, an empty shell behind a sign-in. */
export function pages(deps: Deps, { client, hosts, version }: PageOptions) {
  const cache = pageCache(cachedPages, freshMs, () => deps.clock.now().getTime())
  const origin = new URL(deps.settings.APP_URL).origin

  async function make(url: string, language: Lang): Promise<Page> {
    const entry = await client.entry()
    const now = deps.clock.now().getTime()
    let rendered: Awaited<ReturnType<typeof entry.render>> | null = null
    try {
      rendered = await entry.render(url, { language, now, origin })
    } catch (error) {
      // The shell alone still works: the browser renders what the server could not.
      deps.log.error({ err: error }, 'page could not be rendered')
    }
    const { head, body } = splitHead(rendered?.html ?? '')
    const styles = client.styles(rendered?.files ?? [])
    const first = `<script>${entry.first.script}</script><style>${entry.first.style}</style>`
    const shell = (await client.shell(url))
      .replace(
        '<html lang="en">',
        `<html lang="${language}" data-currency="${entry.first.currency}" data-version="${version}">`,
      )
      .replace('<!--first-->', () => first + styles.html)
      .replace('<!--head-->', () => head)
      .replace('<!--html-->', () => body)
      .replace('<!--state-->', () =>
        rendered ? `<script id="state" type="application/json">${inScript(rendered.state)}</script>` : '',
      )
    const html = Buffer.from(shell)
    return {
      status: rendered?.status ?? 200,
      redirect: rendered?.redirect ?? null,
      html,
      brotli: client.development ? null : await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
      policy: pagePolicy({
        ...hosts,
        hashes: { scripts: [hashOf(entry.first.script)], styles: [hashOf(entry.first.style), ...styles.hashes] },
      }),
      madeAt: now,
    }
  }

  async function send(c: Context<Env>): Promise<Response> {
    const language = languageOf(c)
    const url = addressOf(c)
    const page = await (client.development
      ? make(url, language)
      : cache.get(`${language} ${url}`, () => make(url, language)))
    if (page.redirect) return c.redirect(page.redirect, 302)
    const brotli = page.brotli && /\bbr\b/.test(c.req.header('accept-encoding') ?? '') ? page.brotli : null
    return c.body(new Uint8Array(brotli ?? page.html), page.status as 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Accept-Encoding, Accept-Language',
      // Vite's own scripts and styles stand inline in development.
      'Content-Security-Policy': client.development ? developmentPolicy : page.policy,
      ...(brotli && { 'Content-Encoding': 'br' }),
    })
  }

  return {
    mount(app: Hono<Env>): void {
      app.get('/', (c) => {
        const { FAIR_HOST, FAIR_SLUG } = deps.settings
        return c.redirect(new URL(c.req.url).hostname === FAIR_HOST ? `/${FAIR_SLUG}` : '/main', 302)
      })
      app.get('*', send)
    },
    purge: cache.purge,
  }
}
