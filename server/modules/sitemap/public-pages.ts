import { shopPaths } from '#contract/addresses'
import { anyChoice, categories, regions } from '#contract/catalog'
import { Uuid } from '#contract/fields'
import { postPath } from '#contract/sites/posts'
import { pathIn, runningSites, siteRecords } from '#contract/sites/sites'
import { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { listedPost } from '#server/modules/board/listed.service'
import { isListed } from '#server/modules/catalog/listed.service'

/** The pages of the running sites, with the fair's slug filled in. */
const ofSites = (fairSlug: string) =>
  runningSites.flatMap((site) => siteRecords[site].publicPages).map((page) => pathIn(page, fairSlug))
const searched = (regions: readonly string[]) =>
  [anyChoice, ...categories].flatMap((category) => regions.map((region) => shopPaths.search(category, region)))

const everySearch: ReadonlySet<string> = new Set(searched([anyChoice, ...regions]))

/** Pages listed for search engines, besides those of the products. */
export const mainPages = (fairSlug: string): readonly string[] => [...ofSites(fairSlug), ...searched([anyChoice])]

export const productPath = shopPaths.detail

/** Whether a path, without a query, is an existing public page. */
export async function isPublicPage(db: Db, path: string, fairSlug: string): Promise<boolean> {
  if (everySearch.has(path) || ofSites(fairSlug).includes(path)) return true
  if (await isPostPage(db, path, fairSlug)) return true
  const id = /^\/product\/detail\/([a-z0-9-]{3,80})$/.exec(path)?.[1]
  return id !== undefined && isListed(db, 'shop', id)
}

/** Whether a path is that of a public post, at the address in its site's record. */
async function isPostPage(db: Db, path: string, fairSlug: string): Promise<boolean> {
  const id = path.split('/').at(-1)
  if (!z.safeParse(Uuid, id).success || !id) return false
  const found = await listedPost(db, id)
  return found !== undefined && postPath(found.site, found.board, id, fairSlug) === path
}
