import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import { site } from '../site'

const ofAccount = loadOf(async () => ({
  ...(await import('./queries')),
  ...(await import('#src/kits/account/queries')),
}))

/** The section's route behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seouledutravel/mypage',
    lazy: () => import('./pages/mypage'),
    handle: { title: 'title.mypage' },
    loader: ofAccount(['edu-travel.account', 'account', 'refusal'], ({ ownApplicant, codeWay }) => [
      ownApplicant(),
      codeWay(site),
    ]),
  },
]
