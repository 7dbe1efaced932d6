import type { Area } from '../endpoint'
import { z } from '../zod'
import { admin } from './admin'
import { apec } from './apec'
import { bleisure } from './bleisure'
import { eduAdmin } from './edu-admin'
import { eduTravel } from './edu-travel'
import { defaultFairSlug, fair } from './fair'
import { mice } from './mice'
import { protocol } from './protocol'
import type { SitePasswords, SiteRecord } from './record'
import { rokUs } from './rok-us'
import { seoulitepass } from './seoulitepass'
import { shop } from './shop'

const records = {
  shop,
  fair,
  'edu-travel': eduTravel,
  'edu-admin': eduAdmin,
  mice,
  seoulitepass,
  apec,
  bleisure,
  protocol,
  'rok-us': rokUs,
  admin,
} satisfies Record<string, SiteRecord>

export type Site = keyof typeof records
/** The record of each site. */
export const siteRecords: Readonly<Record<Site, SiteRecord>> = records
/** The sub-sites, in the order of the specification (product §1), and the operators' desk. */
export const sites = Object.keys(records) as [Site, ...Site[]]
export const Site = z.enum(sites)

const all = sites.map((site) => siteRecords[site])

/** Sites whose pages exist. */
export type RunningSite = { [S in Site]: (typeof records)[S]['isRunning'] extends true ? S : never }[Site]
const isRunning = (site: Site): site is RunningSite => siteRecords[site].isRunning
export const runningSites: readonly RunningSite[] = sites.filter(isRunning)

/** A site with self-service accounts. */
export type AccountSite = {
  [S in Site]: (typeof records)[S] extends { accounts: SitePasswords } ? S : never
}[Site]
export const accountSites = sites.filter((site) => siteRecords[site].accounts) as [AccountSite, ...AccountSite[]]

/** A site whose users reset their password by a mailed link. */
export type PasswordSite =
  | AccountSite
  | { [S in Site]: (typeof records)[S] extends { passwords: SitePasswords } ? S : never }[Site]
/** A site's pages for a forgotten password, and its name in emails about it. */
export const passwordsOf = (site: Site): SitePasswords | undefined =>
  siteRecords[site].accounts ?? siteRecords[site].passwords
export const passwordSites = sites.filter(passwordsOf) as [PasswordSite, ...PasswordSite[]]

/** The first site with a sign-in for an area; undefined for guests. */
export const siteOfArea = (area: Area): Site | undefined => sites.find((site) => siteRecords[site].area === area)

/** A path with `:fair` replaced by the fair's slug; the default one before the settings are known. */
export const pathIn = (path: string, fairSlug: string = defaultFairSlug): string =>
  path.replace(/^\/:fair/, `/${fairSlug}`)

/** The site of an address, case-insensitive (product §2): the shop unless the first segment belongs to another site. */
export function siteOfPath(path: string, fairSlug?: string): Site {
  const segment = `/${path.split(/[/?#]/)[1] ?? ''}`.toLowerCase()
  const has = (site: Site) => siteRecords[site].segments.some((each) => pathIn(`/${each}`, fairSlug) === segment)
  return sites.find(has) ?? 'shop'
}

/** The session area of the site that a path belongs to. */
export const areaOfPath = (path: string, fairSlug?: string): Area => siteRecords[siteOfPath(path, fairSlug)].area

/**
 * The sign-in page of an area, seen from a path: that of the path's site, otherwise of the first site of the area (product §4).
 */
export function loginPathOf(area: Area, path: string, fairSlug?: string): string {
  const here = siteRecords[siteOfPath(path, fairSlug)]
  // Guests have no password to ask for.
  if (area === 'guest') return (here.guests ?? all.find(({ guests }) => guests)?.guests)?.find ?? shop.login
  const site = here.area === area ? here : all.find((each) => each.area === area)
  return pathIn((site ?? shop).login, fairSlug)
}
