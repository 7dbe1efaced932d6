import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofHome = loadOf(() => import('./queries'))

/** The section's route behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seouleduadmin',
    lazy: () => import('./pages/home'),
    handle: { title: 'title.home' },
    loader: ofHome(['edu-admin.home'], ({ figures, yearIn }, _, { search }) => [figures(yearIn(search))]),
  },
]
