import type { RouteObject } from 'react-router-dom'
import { load, requireGuest } from '#src/session/route'
import { paths } from '../site'

/** Its address (product §2). */
export const routes: RouteObject[] = [
  {
    middleware: [requireGuest('admin', paths.home)],
    children: [
      {
        path: 'seouleduadmin/signin',
        lazy: () => import('./pages/signin'),
        handle: { title: 'title.signin' },
        loader: load(['account', 'refusal']),
      },
    ],
  },
]
