import type { Hono } from 'hono'
import { addressIn, type Lang, textLanguages } from '#contract/languages'
import { postPath } from '#contract/sites/posts'
import type { Deps } from '#server/deps'
import { type KeptAnswers, nothingKept } from '#server/http/costly'
import type { Env } from '#server/http/env'
import { listedPosts } from '#server/modules/board/listed.service'
import { countListed, listedIds } from '#server/modules/catalog/listed.service'
import { mainPages, productPath } from './public-pages'
import { changesOf } from './snapshot.service'

/** Products per file: with each page once per language this stays far below the limit of 50,000 addresses. */
const fileSize = 10_000

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`

/** A page listed for search engines, with the languages it is available in. */
interface Listed {
  path: string
  languages: readonly Lang[]
}

const inAll = (path: string): Listed => ({ path, languages: textLanguages })

type Changes = Awaited<ReturnType<typeof changesOf>>

/** A page in each of its languages: every version lists all of them, with the bare address as the default. */
function urlsOf(origin: string, { path, languages }: Listed, changed: Changes): string {
  const address = (lang: Lang) => addressIn(origin + path, lang)
  const named =
    languages.length > 1 ? [...languages.map((lang) => [lang, address(lang)]), ['x-default', origin + path]] : []
  const links = named.map(([lang, href]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`)
  const since = (lang: Lang) => {
    const at = changed(path, lang)
    return at ? `<lastmod>${at.toISOString()}</lastmod>` : ''
  }
  return languages.map((lang) => `<url><loc>${address(lang)}</loc>${since(lang)}${links.join('')}</url>`).join('\n')
}

const urlSet = (origin: string, pages: readonly Listed[], changed: Changes) =>
  xml(
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.map((page) => urlsOf(origin, page, changed)).join('\n')}\n</urlset>`,
  )

const index = (origin: string, files: number) =>
  xml(
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${Array.from(
      { length: files },
      (_, at) => `<sitemap><loc>${origin}/sitemap.xml?page=${at + 1}</loc></sitemap>`,
    ).join('\n')}\n</sitemapindex>`,
  )

/** The pages listed for search engines, or with more products than one file holds, the list of files. */
export async function sitemapXml(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  page?: number,
  size = fileSize,
): Promise<string> {
  const origin = settings.APP_URL
  const files = Math.ceil((await countListed(db, 'shop')) / size)
  if (page === undefined && files > 1) return index(origin, files)
  const ids = await listedIds(db, 'shop', { page: page ?? 1, size })
  const posts = (page ?? 1) === 1 ? await listedPosts(db) : []
  const first = (page ?? 1) === 1 ? mainPages(settings.FAIR_SLUG).map(inAll) : []
  const written = posts.flatMap(({ id, site, board, languages }) => {
    const path = postPath(site, board, id, settings.FAIR_SLUG)
    return path ? [{ path, languages }] : []
  })
  const pages = [...first, ...written, ...ids.map(productPath).map(inAll)]
  const changed = await changesOf(
    db,
    pages.map(({ path }) => path),
  )
  return urlSet(origin, pages, changed)
}

const robots = (origin: string) => `User-agent: *
Disallow: /account/
Disallow: /purchase/
Disallow: /product/review/
Disallow: /user/
Disallow: /review-request
Disallow: /api/
Disallow: /dev/

Sitemap: ${origin}/sitemap.xml
`

/** Mounts /sitemap.xml, built from the database and cached briefly in `answers`, and /robots.txt. */
export function mountSitemap(
  app: Hono<Env>,
  deps: Pick<Deps, 'db' | 'settings'>,
  answers: Pick<KeptAnswers, 'get'> = nothingKept,
): void {
  app.get('/sitemap.xml', async (c) => {
    const page = Number(c.req.query('page') ?? 1)
    const isPaged = c.req.query('page') !== undefined
    if (!Number.isInteger(page) || page < 1 || page > 1000) return c.notFound()
    c.header('Cache-Control', 'public, max-age=600')
    const xml = await answers.get(`sitemap ${isPaged ? page : ''}`, () => sitemapXml(deps, isPaged ? page : undefined))
    return c.body(xml as string, 200, {
      'Content-Type': 'application/xml; charset=UTF-8',
    })
  })
  app.get('/robots.txt', (c) => {
    c.header('Cache-Control', 'public, max-age=600')
    return c.text(robots(deps.settings.APP_URL))
  })
}
