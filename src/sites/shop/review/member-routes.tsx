import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import { product } from '../catalog/queries'

const ofReviews = loadOf(() => import('./queries'))
const reviews = ['shop.review', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'product/:productId/review',
    lazy: () => import('./pages/product-review'),
    handle: { title: 'title.productReview' },
    loader: ofReviews(reviews, ({ reviewsOf, reviewFiltersIn }, visitor, { params: { productId = '' }, search }) => [
      product(visitor, productId),
      reviewsOf(visitor, productId, reviewFiltersIn(search)),
    ]),
  },
  {
    path: 'product/review/:productId/:bookingId',
    lazy: () => import('./pages/review-write'),
    handle: { title: 'title.reviewWrite' },
    loader: ofReviews(reviews, ({ reviewRequest }, visitor, { params }) => [reviewRequest(visitor, params.bookingId)]),
  },
  {
    path: 'user/review',
    lazy: () => import('./pages/user-review'),
    handle: { title: 'title.userReview' },
    loader: ofReviews(reviews, ({ ownReviews }, visitor, { page }) => [ownReviews(visitor, page)]),
  },
  {
    path: 'user/review/:reviewId',
    lazy: () => import('./pages/user-review-edit'),
    handle: { title: 'title.reviewEdit' },
    loader: ofReviews(reviews, ({ ownReview }, visitor, { params }) => [ownReview(visitor, params.reviewId)]),
  },
  {
    path: 'user/social-review',
    lazy: () => import('./pages/social-review'),
    handle: { title: 'title.socialReview' },
    loader: ofReviews(reviews, ({ ownPosts }, _, { page }) => [ownPosts(page)]),
  },
  {
    path: 'review-request',
    lazy: () => import('./pages/review-request'),
    handle: { title: 'title.reviewRequests' },
    loader: ofReviews(reviews, ({ reviewRequests }, visitor, { page }) => [reviewRequests(visitor, page)]),
  },
  {
    path: 'review-request/:reviewId',
    lazy: () => import('./pages/review-request-detail'),
    handle: { title: 'title.reviewRequest' },
    loader: ofReviews(reviews, ({ reviewRequest }, visitor, { params }) => [reviewRequest(visitor, params.reviewId)]),
  },
]
