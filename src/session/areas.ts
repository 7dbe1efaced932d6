import type { Area } from '#contract/endpoint'

/** Token names in sessionStorage (product §4); an area has one name everywhere. */
export const tokenKeys: Record<Area, string> = {
  member: 'ACCESS_TOKEN',
  travel: 'TRAVEL_TOKEN',
  admin: 'SHOP_ADMIN_TOKEN',
  business: 'BUSINESS_TOKEN',
  guest: 'GUEST_TOKEN',
}
/** What the user's pages keep in this tab for use without a network; never outlives the token (product §6). */
export const keptKey = (area: Area) => `KEPT_${area}`
/** Set beside the business token when test data is shown. It never outlives the token and grants nothing (product §4). */
export const businessTestKey = 'BUSINESS_TEST'
export const socialTokenKey = 'SOCIAL_ACCESS_TOKEN'
export const localeKey = 'LOCALE'
export const currencyKey = 'CURRENCY'
/** Set once the reader has closed the note that something is shown in English (product §4). */
export const noteKey = 'LANGUAGE_NOTE'

export type Tokens = Partial<Record<Area, string>>
