import type { RouteObject } from 'react-router-dom'
import { loadOf, texts } from '#src/session/route'

const ofGates = loadOf(() => import('./queries'))

/** The section's route behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/gates',
    lazy: () => import('./pages/gates'),
    handle: { title: 'title.gates' },
    // No data: if that of one section cannot be loaded, the others are shown.
    loader: texts('admin.gates', 'admin.mice', 'refusal'),
  },
  {
    path: 'admin/gates/setup',
    lazy: () => import('./pages/setup'),
    handle: { title: 'title.gatesSetup' },
    loader: ofGates(['admin.gates', 'exhibition-desk', 'refusal'], ({ gateTours }) => [gateTours()]),
  },
]
