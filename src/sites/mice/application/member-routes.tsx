import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofApplications = loadOf(async () => ({
  ...(await import('../queries')),
  ...(await import('../parts/use-own')),
  ...(await import('./queries')),
}))
const texts = ['mice.application', 'mice.account', 'booking', 'guest', 'account', 'refusal']

/** The routes of applicants (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'mice/myapplication',
    lazy: () => import('./pages/my-application'),
    handle: { title: 'title.myapplication' },
    loader: ofApplications(texts, ({ thisFair, ownRegistration, ownApplications, ownHosting }, visitor) => [
      thisFair(),
      ownRegistration(),
      ownApplications(visitor),
      ownHosting(),
    ]),
  },
  {
    path: 'mice/application/registration',
    lazy: () => import('./pages/registration'),
    handle: { title: 'title.apply' },
    loader: ofApplications(texts, ({ thisFair, ownRegistration, ownApplications, ownHosting, boothPlan }, visitor) => [
      thisFair(),
      ownRegistration(),
      ownApplications(visitor),
      ownHosting(),
      boothPlan(),
    ]),
  },
]
