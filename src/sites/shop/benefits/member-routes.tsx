import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofBenefits = loadOf(() => import('./queries'))
const benefits = ['shop.benefits']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'account/my-points',
    lazy: () => import('./pages/my-points'),
    handle: { title: 'title.myPoints' },
    loader: ofBenefits(
      benefits,
      ({ availablePoints, pointHistory, points, pointsFiltersIn }, visitor, { page, search }) => {
        const filters = pointsFiltersIn(search, page)
        return [
          points(),
          filters.view === 'history' ? pointHistory(visitor, filters) : availablePoints(visitor, filters),
        ]
      },
    ),
  },
  {
    path: 'account/my-coupons',
    lazy: () => import('./pages/my-coupons'),
    handle: { title: 'title.myCoupons' },
    loader: ofBenefits([...benefits, 'refusal'], ({ ownCoupons, productIn }, visitor, { search }) => [
      ownCoupons(visitor, productIn(search)),
    ]),
  },
]
