import type { Area } from './endpoint'
import { z } from './zod'

/** The sub-sites, in the order of the specification (product §1), and the operators' desk. */
export const sites = [
  'shop',
  'fair',
  'edu-travel',
  'edu-admin',
  'mice',
  'seoulitepass',
  'apec',
  'bleisure',
  'protocol',
  'rok-us',
  'admin',
] as const
export type Site = (typeof sites)[number]
export const Site = z.enum(sites)

/** The session area a site signs people into (product §4). */
export const areaOfSite: Record<Site, Area> = {
  shop: 'member',
  fair: 'business',
  'edu-travel': 'travel',
  'edu-admin': 'admin',
  mice: 'member',
  seoulitepass: 'member',
  apec: 'member',
  bleisure: 'member',
  protocol: 'member',
  'rok-us': 'member',
  admin: 'admin',
}

/** Where the sites that run begin, in the order in which they are told of; a site that is not there yet has no line. */
export const homes = {
  shop: '/main',
  bleisure: '/bleisure',
  protocol: '/protocol',
  apec: '/apec2025',
} as const satisfies Partial<Record<Site, string>>
export type RunningSite = keyof typeof homes
export const runningSites = Object.keys(homes) as RunningSite[]
