import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import type { Deps } from '#server/deps'
import { isPublicPage } from './public-pages'
import { pageSnapshot } from './settings.table'

const unread = new Set(['script', 'style', 'noscript', 'template'])
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Title, description and readable text of a page. */
export function readPage(html: string): { title: string; description: string; text: string } {
  const page = { title: '', description: '', text: '' }
  let inTitle = false
  let skipped = 0
  const parser = new Parser({
    onopentag(name, attributes) {
      if (unread.has(name)) skipped++
      // An <svg> may have a <title> of its own.
      if (name === 'title' && page.title === '') inTitle = true
      if (name === 'meta' && attributes.name?.toLowerCase() === 'description')
        page.description = attributes.content ?? ''
    },
    ontext(text) {
      if (inTitle) page.title += text
      else if (skipped === 0) page.text += text
    },
    onclosetag(name) {
      if (unread.has(name) && skipped > 0) skipped--
      if (name === 'title') inTitle = false
    },
  })
  parser.end(html)
  return {
    title: spaced(page.title).slice(0, 300),
    description: spaced(page.description).slice(0, 500),
    text: spaced(page.text),
  }
}

/** Headers of the request that tell where it came from. */
export interface Origin {
  origin: string | undefined
  host: string | undefined
  site: string | undefined
}

/** Whether a page of ours sent the request. Browsers name the origin of every POST; who names none is no page. */
export function isSameOrigin({ origin, host, site }: Origin, appUrl: string): boolean {
  if (!origin || !URL.canParse(origin) || (site !== undefined && site !== 'same-origin')) return false
  return origin === appUrl || new URL(origin).host === host
}

/**
 * Keeps title, description and a hash of the text of a public page, never its HTML. Whatever does not come from a page of
 * ours, or names no public page, is passed over in silence (product §2, domain hazard 2).
 */
export async function keepSnapshot(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  from: Origin,
  { path, html }: { path: string; html: string },
): Promise<void> {
  if (!isSameOrigin(from, settings.APP_URL) || !(await isPublicPage(db, path))) return
  const { title, description, text } = readPage(html)
  const kept = { title, description, text_hash: createHash('sha256').update(text).digest(), seen_at: clock.now() }
  await db
    .insert(pageSnapshot)
    .values({ path, ...kept })
    .onConflictDoUpdate({ target: pageSnapshot.path, set: kept })
}
