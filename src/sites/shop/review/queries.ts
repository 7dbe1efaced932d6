import { type LanguageCode, languageCodes } from '#contract/languages'
import { type ReviewSort, review, reviewSorts, starsDown } from '#contract/review'
import { socialReview } from '#contract/social-review'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

/** Reviews shown on a product's page, which has much other content. */
const onProductPage = 5

/** The filters of a product's reviews in an address. */
export interface ReviewFilters {
  sort: ReviewSort
  stars: number | null
  language: LanguageCode | null
  page: number
}

/** Their parameter names. */
export const filterNames = ['sort', 'stars', 'language', 'page'] as const satisfies (keyof ReviewFilters)[]

/** Reads the filters of an address; invalid values are dropped. */
export function reviewFiltersIn(search: URLSearchParams): ReviewFilters {
  const page = Number.parseInt(search.get('page') ?? '', 10)
  return {
    sort: reviewSorts.find((each) => each === search.get('sort')) ?? 'newest',
    stars: starsDown.find((each) => String(each) === search.get('stars')) ?? null,
    language: languageCodes.find((each) => each === search.get('language')) ?? null,
    page: page > 0 ? page : 1,
  }
}

/** The reviews of a product that an address asks for. */
export const reviewsOf = (
  visitor: Visitor,
  productId: string,
  { sort, stars, language, page }: ReviewFilters,
  per_page?: number,
) =>
  query(review.ofProduct, {
    params: { productId },
    query: {
      lang: contentLang(visitor),
      sort,
      ...(stars && { stars }),
      ...(language && { language }),
      page,
      ...(per_page && { per_page }),
    },
  })

/** Like `reviewsOf`, in the number shown on the product's page. */
export const productPageReviews = (visitor: Visitor, productId: string, filters: ReviewFilters) =>
  reviewsOf(visitor, productId, filters, onProductPage)

export const ownReviews = (visitor: Visitor, page: number) =>
  query(review.mine, { query: { lang: contentLang(visitor), page } })

export const ownReview = (visitor: Visitor, id = '') =>
  query(review.one, { params: { id }, query: { lang: contentLang(visitor) } })

/** Tours that wait for a review. */
export const reviewRequests = (visitor: Visitor, page: number) =>
  query(review.requests, { query: { lang: contentLang(visitor), page } })

/** Whether one booking can be reviewed. */
export const reviewRequest = (visitor: Visitor, id = '') =>
  query(review.request, { params: { id }, query: { lang: contentLang(visitor) } })

export const ownPosts = (page: number) => query(socialReview.mine, { query: { page } })
