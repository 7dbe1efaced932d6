import { shopPaths } from '#contract/addresses'
import { anyChoice, categories, regions } from '#contract/catalog'
import { Uuid } from '#contract/fields'
import { runningSites, siteRecords } from '#contract/sites/sites'
import { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { isListedPost } from '#server/modules/board/listed.service'
import { isListed } from '#server/modules/catalog/listed.service'

/** Those of the sites that run. */
const ofSites = runningSites.flatMap((site) => siteRecords[site].publicPages)
const searched = (regions: readonly string[]) =>
  [anyChoice, ...categories].flatMap((category) => regions.map((region) => shopPaths.search(category, region)))

/** Every public page whose address is known beforehand. */
const fixedPages: ReadonlySet<string> = new Set([...ofSites, ...searched([anyChoice, ...regions])])

/** Pages that a search engine is led to, besides those of the products. */
export const mainPages: readonly string[] = [...ofSites, ...searched([anyChoice])]

export const postPath = (id: string) => `/board/notice-detail/${id}`
export const productPath = shopPaths.detail

/** Whether a path, without a query, is a public page that is really there. */
export async function isPublicPage(db: Db, path: string): Promise<boolean> {
  if (fixedPages.has(path)) return true
  const post = /^\/board\/notice-detail\/([0-9a-f-]{36})$/.exec(path)?.[1]
  if (post) return z.safeParse(Uuid, post).success && isListedPost(db, 'shop', post)
  const id = /^\/product\/detail\/([a-z0-9-]{3,80})$/.exec(path)?.[1]
  return id !== undefined && isListed(db, 'shop', id)
}
