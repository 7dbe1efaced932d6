import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofHome = loadOf(() => import('./queries'))

/** The section's route behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin',
    lazy: () => import('./pages/home'),
    handle: { title: 'title.home' },
    loader: ofHome(['admin.home', 'refusal'], ({ today, figures, steps }) => [today(), figures(), steps()]),
  },
  {
    path: 'admin/first-steps',
    lazy: () => import('./pages/first-steps'),
    handle: { title: 'title.firstSteps' },
    loader: ofHome(['admin.home', 'refusal'], ({ steps }) => [steps()]),
  },
]
