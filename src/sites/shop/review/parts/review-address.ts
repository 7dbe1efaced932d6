import { filterNames, type ReviewFilters } from '../queries'

/** Where reviews are shown: the page of all of them, or the product's own, whose address also has the choice. */
export interface ReviewsPlace {
  path: string
  others?: URLSearchParams
  hash?: string
}

const everything: ReviewFilters = { sort: 'newest', stars: null, language: null, page: 1 }

/** The address of a place with review filters, without defaults. Changing anything but the page returns to page 1. */
export function reviewsAddress(
  { path, others, hash = '' }: ReviewsPlace,
  change: Partial<ReviewFilters> = {},
  filters: ReviewFilters = everything,
): string {
  const next = { ...filters, page: 1, ...change }
  const search = new URLSearchParams(others)
  for (const name of filterNames) {
    const value = next[name]
    if (value && value !== everything[name]) search.set(name, String(value))
    else search.delete(name)
  }
  return (search.size > 0 ? `${path}?${search}` : path) + hash
}
