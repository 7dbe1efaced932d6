import type { RouteObject } from 'react-router-dom'
import { loadOf } from '#src/session/route'

const ofJobs = loadOf(() => import('./queries'))

/** The section's route behind the sign-in (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'admin/jobs',
    lazy: () => import('./pages/jobs'),
    handle: { title: 'title.jobs' },
    loader: ofJobs(['admin.jobs', 'refusal'], ({ jobs }) => [jobs()]),
  },
]
