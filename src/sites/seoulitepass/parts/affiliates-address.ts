import type { AffiliateCategory } from '#contract/pass/affiliate'
import type { District } from '#contract/pass/districts'
import { paths } from '../site'

/** The filters in an address of the list of places. */
export interface AffiliateFilters {
  q: string
  category: AffiliateCategory | null
  district: District | null
  /** Only places that are open now. */
  open: boolean
}

/** The address of the list with filters. */
export function affiliatesAddress({ q, category, district, open }: Partial<AffiliateFilters>): string {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (category) search.set('category', category)
  if (district) search.set('district', district)
  if (open) search.set('open', '1')
  return search.size > 0 ? `${paths.affiliates}?${search}` : paths.affiliates
}
