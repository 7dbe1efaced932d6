import { type LanguageCode, languageCodes } from '#contract/languages'
import { type ReviewSort, review, reviewSorts, starsDown } from '#contract/review'
import { socialReview } from '#contract/social-review'
import { query } from '#src/api/query'
import { contentLang, type Visitor } from '#src/session/visitor'

/** Reviews on the page of a product: the others have a page of their own. */
const firstReviews = 3

/** What an address of the page of all reviews asks for. */
export interface ReviewsWanted {
  sort: ReviewSort
  stars: number | null
  language: LanguageCode | null
  page: number
}

/** Reads such an address; what makes no sense in it is left out. */
export function reviewsWanted(search: URLSearchParams): ReviewsWanted {
  const page = Number.parseInt(search.get('page') ?? '', 10)
  return {
    sort: reviewSorts.find((each) => each === search.get('sort')) ?? 'newest',
    stars: starsDown.find((each) => String(each) === search.get('stars')) ?? null,
    language: languageCodes.find((each) => each === search.get('language')) ?? null,
    page: page > 0 ? page : 1,
  }
}

/** Reviews of a product as an address asks for them. */
export const reviewsOf = (visitor: Visitor, productId: string, { sort, stars, language, page }: ReviewsWanted) =>
  query(review.ofProduct, {
    params: { productId },
    query: {
      lang: contentLang(visitor),
      sort,
      ...(stars && { stars }),
      ...(language && { language }),
      page,
    },
  })

/** What the product's own page shows of its reviews. */
export const newestReviews = (visitor: Visitor, productId: string) =>
  query(review.ofProduct, { params: { productId }, query: { lang: contentLang(visitor), per_page: firstReviews } })

export const ownReviews = (visitor: Visitor, page: number) =>
  query(review.mine, { query: { lang: contentLang(visitor), page } })

export const ownReview = (visitor: Visitor, id = '') =>
  query(review.one, { params: { id }, query: { lang: contentLang(visitor) } })

/** Tours that wait for a review. */
export const reviewRequests = (visitor: Visitor, page: number) =>
  query(review.requests, { query: { lang: contentLang(visitor), page } })

/** How one booking stands towards a review. */
export const reviewRequest = (visitor: Visitor, id = '') =>
  query(review.request, { params: { id }, query: { lang: contentLang(visitor) } })

export const ownPosts = (page: number) => query(socialReview.mine, { query: { page } })
