import type { RouteObject } from 'react-router-dom'
import { texts } from '#src/session/route'

/** The section's route (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seoulitepass/airport',
    lazy: () => import('./pages/airport'),
    handle: { title: 'title.airport' },
    loader: texts('seoulitepass.airport'),
  },
]
