import { benefitsDesk, CouponQuery, GrantQuery } from '#contract/benefits-desk'
import type { Lang } from '#contract/languages'
import { promotionDesk } from '#contract/promotion'
import { search as productSearch } from '#contract/search'
import { settingsDesk } from '#contract/settings-desk'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import { listQueryIn } from '#src/kits/desk/list-query'

/** What an address asks for. */
export const couponsAskedIn = (search: URLSearchParams) => listQueryIn(CouponQuery, search)
export const grantsAskedIn = (search: URLSearchParams) => listQueryIn(GrantQuery, search)

/** The page of the coupons that an address asks for. */
export const coupons = (search: URLSearchParams) => query(benefitsDesk.coupons, { query: couponsAskedIn(search) })

/** Page after page of the same, for an export. */
export const loadCoupons = (search: URLSearchParams) => (cursor: string | undefined, signal: AbortSignal) =>
  call(benefitsDesk.coupons, { query: { ...couponsAskedIn(search), per_page: 200, cursor } }, { signal })

/** One coupon with what was done with it. */
export const coupon = (id: string) => query(benefitsDesk.coupon, { params: { id } })

/** The page of the points that operators gave. */
export const grants = (search: URLSearchParams) => query(benefitsDesk.grants, { query: grantsAskedIn(search) })

/** Page after page of the same, for an export. */
export const loadGrants = (search: URLSearchParams) => (cursor: string | undefined, signal: AbortSignal) =>
  call(benefitsDesk.grants, { query: { ...grantsAskedIn(search), per_page: 200, cursor } }, { signal })

/** The page of how often promotions' links were followed. */
export const clicks = (search: URLSearchParams, page: number) =>
  query(promotionDesk.clicks, { query: { page, per_page: 50, code: search.get('code') || undefined } })

/** The settings, of which promotions have a row. */
export const settings = () => query(settingsDesk.list, {})

/** Products that somebody who is typing may mean. */
export const suggested = (q: string, lang: Lang) => query(productSearch.suggestions, { query: { q, lang } })

/** Products by their ids. */
export const picked = (ids: readonly string[], lang: Lang) =>
  query(productSearch.picked, { query: { ids: ids.join(), lang } })

/** What an act changes. */
export const afterCouponAct = [benefitsDesk.coupons, benefitsDesk.coupon]
export const afterGrant = [benefitsDesk.grants]
