import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofOwn = loadOf(async () => ({
  ...(await import('../queries')),
  ...(await import('../parts/use-wishes')),
}))

/** Its address behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seoulitepass/mypage',
    lazy: () => import('./pages/mypage'),
    handle: { title: 'title.mypage' },
    loader: ofOwn(
      ['seoulitepass.account', 'seoulitepass.affiliate', 'account', 'refusal'],
      ({ affiliates, wishes }) => [affiliates(), wishes()],
    ),
  },
]
