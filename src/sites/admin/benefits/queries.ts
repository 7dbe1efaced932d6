import { benefitsDesk, CouponQuery, GrantQuery } from '#contract/benefits-desk'
import type { Lang } from '#contract/languages'
import { promotionDesk } from '#contract/promotion'
import { search as productSearch } from '#contract/search'
import { settingsDesk } from '#contract/settings-desk'
import { call } from '#src/api/call'
import { query } from '#src/api/query'
import type { ListPart } from '#src/kits/desk/list-part'
import { listQueryIn } from '#src/kits/desk/list-query'

/** Reads the list query from an address. */
export const couponQueryIn = (search: URLSearchParams) => listQueryIn(CouponQuery, search)
export const grantQueryIn = (search: URLSearchParams) => listQueryIn(GrantQuery, search)

/** The page of the coupons that an address asks for. */
export const coupons = (search: URLSearchParams) => query(benefitsDesk.coupons, { query: couponQueryIn(search) })

/** Loads the list page by page, for an export. */
export const loadCoupons = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(benefitsDesk.coupons, { query: { ...couponQueryIn(search), ...part } }, { signal })

/** One coupon with its history at the desk. */
export const coupon = (id: string) => query(benefitsDesk.coupon, { params: { id } })

/** The page of the points that operators gave. */
export const grants = (search: URLSearchParams) => query(benefitsDesk.grants, { query: grantQueryIn(search) })

/** Loads the list page by page, for an export. */
export const loadGrants = (search: URLSearchParams) => (part: ListPart, signal?: AbortSignal) =>
  call(benefitsDesk.grants, { query: { ...grantQueryIn(search), ...part } }, { signal })

/** The page of click counts of promotion links. */
export const clicks = (search: URLSearchParams, page: number) =>
  query(promotionDesk.clicks, { query: { page, per_page: 50, code: search.get('code') || undefined } })

/** The settings; one row holds the promotions. */
export const settings = () => query(settingsDesk.list, {})

/** Product suggestions for the words being typed. */
export const suggested = (q: string, lang: Lang) => query(productSearch.suggestions, { query: { q, lang } })

/** Products by their ids. */
export const picked = (ids: readonly string[], lang: Lang) =>
  query(productSearch.picked, { query: { ids: ids.join(), lang } })

/** The endpoints to refresh after an act. */
export const afterCouponAct = [benefitsDesk.coupons, benefitsDesk.coupon]
export const afterGrant = [benefitsDesk.grants]
