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

/** The address without anything that could lead elsewhere: an own path, or null (product §4: `?next=`). */
export function ownPath(next: string | null): string | null {
  if (!next || next.length > 500 || !next.startsWith('/') || next.startsWith('//') || /[\\\u0000-\u001f]/.test(next)) return null
  return next
}
