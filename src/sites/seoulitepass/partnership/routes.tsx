import type { RouteObject } from 'react-router-dom'
import { texts } from '#src/session/route'

/** The section's route (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seoulitepass/partnership',
    lazy: () => import('./pages/partnership'),
    handle: { title: 'title.partnership' },
    loader: texts('seoulitepass.partnership', 'account', 'guest', 'thread', 'refusal'),
  },
]
