import type { RouteObject } from 'react-router-dom'
import { texts } from '#src/session/route'

/** The section's route behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seoulitepass/scan',
    lazy: () => import('./pages/scan'),
    handle: { title: 'title.scan' },
    loader: texts('seoulitepass.scan', 'offline', 'scanner', 'refusal'),
  },
]
