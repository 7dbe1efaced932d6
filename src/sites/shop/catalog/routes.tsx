import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import { product, related } from './queries'

const ofSearch = loadOf(() => import('./search-queries'))
const ofReviews = loadOf(() => import('../review/queries'))

/** The product and the review filters in an address. */
const reviewFiltersOf = ({ pathname, searchParams: at }: URL) =>
  [pathname, at.get('sort'), at.get('stars'), at.get('language'), at.get('page')].join()

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'product/search/:category/:region',
    lazy: () => import('./pages/search'),
    handle: { title: 'title.search' },
    loader: ofSearch(['shop.catalog'], ({ searchQueries }, visitor, place) => searchQueries(visitor, place)),
  },
  {
    path: 'product/detail/:productId',
    lazy: () => import('./pages/detail'),
    handle: { title: 'title.detail' },
    loader: ofReviews(
      ['shop.catalog', 'shop.review'],
      ({ productPageReviews, reviewFiltersIn }, visitor, { params: { productId = '' }, search }) => [
        product(visitor, productId),
        related(visitor, productId),
        productPageReviews(visitor, productId, reviewFiltersIn(search)),
      ],
    ),
    // Only the review filters change what the loader fetches; the choice in the address does not.
    shouldRevalidate: ({ currentUrl, nextUrl }) => reviewFiltersOf(currentUrl) !== reviewFiltersOf(nextUrl),
  },
]
