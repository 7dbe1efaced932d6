import type { RouteObject } from 'react-router-dom'
import { load } from '#src/session/route'

/** Its address behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin',
    lazy: () => import('./pages/home'),
    handle: { title: 'title.home' },
    loader: load(['admin.home', 'refusal']),
  },
]
