import type { Area } from '#contract/endpoint'

/** Names in sessionStorage (product §4); an area has one name everywhere. */
export const tokenKeys: Record<Area, string> = {
  member: 'ACCESS_TOKEN',
  travel: 'TRAVEL_TOKEN',
  admin: 'SHOP_ADMIN_TOKEN',
  business: 'BUSINESS_TOKEN',
}
export const socialTokenKey = 'SOCIAL_ACCESS_TOKEN'
export const localeKey = 'LOCALE'
export const currencyKey = 'CURRENCY'

export type Tokens = Partial<Record<Area, string>>
