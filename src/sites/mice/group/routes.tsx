import type { RouteObject } from 'react-router-dom'
import { texts } from '#src/session/route'

/** The route that the emailed link leads to (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'mice/invitation',
    lazy: () => import('./pages/invitation'),
    handle: { title: 'title.invitation' },
    loader: texts('mice.group', 'mice.account', 'account', 'refusal'),
  },
]
