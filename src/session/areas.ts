import type { Area } from '#contract/endpoint'

/** Names in sessionStorage (product §4); an area has one name everywhere. */
export const tokenKeys: Record<Area, string> = {
  member: 'ACCESS_TOKEN',
  travel: 'TRAVEL_TOKEN',
  admin: 'SHOP_ADMIN_TOKEN',
  business: 'BUSINESS_TOKEN',
  guest: 'GUEST_TOKEN',
}
/** Beside the business token: test data is shown. It never outlives the token and loosens nothing (product §4). */
export const businessTestKey = 'BUSINESS_TEST'
export const socialTokenKey = 'SOCIAL_ACCESS_TOKEN'
export const localeKey = 'LOCALE'
export const currencyKey = 'CURRENCY'
/** There once the note that something is shown in English was put away (product §4). */
export const noteKey = 'LANGUAGE_NOTE'

export type Tokens = Partial<Record<Area, string>>
