import { anyChoice, categories, regions } from '#contract/catalog'
import type { Db } from '#server/db/connect'
import { isListed } from '#server/modules/catalog/listed.service'

const searchPath = (category: string, region: string) => `/product/search/${category}/${region}`

/** Every public page whose address is known beforehand. */
const fixedPages: ReadonlySet<string> = new Set([
  '/main',
  ...[anyChoice, ...categories].flatMap((category) =>
    [anyChoice, ...regions].map((region) => searchPath(category, region)),
  ),
])

/** Pages that a search engine is led to, besides those of the products. */
export const mainPages: readonly string[] = [
  '/main',
  ...[anyChoice, ...categories].map((category) => searchPath(category, anyChoice)),
]

export const productPath = (id: string) => `/product/detail/${id}`

/** Whether a path, without a query, is a public page that is really there. */
export async function isPublicPage(db: Db, path: string): Promise<boolean> {
  if (fixedPages.has(path)) return true
  const id = /^\/product\/(?:detail\/([a-z0-9-]{3,80})|([a-z0-9-]{3,80})\/review)$/.exec(path)?.slice(1).find(Boolean)
  return id !== undefined && isListed(db, id)
}
