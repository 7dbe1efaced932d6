import type { RouteObject } from 'react-router-dom'
import { texts } from '#src/session/route'

/** The route that the emailed link leads to (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seoulitepass/gift',
    lazy: () => import('./pages/gift'),
    handle: { title: 'title.gift' },
    loader: texts('seoulitepass.gift', 'account', 'refusal'),
  },
]
