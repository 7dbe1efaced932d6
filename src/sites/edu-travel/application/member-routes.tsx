import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofApplications = loadOf(async () => ({ ...(await import('./queries')), ...(await import('../queries')) }))
const words = ['edu-travel.application', 'education', 'paste', 'thread', 'refusal']

/** The section's routes behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seouledutravel/myapplication',
    lazy: () => import('./pages/my-applications'),
    handle: { title: 'title.myApplication' },
    loader: ofApplications(words, ({ ownApplications }, _, { page }) => [ownApplications(page)]),
  },
  {
    path: 'seouledutravel/myapplication/detail/:appId',
    lazy: () => import('./pages/my-application'),
    handle: { title: 'title.myApplicationDetail' },
    loader: ofApplications(words, ({ ownApplication }, _, { params }) => [ownApplication(params.appId ?? '')]),
  },
  {
    path: 'seouledutravel/application/registration',
    lazy: () => import('./pages/registration'),
    handle: { title: 'title.registration' },
    loader: ofApplications(words, ({ ownApplication, ownApplications, thisYear }, _, { search }) => {
      const id = search.get('app')
      return id ? [ownApplication(id)] : [thisYear(), ownApplications(1)]
    }),
  },
]
