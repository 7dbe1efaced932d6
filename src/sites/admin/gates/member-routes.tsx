import type { RouteObject } from 'react-router-dom'
import { texts } from '#src/session/route'

/** The section's route behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/gates',
    lazy: () => import('./pages/gates'),
    handle: { title: 'title.gates' },
    // No data: if that of one section cannot be loaded, the others are shown.
    loader: texts('admin.gates', 'admin.mice', 'refusal'),
  },
]
