import type { RouteObject } from 'react-router-dom'
import { requireStranger } from '#src/kits/desk/require-role'
import { load } from '#src/session/route'
import { deskRoles, paths } from '../site'

/** The section's route (product §2). */
export const routes: RouteObject[] = [
  {
    middleware: [requireStranger('admin', deskRoles, paths.home)],
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
