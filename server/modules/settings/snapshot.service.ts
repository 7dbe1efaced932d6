import { createHash } from 'node:crypto'
import type { Deps } from '#server/deps'
import { readPage } from './page-reader'
import { isPublicPage } from './public-pages'
import { pageSnapshot } from './settings.table'

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
