import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'
import { account, signing } from '../route-texts'
import { site } from '../site'
import { ownProfile } from './own-profile'

const ofAccount = loadOf(async () => ({
  ...(await import('./queries')),
  ...(await import('#src/kits/account/queries')),
}))
const ofBenefits = loadOf(() => import('../benefits/queries'))

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'account/my-menu',
    lazy: () => import('./pages/my-menu'),
    handle: { title: 'title.myMenu' },
    loader: ofBenefits(account, ({ ownCoupons, points }, visitor) => [points(), ownCoupons(visitor)]),
  },
  {
    path: 'account/my-profile',
    lazy: () => import('./pages/my-profile'),
    handle: { title: 'title.myProfile' },
    loader: ofAccount(signing, ({ waysIn, withdrawalCheck }, visitor) => [
      ownProfile(visitor),
      withdrawalCheck(site),
      waysIn(),
    ]),
  },
  {
    path: 'account/phone-number-change',
    lazy: () => import('./pages/phone-number-change'),
    handle: { title: 'title.phoneNumberChange' },
    loader: ofAccount(account, ({ codeWay }, visitor) => [ownProfile(visitor), codeWay(site)]),
  },
]
