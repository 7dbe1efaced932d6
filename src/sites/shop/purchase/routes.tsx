import type { RouteObject } from 'react-router-dom'
import { load } from '#src/session/route'
import { purchase } from '../route-texts'

/** The section's routes (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'tossSuccess',
    lazy: () => import('./pages/toss-success'),
    handle: { title: 'title.tossSuccess' },
    loader: load(purchase),
  },
  {
    path: 'tossFail',
    lazy: () => import('./pages/toss-fail'),
    handle: { title: 'title.tossFail' },
    loader: load(purchase),
  },
  {
    path: 'fail',
    lazy: () => import('./pages/fail'),
    handle: { title: 'title.fail' },
    loader: load(purchase),
  },
]
