import { benefits } from '#contract/benefits'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

export const pointViews = ['available', 'history'] as const

/** What an address of the points' page asks for. */
export interface PointsFilters {
  view: (typeof pointViews)[number]
  direction: 'asc' | 'desc'
  page: number
}

/** Reads that address: what can be spent, the newest first, unless it says otherwise (product §9). */
export const pointsFiltersIn = (search: URLSearchParams, page: number): PointsFilters => ({
  view: search.get('view') === 'history' ? 'history' : 'available',
  direction: search.get('direction') === 'asc' ? 'asc' : 'desc',
  page,
})

/** What the member's points come to. */
export const points = () => query(benefits.total, {})

/** Points that can be spent, and how much of each is left. */
export const availablePoints = (visitor: Visitor, { direction, page }: PointsFilters) =>
  query(benefits.points, { query: { lang: contentLang(visitor), direction, page, is_valid: 'true' } })

/** All that came in and went out. */
export const pointHistory = (visitor: Visitor, { direction, page }: PointsFilters) =>
  query(benefits.history, { query: { lang: contentLang(visitor), direction, page } })

/** What can be behind `?product=`. */
export const productIn = (search: URLSearchParams): string | undefined => {
  const id = search.get('product') ?? ''
  return /^[a-z0-9-]{3,80}$/.test(id) ? id : undefined
}

/** The member's coupons, or those that fit a product. */
export const ownCoupons = (visitor: Visitor, product_id?: string) =>
  query(benefits.coupons, { query: { lang: contentLang(visitor), ...(product_id && { product_id }) } })
