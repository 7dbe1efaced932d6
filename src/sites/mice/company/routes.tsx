import type { RouteObject } from 'react-router-dom'
import { load } from '#src/session/route'
import { companies, thisFair } from '../queries'

/** The section's route (product §2). */
export const routes: RouteObject[] = [
  {
    path: 'mice/company/list',
    lazy: () => import('./pages/companies'),
    handle: { title: 'title.companies' },
    loader: load(['mice.company'], () => [thisFair(), companies()]),
  },
]
