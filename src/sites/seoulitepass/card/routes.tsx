import type { RouteObject } from 'react-router-dom'
import { load } from '#src/session/route'
import { affiliates, passTypes } from '../queries'

/** The section's route (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'seoulitepass/card',
    lazy: () => import('./pages/card'),
    handle: { title: 'title.card' },
    loader: load(['seoulitepass.card', 'seoulitepass.plan', 'booking', 'guest', 'refusal'], () => [
      passTypes(),
      affiliates(),
    ]),
  },
]
