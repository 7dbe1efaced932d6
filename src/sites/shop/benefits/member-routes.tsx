import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofBenefits = loadOf(() => import('./queries'))
const benefits = ['shop.benefits']

/** Its addresses behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'account/my-points',
    lazy: () => import('./pages/my-points'),
    handle: { title: 'title.myPoints' },
    loader: ofBenefits(
      benefits,
      ({ availablePoints, pointHistory, points, pointsWantedIn }, visitor, { page, search }) => {
        const wanted = pointsWantedIn(search, page)
        return [points(), wanted.view === 'history' ? pointHistory(visitor, wanted) : availablePoints(visitor, wanted)]
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
