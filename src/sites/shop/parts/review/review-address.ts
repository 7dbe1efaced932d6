import type { ReviewsWanted } from '../../review-queries'
import { paths } from '../../site'

const everything: ReviewsWanted = { sort: 'newest', stars: null, language: null, page: 1 }

/** The address that asks for reviews of a product; what is the default is left out. A change of anything but the page begins anew. */
export function reviewsAddress(
  productId: string,
  change: Partial<ReviewsWanted> = {},
  wanted: ReviewsWanted = everything,
): string {
  const { sort, stars, language, page } = { ...wanted, page: 1, ...change }
  const search = new URLSearchParams()
  if (sort !== 'newest') search.set('sort', sort)
  if (stars) search.set('stars', String(stars))
  if (language) search.set('language', language)
  if (page > 1) search.set('page', String(page))
  const path = paths.productReview(productId)
  return search.size > 0 ? `${path}?${search}` : path
}
