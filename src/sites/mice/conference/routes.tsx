import type { RouteObject } from 'react-router-dom'
import { load } from '#src/session/route'
import { sessions, thisFair } from '../queries'

/** The section's route (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'mice/conference/conference-1',
    lazy: () => import('./pages/conference'),
    handle: { title: 'title.conference' },
    loader: load(['mice.conference'], () => [thisFair(), sessions()]),
  },
]
