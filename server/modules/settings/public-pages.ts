import { shopPaths } from '#contract/addresses'
import { anyChoice, categories, regions } from '#contract/catalog'
import { Uuid } from '#contract/fields'
import type { Site } from '#contract/sites'
import { z } from '#contract/zod'
import type { Db } from '#server/db/connect'
import { isListedPost } from '#server/modules/board/listed.service'
import { isListed } from '#server/modules/catalog/listed.service'

const searchPath = (category: string, region: string) => `/product/search/${category}/${region}`

/** Pages of the boards and of inquiries that everybody may see. */
const boardPages = [
  '/board',
  ...['notice', 'press', 'event', 'faq'].map((name) => `/board/${name}`),
  shopPaths.contactUsRegister,
  shopPaths.terms,
  shopPaths.privacy,
]

/** Pages of the other sites, by site. */
const sitePages: Partial<Record<Site, readonly string[]>> = {
  apec: [
    '/apec2025',
    ...['about', 'seoul', 'busan', 'list', 'reservation'].map((page) => `/apec2025/${page}`),
    '/apec2025gb',
  ],
  bleisure: ['/bleisure', '/bleisure/tour-program'],
  protocol: ['/protocol', '/protocol/vehicle', '/protocol/immigration', '/protocol/tour'],
}
const ofOtherSites = Object.values(sitePages).flat()

/** Every public page whose address is known beforehand. */
const fixedPages: ReadonlySet<string> = new Set([
  '/main',
  '/event',
  ...boardPages,
  ...ofOtherSites,
  ...[anyChoice, ...categories].flatMap((category) =>
    [anyChoice, ...regions].map((region) => searchPath(category, region)),
  ),
])

/** Pages that a search engine is led to, besides those of the products. */
export const mainPages: readonly string[] = [
  '/main',
  '/event',
  ...boardPages,
  ...ofOtherSites,
  ...[anyChoice, ...categories].map((category) => searchPath(category, anyChoice)),
]

export const postPath = (id: string) => `/board/notice-detail/${id}`
export const productPath = shopPaths.detail

/** Whether a path, without a query, is a public page that is really there. */
export async function isPublicPage(db: Db, path: string): Promise<boolean> {
  if (fixedPages.has(path)) return true
  const post = /^\/board\/notice-detail\/([0-9a-f-]{36})$/.exec(path)?.[1]
  if (post) return z.safeParse(Uuid, post).success && isListedPost(db, 'shop', post)
  const id = /^\/product\/detail\/([a-z0-9-]{3,80})$/.exec(path)?.[1]
  return id !== undefined && isListed(db, id)
}
