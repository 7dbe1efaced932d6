import { siteRecords } from '#contract/sites/sites'

/** What the server itself serves, and folders of the client's sources. */
const own = [
  'dev',
  'api',
  'assets',
  'media',
  'files',
  'icons',
  'src',
  'node_modules',
  'sitemap',
  'version',
  'healthz',
  'readyz',
  'metrics',
]
const ofSites = Object.values(siteRecords).flatMap(({ segments }) => segments.map((each) => each.toLowerCase()))

/**
 * First URL segments that are taken, by a site of the platform or by the server itself. The fair's slug must not equal any of
 * them, because it is a first segment too (product §2).
 */
export const firstSegments: readonly string[] = [...ofSites.filter((each) => !each.startsWith(':')), ...own]
