import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import { affiliates } from '../queries'

const ofOwn = loadOf(async () => ({
  ...(await import('../parts/use-wishes')),
  ...(await import('../passes/queries')),
  ...(await import('../plan/queries')),
}))

/** The section's route behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seoulitepass/mypage',
    lazy: () => import('./pages/mypage'),
    handle: { title: 'title.mypage' },
    loader: ofOwn(
      [
        'seoulitepass.account',
        'seoulitepass.affiliate',
        'seoulitepass.passes',
        'seoulitepass.plan',
        'account',
        'booking',
        'guest',
        'refusal',
      ],
      ({ wishes, ownPasses, ownOrders, ownPlans }, visitor) => [
        affiliates(),
        wishes(),
        ownPasses(),
        ownOrders(visitor),
        ownPlans(),
      ],
    ),
  },
]
