import { benefits } from '#contract/benefits'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

export const pointViews = ['available', 'history'] as const

/** The filters in an address of the points page. */
export interface PointsFilters {
  view: (typeof pointViews)[number]
  direction: 'asc' | 'desc'
  page: number
}

/** Reads the filters of the points page; by default spendable points, newest first (product §9). */
export const pointsFiltersIn = (search: URLSearchParams, page: number): PointsFilters => ({
  view: search.get('view') === 'history' ? 'history' : 'available',
  direction: search.get('direction') === 'asc' ? 'asc' : 'desc',
  page,
})

/** The member's points in total. */
export const points = () => query(benefits.total, {})

/** Spendable points, with what is left of each entry. */
export const availablePoints = (visitor: Visitor, { direction, page }: PointsFilters) =>
  query(benefits.points, { query: { lang: contentLang(visitor), direction, page, is_valid: 'true' } })

/** All points received and spent. */
export const pointHistory = (visitor: Visitor, { direction, page }: PointsFilters) =>
  query(benefits.history, { query: { lang: contentLang(visitor), direction, page } })

/** The value of `?product=`, if it is valid. */
export const productIn = (search: URLSearchParams): string | undefined => {
  const id = search.get('product') ?? ''
  return /^[a-z0-9-]{3,80}$/.test(id) ? id : undefined
}

/** The member's coupons, or those that apply to a product. */
export const ownCoupons = (visitor: Visitor, product_id?: string) =>
  query(benefits.coupons, { query: { lang: contentLang(visitor), ...(product_id && { product_id }) } })
