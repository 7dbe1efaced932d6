import { eduTravelAccounts } from './edu-travel'
import { fairAccounts } from './fair'
import { miceAccounts } from './mice'
import type { SiteAccounts } from './record'
import { seoulitepassAccounts } from './seoulitepass'
import { shopAccounts } from './shop'
import type { Site } from './sites'

const kept = {
  shop: shopAccounts,
  fair: fairAccounts,
  'edu-travel': eduTravelAccounts,
  mice: miceAccounts,
  seoulitepass: seoulitepassAccounts,
} satisfies Partial<Record<Site, SiteAccounts>>

/** A site on which people open accounts. */
export type AccountSite = keyof typeof kept
export const accountSites = Object.keys(kept) as [AccountSite, ...AccountSite[]]

/** What mails about accounts of a site say and lead to; none where people open no accounts. */
export const accountsOf = (site: Site): SiteAccounts | undefined => (kept as Partial<Record<Site, SiteAccounts>>)[site]
