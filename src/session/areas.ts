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
  const base = 'http://own'
  if (!next?.startsWith('/') || next.length > 500 || !URL.canParse(next, base)) return null
  const url = new URL(next, base)
  return url.origin === base ? url.pathname + url.search + url.hash : null
}
