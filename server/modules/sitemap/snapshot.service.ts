import { createHash } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { type Lang, textLanguages } from '#contract/languages'
import type { Db } from '#server/db/connect'
import type { Deps } from '#server/deps'
import { readOwnPage, readPage } from './page-reader'
import { isPublicPage } from './public-pages'
import { pageSnapshot } from './sitemap.table'

/** Request headers that identify its origin. */
export interface Origin {
  origin: string | undefined
  host: string | undefined
  site: string | undefined
}

/**
 * Whether a page of ours sent the request. Browsers send the origin with every POST; a request without one is not from a page.
 */
export function isSameOrigin({ origin, host, site }: Origin, appUrl: string): boolean {
  if (!origin || !URL.canParse(origin) || (site !== undefined && site !== 'same-origin')) return false
  return origin === appUrl || new URL(origin).host === host
}

/**
 * Stores title, description and a hash of the words of a public page in its language, never its HTML, and when they last changed.
 * Requests that are not from a page of ours or name no public page are silently ignored (product §2, domain hazard 2). The
 * request only says which page was visited, in which language: its text can depend on the visitor's currency or filters, or be
 * made up. The stored words are those that the server itself renders.
 */
export async function keepSnapshot(
  { db, clock, settings, pages }: Pick<Deps, 'db' | 'clock' | 'settings' | 'pages'>,
  from: Origin & { ip: string },
  { path, html }: { path: string; html: string },
): Promise<void> {
  if (!isSameOrigin(from, settings.APP_URL) || !(await isPublicPage(db, path, settings.FAIR_SLUG))) return
  const sent = readPage(html)
  const lang = textLanguages.find((each) => each === sent.lang)
  const own = lang && (await pages.html(path, lang, from.ip))
  if (!own) return
  const { title, description, text } = readOwnPage(own)
  // Without numbers: prices and seats change all day, and are no reason for search engines to return.
  const words = text.replace(/[\s\d]+/g, ' ').trim()
  const now = clock.now()
  const kept = { title, description, text_hash: createHash('sha256').update(words).digest(), seen_at: now }
  const { title: before, description: summary, text_hash: hash, changed_at } = pageSnapshot
  const isSame = sql`(${before}, ${summary}, ${hash}) = (excluded.title, excluded.description, excluded.text_hash)`
  await db
    .insert(pageSnapshot)
    .values({ path, lang, ...kept, changed_at: now })
    .onConflictDoUpdate({
      target: [pageSnapshot.path, pageSnapshot.lang],
      set: { ...kept, changed_at: sql`case when ${isSame} then ${changed_at} else excluded.changed_at end` },
    })
}

/** Since when pages have shown their current content, by path and language; pages without visits are not included. */
export async function changesOf(
  db: Db,
  paths: readonly string[],
): Promise<(path: string, lang: Lang) => Date | undefined> {
  const rows = await db
    .select({ path: pageSnapshot.path, lang: pageSnapshot.lang, at: pageSnapshot.changed_at })
    .from(pageSnapshot)
    .where(inArray(pageSnapshot.path, [...paths]))
  const lastChanges = new Map(rows.map(({ path, lang, at }) => [`${lang} ${path}`, at]))
  return (path, lang) => lastChanges.get(`${lang} ${path}`)
}
