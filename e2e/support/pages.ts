import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathIn, runningSites } from '#contract/sites/sites'
import { root } from '#server/root'
import type { Samples } from './samples'
import { type SiteRoute, siteRoutes } from './site-routes'

/** Addresses to check, by route pattern: if they cannot be derived from the pattern, or if there are several. */
export type Addresses = Record<string, string[]>

/** A route with the addresses to check. */
interface SitePage extends SiteRoute {
  addresses: string[]
}

interface OfSite {
  addresses?: Addresses
  memberAddresses?: (samples: Samples) => Addresses
}

/** A site's `addresses/{site}.ts`; a site whose patterns have no parameters needs none. */
const load = async (site: string): Promise<OfSite> =>
  existsSync(path.join(root, 'e2e/support/addresses', `${site}.ts`)) ? import(`./addresses/${site}.ts`) : {}
const given = Object.fromEntries(await Promise.all(runningSites.map(async (site) => [site, await load(site)] as const)))

/** The address of a pattern, with the default slug for `:fair`; a catch-all pattern gets an address that does not exist. */
function addressOf(pattern: string): string {
  const path = pathIn(`/${pattern}`)
  if (path.includes(':')) throw new Error(`e2e/support/addresses has no address for ${pattern}`)
  return path.replace('*', 'no/such/page')
}

const withAddresses = (guarded: boolean, addressesOf: (ofSite: OfSite) => Addresses | undefined): SitePage[] =>
  siteRoutes
    .filter((route) => route.guarded === guarded)
    .map((route) => ({
      ...route,
      addresses: addressesOf(given[route.site] ?? {})?.[route.pattern] ?? [addressOf(route.pattern)],
    }))

/** Every public page of the sites. */
export const publicPages: readonly SitePage[] = withAddresses(false, ({ addresses }) => addresses)

/** Every page behind the sign-in, as the customer sees it. */
export const memberPages = (samples: Samples): SitePage[] =>
  withAddresses(true, ({ memberAddresses }) => memberAddresses?.(samples))

/** The patterns in `addresses/`. */
export const namedPatterns = (samples: Samples): string[] =>
  Object.values(given).flatMap(({ addresses = {}, memberAddresses }) =>
    Object.keys({ ...addresses, ...memberAddresses?.(samples) }),
  )

/** Pages for developers: only in English, and in no sitemap. */
export const devPages = ['/dev/mails', '/dev/mailbox']

/** Pages that look different while there is nothing to show. */
export const emptyPages = [
  '/account/my-menu',
  '/account/my-reservation',
  '/account/my-reservation?status=cancelled',
  '/board/contact-us',
  '/product/shopping-cart',
  '/product/wishlist',
  '/quotation',
  '/account/my-coupons?view=used',
]
